import type { PurchaseChoice, PurchaseSection } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'

const cents = (amount: number) => Math.round(amount * 100)

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

/** The lowest price of a bundle: the cheapest item of each required section. Null if one has none. */
export function minBundlePrice(sections: readonly PurchaseSection[], discount: number): number | null {
  const cheapest = sections
    .filter(({ required }) => required)
    .map(({ quantity, choices }) => ({
      quantity,
      price: choices.reduce<number | null>(
        (min, { price }) => (price === null || (min !== null && min <= price) ? min : price),
        null,
      ),
    }))
  return bundlePrice(cheapest, discount)
}

interface Chosen extends PurchaseChoice {
  quantity: number
}

export function chosenParts(sections: readonly PurchaseSection[], form: FormData): Chosen[] | null {
  const chosen = sections.map(({ section, quantity, required, choices }) => {
    const item = form.get(purchaseFields.section(section))
    const choice = choices.find((entry) => entry.item === item)
    return { required, part: choice ? { ...choice, quantity } : null }
  })
  if (chosen.some(({ required, part }) => required && !part)) return null
  return chosen.flatMap(({ part }) => part ?? [])
}
