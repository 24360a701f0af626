export const cart = {
  'addAll.added': 'In the cart:',
  'addAll.notAdded': 'Not added:',
} as const
