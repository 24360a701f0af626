import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Uppdatera',
  'cart.page.addSavedTitle': 'Vill du lägga delarna från den sparade varukorgen i din?',
  'cart.page.addSavedHint':
    'Du har nu {count, plural, one {# vara} other {# varor}} i varukorgen. Totalt: {total}. Inget tas bort.',
  'cart.page.openSaved': 'Lägg i min varukorg',
  'cart.page.keepOwn': 'Nej tack',
} satisfies Record<keyof typeof english, string>
