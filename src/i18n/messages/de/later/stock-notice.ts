import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'E-Mail-Adresse',
  'stockNotice.hint': 'Eine Nachricht, wenn {name} wieder bestellt werden kann, sonst nichts.',
  'stockNotice.send': 'Absenden',
  'stockNotice.done': 'Wir schreiben an {email}, sobald der Artikel wieder da ist.',
  'stockNotice.doneCustomer': 'Wir schreiben Ihnen, sobald der Artikel wieder da ist.',
  'stockNotice.country': 'Wählen Sie zuerst oben auf der Seite Ihr Land.',
  'stockNotice.state': 'Wählen Sie zuerst oben auf der Seite beim Land Ihren Bundesstaat.',
  'stockNotice.failed': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
} satisfies Record<keyof typeof english, string>
