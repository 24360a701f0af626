export const password = {
  'account.changePassword': 'Change password',
  'account.currentPassword': 'Current password',
  'account.newPassword': 'New password',
  'account.savePassword': 'Save password',
  'account.passwordChanged': 'Your password has been changed. On other devices you have to log in again.',
  'account.passwordReset': 'Your new password is saved, and you are logged in.',
  'account.passwordFailed':
    'We can’t tell whether your password was saved. Try to log in with the new one, or try again in a moment.',
  'account.forgotHint': 'Enter your account’s email address. We’ll email you a link to set a new password.',
  'account.sendLink': 'Send link',
  'account.mailSent':
    'If there’s an account for this email, we’ve sent a link to set a new password. It works once.',
  'account.mailFailed': 'The link could not be sent right now. Try again in a moment.',
  'account.deadLink': 'This link no longer works',
  'account.linkGone': 'This link is incomplete, has been used or has expired.',
  'account.newLink': 'Get a new link',
  'account.repeatPassword': 'Repeat password',
  'account.passwordHint': 'At least {min} characters. A few words are easy to remember and hard to guess.',
  'account.strength.weak': 'Easy to guess',
  'account.strength.fair': 'Fairly hard to guess',
  'account.strength.strong': 'Hard to guess',
  'account.problem.short': 'Use at least {min} characters',
  'account.problem.long': 'Use at most {max} characters',
  'account.problem.common':
    'This password is one of the first that anyone would guess. Choose another, such as four words that do not belong together',
  'account.problem.personal':
    'This password is made up of your name, your email or our name. Choose another, such as four words that do not belong together',
  'account.problem.different': 'The two passwords are not the same',
  'account.problem.wrongPassword': 'This is not your current password',
} as const
