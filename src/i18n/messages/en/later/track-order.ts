export const trackOrder = {
  'trackOrder.title': 'Track your order',
  'trackOrder.intro': 'Enter the number of your order and the email address you ordered with.',
  'trackOrder.find': 'Find order',
  'trackOrder.none': 'We found no order with this number and email address.',
  'trackOrder.limited': 'You have tried several times. Wait an hour, or log in to see your orders.',
  'trackOrder.failed': 'Orders cannot be looked up just now. Try again in a moment.',
  'trackOrder.absent': 'Log in to follow your order, or contact customer service.',
  'trackOrder.numberHint': 'It is in your order confirmation.',
} as const
