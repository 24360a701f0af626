/** A price from a day on, `YYYY-MM-DD`. */
export interface PriceChange {
  since: string
  price: number
}

const windowDays = 30
const day = 86_400_000

export function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * day).toISOString().slice(0, 10)
}

/** The lowest price of the thirty days before a day; null when there was none. */
export function lowestBefore(changes: readonly PriceChange[], date: string): number | null {
  const start = dayBefore(date, windowDays)
  const sorted = [...changes].sort((left, right) => (left.since < right.since ? -1 : 1))
  const running = sorted.filter(({ since }) => since <= start).at(-1)
  const within = sorted.filter(({ since }) => since > start && since < date)
  const prices = [...(running ? [running] : []), ...within].map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}

export interface ShownPrice {
  price: number
  before: number
  lowest30: number | null
}

/**
 * The price with its reference price: the lowest of the thirty days before `since` (Directive 98/6/EC, article 6a).
 * Without a reduction against that, `before` equals `price` and `lowest30` is null.
 */
export function shownPrice(price: number, changes: readonly PriceChange[], since: string): ShownPrice {
  const lowest = lowestBefore(changes, since)
  return lowest !== null && lowest > price
    ? { price, before: lowest, lowest30: lowest }
    : { price, before: price, lowest30: null }
}
