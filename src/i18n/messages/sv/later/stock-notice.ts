import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'E-post',
  'stockNotice.hint': 'Ett meddelande när {name} går att beställa igen, inget annat.',
  'stockNotice.send': 'Skicka',
  'stockNotice.done': 'Vi skriver till {email} när delen finns igen.',
  'stockNotice.doneCustomer': 'Vi skriver till dig när delen finns igen.',
  'stockNotice.country': 'Välj först ditt land, i sidhuvudet.',
  'stockNotice.state': 'Välj först din delstat, vid landet i sidhuvudet.',
  'stockNotice.failed': 'Det gick inte. Försök igen.',
} satisfies Record<keyof typeof english, string>
