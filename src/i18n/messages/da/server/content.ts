import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'På denne side',
  'info.updated': 'Senest ændret {date}',
  'info.terms': 'Handelsbetingelser',
  'info.privacy': 'Persondatapolitik',
  'info.delivery': 'Levering',
  'info.returns': 'Returnering',
  'info.withdrawal': 'Fortrydelsesret',
  'info.imprint': 'Om virksomheden',
  'info.accessibility': 'Tilgængelighed',
  'info.take-back': 'Tilbagetagning og genanvendelse',
  'info.label': '{name}:',
  'faq.contents': 'Spørgsmål',
  'faq.unanswered': 'Fandt du ikke svaret her?',
  'help.title': 'Hjælp og kontakt',
  'preview.title': 'Forhåndsvisning af kladder',
  'preview.text': 'Du ser tekster, der ikke er udgivet endnu.',
  'preview.end': 'Afslut forhåndsvisningen',
} satisfies Record<keyof typeof english, string>
