export const region = {
  'shell.region': 'Country and language',
  'region.country': 'Country',
  'region.countryHint': 'Sets prices, range and delivery.',
  'region.save': 'Save',
  'region.moved': 'Now showing prices for: {country}, in {currency}.',
  'region.totals': 'The total was {before} and is now {after}.',
  'region.undo': 'Switch back to: {country}',
  'region.continue': 'Continue',
  'delivery.to': 'Delivery to: {country}',
  'delivery.from': 'from {price}',
  'delivery.freeFrom': 'free from {price}',
} as const
