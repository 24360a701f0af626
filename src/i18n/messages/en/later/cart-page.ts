export const cartPage = {
  'cart.page.update': 'Update',
  'cart.page.removed': 'Taken out of your cart.',
  'cart.page.quantityKept': 'The quantity was not changed: {name}.',
  'cart.page.unanswered':
    'We got no answer. Below is what your cart holds now: check it before you try again.',
  'cart.page.replaceTitle': 'Replace your cart with the saved one?',
  'cart.page.openTitle': 'Open the saved cart?',
  'cart.page.replaceHint':
    'You have {count, plural, one {# item} other {# items}} in your cart now. Total: {total}. The saved cart takes its place.',
  'cart.page.openSaved': 'Open saved cart',
  'cart.page.keepOwn': 'Keep my cart',
  'cart.page.restored':
    'Your saved cart is open. {count, plural, one {# item} other {# items}} in your cart.',
  'cart.page.savedCartGone':
    'This link no longer opens a cart: it is out of date, or its order has been placed. Your own cart is unchanged.',
} as const
