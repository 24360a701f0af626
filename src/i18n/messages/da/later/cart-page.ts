import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Opdater',
  'cart.page.removed': 'Fjernet fra kurven.',
  'cart.page.quantityKept': 'Antallet blev ikke ændret: {name}.',
  'cart.page.unanswered':
    'Vi fik intet svar. Nedenfor ser du, hvad der er i kurven nu: Tjek den, før du prøver igen.',
} satisfies Record<keyof typeof english, string>
