export const register = {
  'account.problem.taken': 'There is already an account with this email',
  'account.registerFailed':
    'Your account could not be created just now. Your cart is as before. Try again in a moment.',
  'account.newsletter': 'Send me news and offers by email',
  'account.newsletterHint':
    'We email you first. The newsletter starts once you have confirmed it by the link in that email.',
} as const
