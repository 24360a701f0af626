export const overview = {
  'account.overview': 'Overview',
  'account.loggedOut': 'You are no longer logged in. Log in to go on; what you typed here is kept.',
} as const
