import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Päivitä',
  'cart.page.addSavedTitle': 'Lisätäänkö tallennetun ostoskorin osat omaasi?',
  'cart.page.addSavedHint':
    'Ostoskorissasi on nyt {count, plural, one {# tuote} other {# tuotetta}}. Yhteensä: {total}. Mitään ei poisteta.',
  'cart.page.openSaved': 'Lisää ostoskoriini',
  'cart.page.keepOwn': 'Ei kiitos',
} satisfies Record<keyof typeof english, string>
