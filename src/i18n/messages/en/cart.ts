export const cart = {
  'cart.cart': 'Cart',
  'cart.withCount': 'Cart, {count, plural, one {# item} other {# items}}',
  'cart.add': 'Add to cart',
  'cart.adding': 'Adding …',
  'cart.quantity': 'Quantity',
  'cart.increase': 'Increase quantity',
  'cart.decrease': 'Decrease quantity',
} as const
