export const cartPage = {
  'cart.page.update': 'Update',
  'cart.page.removed': 'Taken out of your cart.',
  'cart.page.quantityKept': 'The quantity was not changed: {name}.',
  'cart.page.unanswered':
    'We got no answer. Below is what your cart holds now: check it before you try again.',
} as const
