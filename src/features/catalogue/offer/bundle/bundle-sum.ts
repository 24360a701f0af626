/** An amount in hundredths of its currency, which add up exactly. */
export const cents = (amount: number) => Math.round(amount * 100)

/** The price of parts that are bought together, less `discount` per cent; null if one of them has no price. */
export function bundlePrice(
  parts: readonly { price: number | null; quantity: number }[],
  discount: number,
): number | null {
  let sum = 0
  for (const { price, quantity } of parts) {
    if (price === null) return null
    sum += cents(price) * quantity
  }
  return (sum - Math.round((sum * discount) / 100)) / 100
}
