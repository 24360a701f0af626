import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'E-mailadres',
  'stockNotice.hint': 'Eén bericht zodra {name} weer kan worden besteld, verder niets.',
  'stockNotice.send': 'Versturen',
  'stockNotice.done': 'We mailen naar {email} zodra het weer leverbaar is.',
  'stockNotice.doneCustomer': 'We mailen u zodra het weer leverbaar is.',
  'stockNotice.country': 'Kies eerst uw land, boven aan de pagina.',
  'stockNotice.state': 'Kies eerst uw staat, bij het land boven aan de pagina.',
  'stockNotice.failed': 'Dat is niet gelukt. Probeer het opnieuw.',
} satisfies Record<keyof typeof english, string>
