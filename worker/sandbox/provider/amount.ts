import { type Cents, fromCents } from '../rules/money.ts'

/** `£88.33`: an amount on the pages and in the frames of the providers, which are in English. */
export function shownAmount(cents: Cents, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(fromCents(cents))
}
