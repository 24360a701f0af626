import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'In de winkelwagen:',
  'addAll.notAdded': 'Niet toegevoegd:',
} satisfies Record<keyof typeof english, string>
