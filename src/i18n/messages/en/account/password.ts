export const password = {
  'account.repeatPassword': 'Repeat password',
  'account.passwordHint': 'At least {min} characters. A few words are easy to remember and hard to guess.',
  'account.strength.weak': 'Easy to guess',
  'account.strength.fair': 'Fairly hard to guess',
  'account.strength.strong': 'Hard to guess',
  'account.problem.short': 'Use at least {min} characters',
  'account.problem.long': 'Use at most {max} characters',
  'account.problem.different': 'The two passwords are not the same',
  'account.problem.wrongPassword': 'This is not your current password',
} as const
