import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { Price } from '../price.ts'
import type { PurchaseChoice, PurchaseSection, PurchaseSum } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'
import { cents, partsPrice } from './bundle-sum.ts'

/** The rule for the price of a set: the sum of its parts less `discount` per cent, with the endings of its price list. */
export type SetPricing = Pick<PurchaseSum, 'discount' | 'endings'>

/** The lowest price of a set: the cheapest item of each required section. Null if one has none. */
export function minBundlePrice(sections: readonly PurchaseSection[], pricing: SetPricing): number | null {
  const cheapest = sections
    .filter(({ required }) => required)
    .map(({ quantity, choices }) => {
      const prices = choices.flatMap(({ price }) => price ?? [])
      return { quantity, price: prices.length > 0 ? Math.min(...prices) : null }
    })
  return priceOf(cheapest, pricing)
}

/** The highest price of a set: the dearest item of each section that has one with a price. */
export function maxBundlePrice(sections: readonly PurchaseSection[], pricing: SetPricing): number | null {
  const dearest = sections.flatMap(({ quantity, choices }) => {
    const prices = choices.flatMap(({ price }) => price ?? [])
    return prices.length > 0 ? { quantity, price: Math.max(...prices) } : []
  })
  return priceOf(dearest, pricing)
}

function priceOf(
  parts: readonly { price: number | null; quantity: number }[],
  { discount, endings }: SetPricing,
): number | null {
  const sum = partsPrice(parts)
  return sum === null ? null : setPrice(sum, discount, endings)
}

interface Chosen extends PurchaseChoice {
  quantity: number
}

/**
 * The form as it is first shown: the choices of the address, otherwise the first available item of each required
 * section, and nothing in an optional one.
 */
export function presetForm(sections: readonly PurchaseSection[], chosen: readonly BundleChoice[] = []) {
  const form = new FormData()
  for (const { section, required, choices } of sections) {
    const wanted = chosen.find((entry) => entry.section === section)?.item
    const known = choices.find(({ item, available }) => available && item === wanted)
    const first = known ?? (required ? choices.find(({ available }) => available) : undefined)
    form.set(purchaseFields.section(section), first?.item ?? '')
  }
  return form
}

/** The chosen items with the quantities of their sections; null if a required section is empty. */
export function chosenParts(sections: readonly PurchaseSection[], form: FormData): Chosen[] | null {
  const chosen = sections.map(({ section, quantity, required, choices }) => {
    const item = form.get(purchaseFields.section(section))
    const choice = choices.find((entry) => entry.item === item)
    return { required, part: choice ? { ...choice, quantity } : null }
  })
  if (chosen.some(({ required, part }) => required && !part)) return null
  return chosen.flatMap(({ part }) => part ?? [])
}

/** The price of a set with the chosen items; null if it is incomplete, or an item has no price. */
export function chosenAmount(
  sections: readonly PurchaseSection[],
  pricing: SetPricing,
  form: FormData,
): number | null {
  const parts = chosenParts(sections, form)
  return parts && priceOf(parts, pricing)
}

/** The change of a set's price by another choice in a section, in units of the currency; null if it is unknown. */
export function priceDifference(
  sections: readonly PurchaseSection[],
  sum: PurchaseSum,
  form: FormData,
  { section, item }: BundleChoice,
): number | null {
  const changed = new FormData()
  for (const [name, value] of form) changed.set(name, value)
  changed.set(purchaseFields.section(section), item)
  const before = chosenAmount(sections, sum, form)
  const after = chosenAmount(sections, sum, changed)
  return before === null || after === null ? null : (cents(after) - cents(before)) / 100
}

/** The price of a set as chosen, with what it saves against its parts and the deposits of these. */
export function chosenPrice(
  sections: readonly PurchaseSection[],
  sum: PurchaseSum,
  form: FormData,
): Price | null {
  const amount = chosenAmount(sections, sum, form)
  const parts = chosenParts(sections, form)
  if (amount === null || parts === null) return null
  const money = (value: number) => formatMoney(value, sum.currency, sum.intl)
  const saving = (cents(partsPrice(parts) ?? amount) - cents(amount)) / 100
  const deposits = parts.flatMap(({ deposit }) => deposit || [])
  return {
    price: money(amount),
    vat: sum.text.vat,
    ...(saving > 0 ? { saving: `${sum.text.saving} ${money(saving)}` } : {}),
    ...(deposits.length > 0 ? { additions: deposits.join(', ') } : {}),
  }
}
