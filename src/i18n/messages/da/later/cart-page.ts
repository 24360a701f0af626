import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Opdatér',
  'cart.page.addSavedTitle': 'Vil du lægge delene fra den gemte kurv i din?',
  'cart.page.addSavedHint':
    'Du har nu {count, plural, one {# vare} other {# varer}} i kurven. I alt: {total}. Intet fjernes.',
  'cart.page.openSaved': 'Læg i min kurv',
  'cart.page.keepOwn': 'Nej tak',
} satisfies Record<keyof typeof english, string>
