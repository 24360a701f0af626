export const shell = {
  'shell.pricesFor': 'Prices for: {country}, in {currency}',
} as const
