import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'På den här sidan',
  'info.updated': 'Senast ändrad {date}',
  'info.terms': 'Köpvillkor',
  'info.privacy': 'Integritetspolicy',
  'info.delivery': 'Leverans',
  'info.returns': 'Returer',
  'info.withdrawal': 'Ångerrätt',
  'info.imprint': 'Om företaget',
  'info.accessibility': 'Tillgänglighet',
  'info.take-back': 'Återtagning och återvinning',
  'info.label': '{name}:',
  'faq.contents': 'Frågor',
  'faq.unanswered': 'Hittar du inte svaret här?',
  'help.title': 'Hjälp och kontakt',
  'preview.title': 'Förhandsgranskning',
  'preview.text': 'Du ser texter som inte är publicerade än.',
  'preview.end': 'Avsluta förhandsgranskningen',
} satisfies Record<keyof typeof english, string>
