import { articleOf } from '#src/commerce/contract/catalogue/article-id.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { TextPart } from '#src/commerce/contract/search/search.ts'
import type { Offer } from '#src/effects/events/event-port.ts'
import { attributeLabel, attributeUnit, attributeValue, isMeasure } from '#src/i18n/attributes.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { depositItemOf } from '../offer/deposit.ts'
import { litreGoodsOf } from '../offer/litre-packs.ts'
import type { ListedQuantity } from '../offer/needed-quantity.ts'
import { amountOf, type Price, priceOf } from '../offer/price.ts'
import type { PriceContext } from '../offer/price-context.ts'
import { isBuyable } from '../offer/purchase.ts'
import { quantityLimits, roundUpQuantity } from '../offer/quantity.ts'
import { amountsOf } from '../offer/reported-offer.ts'
import { type StockText, stockOf } from '../offer/stock.ts'
import { modelsOf } from '../product/fitment/fitment.ts'
import { productName } from '../product-name.ts'

export interface ProductCard {
  product: string
  uri: string
  item?: string
  name: string
  nameParts?: TextPart[]
  /** Why a search found it: "Matches OE number X271-925". */
  match?: string
  brand: string
  sku: string
  /** The id in events, if it is not the SKU. */
  article?: string
  picture: PictureFiles | null
  facts: string
  fit: string
  /** The values of the table's columns, in order; empty texts without a value. */
  cells: string[]
  price: Price | null
  /** The price of one piece, in units of the currency; null without a price here. */
  amount: number | null
  amountBefore?: number
  measured: Pick<Offer, 'categories' | 'currency'>
  stock: StockText
  /** Null if a choice is required first, or it is unavailable. */
  add: CardAddition | null
  /** The only item of a product that cannot be added now. */
  onlyItem?: string
  /** A link to the page with the choice: visible text and accessible name; absent if no choice is required. */
  choose?: { label: string; name: string }
}

export interface CardAddition extends ListedQuantity {
  item: string
  deposit?: string
}

export const maxFacts = 2

export function productCard(
  product: Product,
  context: PriceContext,
  columns: readonly string[] = [],
): ProductCard {
  const { i18n, intl } = context
  const article = articleOf(product)
  return {
    product: product.product,
    uri: product.uri,
    name: productName(product),
    brand: product.brandName,
    sku: product.sku,
    ...(article.id === product.sku ? {} : { article: article.id }),
    picture: product.media[0] ?? null,
    facts: carsOf(product) || measuresOf(product, i18n),
    fit: product.fitSummary,
    cells: columns.map((id) => {
      const value = Object.hasOwn(product.technical, id) ? product.technical[id] : undefined
      return value === undefined ? '' : attributeValue(i18n, id, value)
    }),
    price: priceOf(product, context),
    ...amountsOf(product),
    measured: { categories: product.categoryName, currency: context.currency },
    stock: stockOf(product, i18n, intl),
    ...additionOf(product, context),
    ...(hasChoice(product)
      ? { choose: { label: i18n.t('choice.label'), name: i18n.t('choice.of', { name: product.name }) } }
      : {}),
  }
}

/** True if it can be bought after a size or the items of a bundle are chosen. */
function hasChoice(product: Product): boolean {
  return isOffered(product) && (product.items.length > 1 || isFlexible(product))
}

export function isFlexible({ bundle }: Product): boolean {
  return bundle?.type === 'flexible'
}

export function isOffered(product: Product): boolean {
  return product.available && amountOf(product) !== null
}

function carsOf({ vehicles }: Product): string {
  const models = modelsOf(vehicles)
  const rest = models.length - maxFacts
  return models.slice(0, maxFacts).join(', ') + (rest > 0 ? ` +${rest}` : '')
}

function measuresOf({ technical }: Product, i18n: ServerI18n): string {
  return Object.entries(technical)
    .filter(([id]) => isMeasure(id) && attributeUnit(id) !== '')
    .slice(0, maxFacts)
    .map(([id, value]) => `${attributeLabel(i18n, id)} ${attributeValue(i18n, id, value)}`)
    .join(' · ')
}

function additionOf(product: Product, context: PriceContext): Pick<ProductCard, 'add' | 'onlyItem'> {
  const add = addition(product, context)
  const [only, ...others] = product.items
  return !add && only && others.length === 0 ? { add, onlyItem: only.item } : { add }
}

function addition(product: Product, context: PriceContext): CardAddition | null {
  const [only, ...others] = product.items
  if (!only || others.length > 0 || isFlexible(product)) return null
  if (!isBuyable(only.stock) || !isOffered(product)) return null
  return { item: only.item, ...presetAddition(product, context) }
}

export function presetAddition(product: Product, context: PriceContext): Omit<CardAddition, 'item'> {
  const deposit = depositItemOf(product, context)
  const limits = quantityLimits(product)
  return {
    quantity: presetQuantity(product),
    ...(limits.min > 1 || limits.step > 1 ? { limits } : {}),
    ...(product.quantityPer === 'litre' ? { litres: litreGoodsOf(product, [])?.volume ?? null } : {}),
    ...(deposit ? { deposit } : {}),
  }
}

export function presetQuantity(product: Product): number {
  return roundUpQuantity(product.quantityRecommended ?? 1, quantityLimits(product))
}
