export const newsletter = {
  'newsletter.title': 'Newsletter',
  'newsletter.consent': 'News about parts and offers by email. You can unsubscribe at any time.',
  'newsletter.email': 'Your email address',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.subscribed': 'Welcome, you are now subscribed to our newsletter.',
  'newsletter.confirming': 'Check your email: the link we sent confirms your subscription.',
  'newsletter.ask':
    'Do you want to receive our newsletter at the address this link was sent to? You can unsubscribe at any time.',
  'newsletter.confirm': 'Yes, subscribe',
  'newsletter.expired': 'This link no longer works. Enter your address and we’ll send you another.',
  'newsletter.limited': 'You have tried several times. Wait ten minutes, then try again.',
  'newsletter.failed': 'Something went wrong. Please try again.',
} as const
