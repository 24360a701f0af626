export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.consent': 'News about parts and offers by email. You can unsubscribe at any time.',
  'newsletter.email': 'Your email address',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.subscribed': 'Welcome, you are now subscribed to our newsletter.',
  'newsletter.limited': 'You have tried several times. Wait ten minutes, then try again.',
  'newsletter.failed': 'Something went wrong. Please try again.',
} as const
