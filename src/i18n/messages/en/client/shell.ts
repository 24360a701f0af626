export const shell = {
  'shell.skip': 'Skip to content',
  'shell.notFound': "Sorry, We Couldn't Find The Page You're Looking For!",
  'shell.notFoundHint':
    'The address may be mistyped, or the part is no longer listed. Every category is one step away.',
  'shell.toHome': 'To the home page',
  'shell.unavailable': 'The catalogue cannot be reached right now',
  'shell.unavailableSafe': 'Your cart and your orders are safe: nothing you did is lost.',
  'shell.unavailableDo': 'This usually passes within a minute. Wait a moment, then try again.',
  'shell.limited': 'Too many requests at once',
  'shell.limitedHint':
    'Many requests came from your connection within a short time. Nothing you did is lost: wait a minute, then try again. Pages of parts and categories can still be opened.',
  'shell.failed': 'Something went wrong on our side',
  'shell.failedHint': 'Your cart is safe. Try again, or start over from the home page.',
  'shell.tryAgain': 'Try again',
  'shell.homeLink': '{shop}, home page',
  'shell.categories': 'Categories',
  'shell.allCategories': 'All categories',
  'shell.account': 'Account',
  'shell.language': 'Language',
  'shell.start': 'Home',
  'shell.here': 'You are here',
} as const
