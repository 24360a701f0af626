export const region = {
  'region.pricesFor': 'Prices for: {country}, in {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# part is not sold in this country and was taken out of your cart.} other {# parts are not sold in this country and were taken out of your cart.}}',
  'region.andMore': '{names} and {count} more',
  'region.incomplete': 'Not everything could be put back into your cart. Please add what is missing again.',
  'region.unanswered': 'The country could not be changed. Your cart is as before. Try again in a moment.',
} as const
