import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Stock } from '#src/commerce/contract/catalogue/item.ts'
import { purchaseFields } from './purchase-fields.ts'
import { parseQuantity, type QuantityLimits, type QuantityProblem, roundUpQuantity } from './quantity.ts'

export interface Purchase {
  product: string
  items: PurchaseItem[]
  /**
   * Quantity needed: 2, "Recommended: 2 per axle". The number is null if it depends on the car; all is null without
   * advice.
   */
  recommended: { quantity: number | null; text: string } | null
  limits: QuantityLimits
  /** "Sold in multiples of 2."; empty without a rule. */
  soldAs: string
  /** The deposit item charged with each piece; empty without one. */
  deposit: string
  /** The sections of a bundle with a choice; empty for other products. */
  sections: PurchaseSection[]
  text: { optional: string; without: string }
  /** The computation of a bundle's price; null for other products and if unknown. */
  sum: PurchaseSum | null
}

/** Data to compute the price of a choice in the browser, with texts from the server. */
export interface PurchaseSum {
  /** Discount on the parts, in per cent. */
  discount: number
  currency: string
  /** Locale of numbers: `sv-FI`. */
  intl: string
  text: { chosen: string; vat: string }
}

export interface PurchaseItem {
  item: string
  /** "1 litre"; empty if the product has one item. */
  name: string
  fullName: string
  /** The id in events. */
  article: string
  stock: Stock
}

export interface PurchaseSection {
  section: string
  name: string
  quantity: number
  /** False if the section may stay empty. */
  required: boolean
  choices: PurchaseChoice[]
}

export interface PurchaseChoice {
  item: string
  name: string
  available: boolean
  /** Of one piece; null without a price here. */
  price: number | null
  /** "plus 7,50 € deposit", for the section's quantity; empty without one. */
  deposit: string
}

export interface PurchaseInput {
  item: string
  quantity: number
  /** The chosen item of each section of a flexible bundle. */
  choices: BundleChoice[]
}

/** True if a part of the stock can be ordered now. */
export function isBuyable(stock: Stock): boolean {
  return stock !== 'no'
}

/** The initial item: the first available one, otherwise the first. */
export function firstItem({ items }: Purchase): PurchaseItem | null {
  return items.find(({ stock }) => isBuyable(stock)) ?? items[0] ?? null
}

export function firstQuantity({ recommended, limits }: Purchase, needed: number | null = null): number {
  return roundUpQuantity(needed ?? recommended?.quantity ?? limits.min, limits)
}

/** `incomplete`: an item, or that of a required section, is not chosen. */
export type PurchaseProblem = { kind: 'incomplete' } | QuantityProblem

export type PurchaseForm = { ok: true; input: PurchaseInput } | { ok: false; problem: PurchaseProblem }

export function parsePurchaseForm(purchase: Purchase, form: FormData): PurchaseForm {
  const item = purchase.items.find((entry) => entry.item === form.get(purchaseFields.item))
  const choices = purchase.sections.map(({ section, choices: offered }) => {
    const chosen = form.get(purchaseFields.section(section))
    return { section, item: offered.find((choice) => choice.item === chosen)?.item }
  })
  const missing = purchase.sections.some(({ required }, index) => required && !choices[index]?.item)
  if (!item || missing) return { ok: false, problem: { kind: 'incomplete' } }
  const typed = parseQuantity(String(form.get(purchaseFields.quantity) ?? ''), purchase.limits)
  if (!typed.ok) return typed
  return {
    ok: true,
    input: {
      item: item.item,
      quantity: typed.quantity,
      choices: choices.flatMap(({ section, item: chosen }) => (chosen ? [{ section, item: chosen }] : [])),
    },
  }
}
