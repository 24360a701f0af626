import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'Auf dieser Seite',
  'info.updated': 'Zuletzt geändert am {date}',
  'info.terms': 'AGB',
  'info.privacy': 'Datenschutz',
  'info.delivery': 'Lieferung',
  'info.returns': 'Rückgabe',
  'info.withdrawal': 'Widerrufsrecht',
  'info.imprint': 'Impressum',
  'info.accessibility': 'Barrierefreiheit',
  'info.take-back': 'Rücknahme und Entsorgung',
  'info.label': '{name}:',
  'faq.contents': 'Fragen',
  'faq.unanswered': 'Ist Ihre Frage nicht dabei?',
  'help.title': 'Hilfe und Kontakt',
  'preview.title': 'Vorschau der Entwürfe',
  'preview.text': 'Sie sehen Texte, die noch nicht veröffentlicht sind.',
  'preview.end': 'Vorschau beenden',
} satisfies Record<keyof typeof english, string>
