import type { LineProduct } from '#src/commerce/contract/selection/line.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PictureSubject } from '../demo-catalogue/pictures/subject.ts'
import { type FollowMoves, seed } from '../demo-catalogue/seed/seed.ts'
import { type Assortment, loadAssortment } from './catalogue/assortment.ts'
import { createItems } from './catalogue/items/items.ts'
import { wireLineProduct } from './catalogue/products/wire-product.ts'
import type { Ports } from './ports.ts'
import type { Wire } from './wire-type.ts'

export interface CatalogueItem {
  /** `{product}-{size}` */
  item: string
  product: number
  size: string
  /** Empty when it is the only one of its product. */
  names: Record<Locale, string>
  sku: string
  ean: string
}

export interface PricePoint {
  price: number
  /** Equals `price` when nothing is off. */
  before: number
  lowest30: number | null
}

export interface CatalogueContext {
  language: Locale
  market: number
  pricelist: number
}

export type ShippingClass = 'letter' | 'parcel' | 'bulky' | 'hazmat' | 'hazmat-lq'

export interface CatalogueBundle {
  kind: 'fixed' | 'flexible'
  discountPercent: number
  sections: { section: number; quantity: number; required: boolean; items: string[] }[]
}

/** What a selection needs to know of the goods. */
export interface Catalogue {
  item(item: string): CatalogueItem | null
  price(product: number, pricelist: number): PricePoint | null
  soldIn(product: number, market: number): boolean
  /** The wire product as it stands inside a line: no relatives, items without stock. */
  lineProduct(product: number, context: CatalogueContext): Wire<typeof LineProduct>
  /** Pieces to be had; large for what a supplier sends. */
  stock(item: string): number
  takeStock(item: string, quantity: number): void
  /** Puts back all that was taken. */
  restock(): void
  bundle(product: number): CatalogueBundle | null
  /** The deposit article sold with an item, as a line of its own. */
  depositFor(item: string, country: string): { item: string } | null
  /** A deposit article: never discounted, sent or counted as goods. */
  isDeposit(product: number): boolean
  /** Whether a deposit article is sold in a country: the law of one may want a deposit that others do not know. */
  depositSoldIn(product: number, country: string | null): boolean
  /** Kilograms. */
  weight(product: number): number
  shippingClass(product: number): ShippingClass
  /** What is drawn of a part; null when there is no such number. */
  pictureSubject(sku: string): PictureSubject | null
  /** Everything there is to read, for the calls that list and show products. */
  assortment: Assortment
}

/**
 * The demo catalogue. A database without it, or with one of another edition or size, is filled first; `follow` gets the
 * items that moved. Links to pictures begin with `publicUrl`.
 */
export function createCatalogue(
  { sql, publicUrl, now, products }: Pick<Ports, 'sql' | 'publicUrl' | 'now' | 'products'>,
  follow: FollowMoves,
): Catalogue {
  seed(sql, now(), { products, follow })
  const goods = createItems(sql)
  const assortment = loadAssortment(sql, goods, publicUrl)
  return {
    ...goods,
    takeStock: (item, quantity) => {
      goods.takeStock(item, quantity)
      assortment.recountStock()
    },
    restock: () => {
      goods.restock()
      assortment.recountStock()
    },
    assortment,
    lineProduct: (product, context) => {
      const part = assortment.part(product)
      return part ? wireLineProduct(assortment, part, { ...context, serverSide: false }) : {}
    },
  }
}
