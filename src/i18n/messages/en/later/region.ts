export const region = {
  'shell.region': 'Country and language',
  'region.country': 'Country',
  'region.countryHint': 'Decides prices, what is sold, and how it is delivered.',
  'region.save': 'Save',
  'region.moved': 'Prices are now those for: {country}, in {currency}.',
  'region.totals': 'The total was {before} and is now {after}.',
  'region.undo': 'Back to: {country}',
  'region.continue': 'Continue',
  'delivery.to': 'Delivery to: {country}',
  'delivery.from': 'from {price}',
  'delivery.freeFrom': 'free from {price}',
} as const
