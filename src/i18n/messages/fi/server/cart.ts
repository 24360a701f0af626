import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Ostoskorissa:',
  'addAll.notAdded': 'Lisäämättä jäivät:',
} satisfies Record<keyof typeof english, string>
