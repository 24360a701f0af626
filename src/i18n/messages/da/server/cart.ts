import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'I kurven:',
  'addAll.notAdded': 'Ikke lagt i kurven:',
} satisfies Record<keyof typeof english, string>
