/** An amount in hundredths of its currency: sums and shares are exact. */
export type Cents = number

export const toCents = (amount: number): Cents => Math.round(amount * 100)
export const fromCents = (cents: Cents): number => cents / 100

/** `percent` may have two decimals, as Finland's 25.5 has one. */
const hundredths = (percent: number) => Math.round(percent * 100)

/** The part of a price that is tax, where the price contains it. */
export function taxWithin(gross: Cents, percent: number): Cents {
  const rate = hundredths(percent)
  return Math.round((gross * rate) / (10_000 + rate))
}

/** The tax that comes on top of a price. */
export function taxOn(net: Cents, percent: number): Cents {
  return Math.round((net * hundredths(percent)) / 10_000)
}

/** A part of an amount. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.round((amount * hundredths(percent)) / 10_000)
}
