export const cart = {
  'cart.cart': 'Cart',
  'cart.withCount': 'Cart, {count, plural, one {# item} other {# items}}',
  'cart.add': 'Add to cart',
  'cart.addNamed': 'Add to cart: {name}',
  'cart.adding': 'Adding …',
  'cart.quantity': 'Quantity',
  'cart.increase': 'Increase quantity',
  'cart.decrease': 'Decrease quantity',
  'cart.variant': 'Version',
  'cart.chooseAll': 'Choose one part in every section of the set.',
  'cart.problem.unreachable': 'The cart cannot be reached. Nothing is lost. Try again in a moment.',
} as const
