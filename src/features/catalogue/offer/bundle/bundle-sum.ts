/** An amount in hundredths of its currency, which add up exactly. */
export const cents = (amount: number) => Math.round(amount * 100)

/** The sum of the prices of parts that are bought together; null if one of them has no price. */
export function partsPrice(parts: readonly { price: number | null; quantity: number }[]): number | null {
  let sum = 0
  for (const { price, quantity } of parts) {
    if (price === null) return null
    sum += cents(price) * quantity
  }
  return sum / 100
}
