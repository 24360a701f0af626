import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'Op deze pagina',
  'info.updated': 'Laatst gewijzigd op {date}',
  'info.terms': 'Algemene voorwaarden',
  'info.privacy': 'Privacy',
  'info.delivery': 'Bezorging',
  'info.returns': 'Retourneren',
  'info.withdrawal': 'Herroepingsrecht',
  'info.imprint': 'Bedrijfsgegevens',
  'info.accessibility': 'Toegankelijkheid',
  'info.take-back': 'Inname en recycling',
  'info.label': '{name}:',
  'faq.contents': 'Vragen',
  'faq.unanswered': 'Staat uw vraag er niet bij?',
  'help.title': 'Hulp en contact',
  'preview.title': 'Voorbeeld van concepten',
  'preview.text': 'U ziet teksten die nog niet zijn gepubliceerd.',
  'preview.end': 'Voorbeeld sluiten',
} satisfies Record<keyof typeof english, string>
