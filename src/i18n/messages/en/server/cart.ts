export const cart = {
  'addAll.added': 'In the cart:',
  'addAll.notAdded': 'Not added:',
  'cart.page.removed': 'Removed from your cart.',
  'cart.page.quantityKept': 'The quantity was not changed: {name}.',
  'cart.page.unanswered':
    'We got no answer. Below is what your cart holds now: check it before you try again.',
  'cart.page.restored':
    'The parts from the saved cart were added. {count, plural, one {# item} other {# items}} in your cart.',
  'cart.page.notRestored': 'Not everything in the saved cart could be added. Missing: {names}.',
  'cart.page.notRestoredUnnamed':
    'Not everything in the saved cart could be added: {count, plural, one {# part is} other {# parts are}} missing.',
  'cart.page.savedCartGone':
    'This link no longer opens a cart: it is out of date, or its order has been placed. Your own cart is unchanged.',
  'cart.page.notMoved':
    'Not everything in your cart could be carried over when you logged in. Missing: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# part} other {# parts}} in your cart could not be carried over when you logged in.',
  'cart.page.codeNotMoved': 'A code could not be carried over. Please enter it again.',
} as const
