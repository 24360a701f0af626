import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'I varukorgen:',
  'addAll.notAdded': 'Inte tillagda:',
} satisfies Record<keyof typeof english, string>
