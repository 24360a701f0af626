export const region = {
  'region.pricesFor': 'Prices for: {country}, in {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# part is not sold in this country and was removed from your cart.} other {# parts are not sold in this country and were removed from your cart.}}',
  'region.andMore': '{names} and {count} more',
  'region.incomplete': 'Not everything could be put back into your cart. Please add what is missing again.',
  'region.unanswered': 'We couldn’t change the country. Your cart hasn’t changed. Try again in a moment.',
} as const
