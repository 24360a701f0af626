import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Stock } from '#src/commerce/contract/catalogue/item.ts'
import { purchaseFields } from './purchase-fields.ts'
import { parseQuantity, type QuantityLimits, type QuantityProblem, roundUpQuantity } from './quantity.ts'

/** The data of the add-to-cart form; its texts are made on the server. */
export interface Purchase {
  product: string
  /** One of these is bought. A product with exactly one has nothing to choose. */
  items: PurchaseItem[]
  /** How many are needed: 2, "Recommended: 2 per axle". No number where that depends on the car; null without advice. */
  recommended: { quantity: number | null; text: string } | null
  limits: QuantityLimits
  /** "Sold in multiples of 2."; empty for what is sold one by one. */
  soldAs: string
  /** The deposit item charged with each piece; empty where none is. */
  deposit: string
  /** The sections of a bundle with a choice; empty for other products. */
  sections: PurchaseSection[]
  /** Labels of an optional section and of leaving it empty. */
  text: { optional: string; without: string }
  /** How the price of a bundle's items is computed; null for other products and when unknown. */
  sum: PurchaseSum | null
}

/** Data to compute the price of a choice in the browser, with texts from the server. */
export interface PurchaseSum {
  /** Per cent off the parts. */
  discount: number
  currency: string
  /** How numbers are written: `sv-FI`. */
  intl: string
  text: { chosen: string; vat: string }
}

export interface PurchaseItem {
  item: string
  /** "1 litre"; empty when the product has one item. */
  name: string
  /** With the product's name: "Engine oil, 1 litre". */
  fullName: string
  /** By what id events name it. */
  article: string
  stock: Stock
}

export interface PurchaseSection {
  section: string
  name: string
  quantity: number
  /** An optional section may stay empty. */
  required: boolean
  choices: PurchaseChoice[]
}

export interface PurchaseChoice {
  item: string
  name: string
  available: boolean
  /** Of one piece; null where it has none here. */
  price: number | null
  /** "plus 7,50 € deposit", for the section's quantity; empty when there is none. */
  deposit: string
}

/** What is put into the cart. */
export interface PurchaseInput {
  item: string
  quantity: number
  /** The chosen item of each section of a flexible bundle. */
  choices: BundleChoice[]
}

/** Whether something of it can be ordered now. */
export function isBuyable(stock: Stock): boolean {
  return stock !== 'no'
}

/** The item to begin with: the first there is, else the first. */
export function firstItem({ items }: Purchase): PurchaseItem | null {
  return items.find(({ stock }) => isBuyable(stock)) ?? items[0] ?? null
}

/** The quantity to begin with, as the product is sold: what the shopper's car needs where that is known, or is recommended. */
export function firstQuantity({ recommended, limits }: Purchase, needed: number | null = null): number {
  return roundUpQuantity(needed ?? recommended?.quantity ?? limits.min, limits)
}

/** `incomplete`: an item, or that of a required section, is not chosen. */
export type PurchaseProblem = { kind: 'incomplete' } | QuantityProblem

export type PurchaseForm = { ok: true; input: PurchaseInput } | { ok: false; problem: PurchaseProblem }

/** Reads the add-to-cart form. */
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
