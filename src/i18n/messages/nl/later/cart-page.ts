import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Bijwerken',
  'cart.page.addSavedTitle': 'De onderdelen uit de bewaarde winkelwagen toevoegen?',
  'cart.page.addSavedHint':
    'Er {count, plural, one {zit nu # artikel} other {zitten nu # artikelen}} in uw winkelwagen. Totaal: {total}. Er wordt niets verwijderd.',
  'cart.page.openSaved': 'In mijn winkelwagen leggen',
  'cart.page.keepOwn': 'Nee, bedankt',
} satisfies Record<keyof typeof english, string>
