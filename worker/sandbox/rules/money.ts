/** An integer amount in hundredths of the currency, so that sums are exact. */
export type Cents = number

export const toCents = (amount: number): Cents => Math.round(amount * 100)
export const fromCents = (cents: Cents): number => cents / 100

/** Per cent with up to two decimals, such as Finland's 25.5, in hundredths. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** The tax included in a gross price. */
export function taxWithin(gross: Cents, percent: number): Cents {
  const rate = hundredths(percent)
  return Math.round((gross * rate) / (10_000 + rate))
}

/** The tax to add to a net price. */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * hundredths(percent)) / 10_000)
}

/** A percentage of an amount, rounded. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.round((amount * hundredths(percent)) / 10_000)
}
