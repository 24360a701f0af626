export const region = {
  'shell.region': 'Country and language',
  'region.country': 'Country',
  'region.countryHint': 'Decides prices, what is sold, and how it is delivered.',
  'region.save': 'Save',
  'region.moved': 'Prices are now those for: {country}, in {currency}.',
  'region.totals': 'The total was {before} and is now {after}.',
  'region.undo': 'Back to: {country}',
  'region.continue': 'Continue',
  'region.incomplete': 'Not everything could be put back into your cart. Please add what is missing again.',
  'region.unanswered': 'The country could not be changed. Your cart is as before. Try again in a moment.',
} as const
