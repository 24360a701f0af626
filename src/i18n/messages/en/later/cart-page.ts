export const cartPage = {
  'cart.page.update': 'Update',
  'cart.page.addSavedTitle': 'Add the parts from the saved cart to yours?',
  'cart.page.addSavedHint':
    'You have {count, plural, one {# item} other {# items}} in your cart now. Total: {total}. Nothing is removed.',
  'cart.page.openSaved': 'Add to my cart',
  'cart.page.keepOwn': 'No, thanks',
} as const
