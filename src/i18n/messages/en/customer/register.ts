export const register = {
  'account.problem.taken': 'There is already an account with this email',
  'account.registerFailed':
    'We couldn’t create your account. Your cart hasn’t changed. Try again in a moment.',
  'account.newsletter': 'Send me news and offers by email',
  'account.newsletterHint':
    'We’ll email you first. The newsletter starts once you’ve confirmed it with the link in that email.',
} as const
