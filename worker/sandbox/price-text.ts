import { type Cents, fromCents } from './rules/money.ts'

const space = '\u00a0'

/**
 * Formats a price as the API does: `1234.5, 'SEK'` → `1 234.50 SEK`, with a plain space between thousands and a
 * no-break space before the currency.
 */
export function formatPrice(amount: number, currency: string): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.')
  const sign = amount < 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${cents}${space}${currency}`
}

/** The format of `formatPrice` as described in replies, where the service has a plain space before the currency. */
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

/** `£88.33`: an amount on the pages and in the frames of the providers, which are in English. */
export function shownAmount(cents: Cents, currency: string): string {
  return localAmount(cents, currency, 'en-GB')
}

/** An amount for a reader, `88,33 €` in `de-DE`; `stripIfInteger` writes whole ones without decimals, as the shop does. */
export function localAmount(
  cents: Cents,
  currency: string,
  intl: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
): string {
  const format = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  })
  return format.format(fromCents(cents)).replace('-', '−')
}
