import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Im Warenkorb:',
  'addAll.notAdded': 'Nicht hinzugefügt:',
} satisfies Record<keyof typeof english, string>
