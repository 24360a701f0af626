/** The endings of a price list's prices. `cent`: none, prices are rounded to a hundredth. */
export const priceEndings = ['cent', 'whole, ends 5 or 9', '.90', '.95', 'whole'] as const
export type PriceEndings = (typeof priceEndings)[number]

/** Rounds an amount in units of its currency to the nearest price with these endings; at least the lowest such price. */
export function roundPrice(amount: number, endings: PriceEndings): number {
  switch (endings) {
    case 'whole, ends 5 or 9': {
      const tens = Math.floor(amount / 10) * 10
      return Math.max(5, nearest(amount, [tens - 1, tens + 5, tens + 9, tens + 15]))
    }
    case '.90':
      return ending(amount, 0.9)
    case '.95':
      return ending(amount, 0.95)
    case 'whole':
      return Math.max(1, Math.round(amount))
    case 'cent':
      return cent(amount)
  }
}

/**
 * The price of parts that are bought as a set, from their sum in units of the currency: less `discount` per cent, with
 * the endings of the price list.
 */
export function setPrice(sum: number, discount: number, endings: PriceEndings): number {
  const cents = Math.round(sum * 100)
  return roundPrice((cents - Math.round((cents * discount) / 100)) / 100, endings)
}

function ending(amount: number, cents: number): number {
  const whole = Math.floor(amount)
  return cent(Math.max(cents, nearest(amount, [whole - 1 + cents, whole + cents])))
}

function nearest(amount: number, endings: readonly number[]): number {
  return endings.reduce((best, next) => (Math.abs(next - amount) < Math.abs(best - amount) ? next : best))
}

/** Rounds an amount in units of its currency to a hundredth. */
export function cent(amount: number): number {
  return Math.round(amount * 100) / 100
}
