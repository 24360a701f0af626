const space = '\u00a0'

/** `1234.5, 'SEK'` → `1 234.50 SEK`: a plain space between thousands, a no-break space before the currency. */
export function formatPrice(amount: number, currency: string): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.')
  const sign = amount < 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${cents}${space}${currency}`
}

/** How `formatPrice` writes, as replies spell it out: there the service has a plain space before the currency. */
export function currencyFormat(currency: string) {
  return {
    currency,
    name: currency,
    prefix: '',
    suffix: ` ${currency}`,
    decimalPoint: '.',
    decimalDigits: '2',
    thousandsSeparator: ' ',
    denominator: 100,
    uri: currency.toLowerCase(),
  }
}
