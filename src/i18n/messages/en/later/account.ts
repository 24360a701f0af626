export const account = {
  'account.title': 'My account',
  'account.logIn': 'Log in',
  'account.create': 'Create account',
  'account.forgot': 'Forgot your password?',
  'account.wait':
    'Several attempts failed. This one will be checked in {count, plural, one {# second} other {# seconds}}.',
  'account.cartJoined':
    'Your cart and the one you had saved are now one, with {count, plural, one {# item} other {# items}}.',
  'account.cartBack': 'The cart you had saved is back, with {count, plural, one {# item} other {# items}}.',
  'account.logOut': 'Log out',
  'account.password': 'Password',
  'account.showPassword': 'Show password',
  'account.loggedInAs': 'Logged in as {name}',
  'account.slowed':
    'Too many wrong passwords for this account. Try again in an hour, or choose a new password by mail.',
  'account.incorrect': 'Incorrect password or email',
  'account.noAccount': 'Account not found',
  'account.failed': 'You could not be logged in just now. Your cart is as before. Try again in a moment.',
  'account.stillIn': 'You could not be logged out just now. Try again in a moment.',
  'account.loggedOut': 'You are no longer logged in. Log in to go on; what you typed here is kept.',
  'account.overview': 'Overview',
  'account.changeCars': 'Add or change cars',
  'account.changeDetails': 'Change account information',
} as const
