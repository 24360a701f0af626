export const shell = {
  'shell.skip': 'Skip to content',
  'shell.notFound': "Sorry, We Couldn't Find The Page You're Looking For!",
  'shell.notFoundHint':
    'The address may be mistyped, or the part is no longer listed. Every category is one step away.',
  'shell.toHome': 'To the home page',
  'shell.away': 'The catalogue cannot be reached right now',
  'shell.awaySafe': 'Your cart and your orders are safe: nothing you did is lost.',
  'shell.awayDo': 'This usually passes within a minute. Wait a moment, then try again.',
  'shell.failed': 'Something went wrong on our side',
  'shell.failedHint': 'Your cart is safe. Try again, or start over from the home page.',
  'shell.tryAgain': 'Try again',
  'shell.homeLink': 'Tappet, home page',
  'shell.categories': 'Categories',
  'shell.language': 'Language',
  'shell.start': 'Home',
  'shell.here': 'You are here',
  'shell.pricesFor': 'Prices for {country}, in {currency}',
} as const
