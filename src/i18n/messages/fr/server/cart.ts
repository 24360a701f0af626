import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Dans le panier :',
  'addAll.notAdded': 'Non ajoutées :',
} satisfies Record<keyof typeof english, string>
