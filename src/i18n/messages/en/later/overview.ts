export const overview = {
  'account.overview': 'Overview',
  'account.changeCars': 'Add or change cars',
  'account.changeDetails': 'Change account information',
  'account.loggedOut': 'You are no longer logged in. Log in to go on; what you typed here is kept.',
} as const
