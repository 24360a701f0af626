import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Stock } from '#src/commerce/contract/catalogue/item.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { PriceEndings } from '#src/commerce/contract/catalogue/price-endings.ts'
import { purchaseFields } from './purchase-fields.ts'
import { parseQuantity, type QuantityLimits, type QuantityProblem, roundUpQuantity } from './quantity.ts'
import type { StockText } from './stock.ts'

export interface Purchase {
  product: string
  items: PurchaseItem[]
  /** 2, "Recommended: 2 per axle". The number is null if it depends on the car; all is null without advice. */
  recommended: { quantity: number | null; text: string } | null
  limits: QuantityLimits
  soldAs: string
  deposit: string
  sections: PurchaseSection[]
  text: { optional: string; without: string }
  sum: PurchaseSum | null
}

export interface PurchaseSum {
  discount: number
  endings: PriceEndings
  currency: string
  /** Locale of numbers: `sv-FI`. */
  intl: string
  text: { chosen: string; vat: string; saving: string }
}

export interface PurchaseItem {
  item: string
  name: string
  fullName: string
  article: string
  stock: Stock
}

export interface PurchaseSection {
  section: string
  name: string
  quantity: number
  required: boolean
  choices: PurchaseChoice[]
}

export interface PurchaseChoice {
  item: string
  name: string
  /** The part number. */
  sku: string
  picture: PictureFiles | null
  stock: StockText
  available: boolean
  /** The price of one piece, in units of the currency; null without a price here. */
  price: number | null
  deposit: string
}

export interface PurchaseInput {
  item: string
  quantity: number
  choices: BundleChoice[]
}

export function isBuyable(stock: Stock): boolean {
  return stock !== 'no'
}

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
