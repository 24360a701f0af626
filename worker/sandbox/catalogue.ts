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
  /** Size names by language; empty when the product has one item. */
  names: Record<Locale, string>
  sku: string
  ean: string
}

export interface PricePoint {
  price: number
  /** Price before a reduction; equals `price` when there is none. */
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

/** The catalogue as selections need it. */
export interface Catalogue {
  item(item: string): CatalogueItem | null
  itemOfSku(sku: string): CatalogueItem | null
  price(product: number, pricelist: number): PricePoint | null
  soldIn(product: number, market: number): boolean
  /** The product of a line: without related products, items without stock. */
  lineProduct(product: number, context: CatalogueContext): Wire<typeof LineProduct>
  /** Available units; a large number for items that are ordered from a supplier. */
  stock(item: string): number
  takeStock(item: string, quantity: number): void
  /** Adds pieces that have been delivered. */
  addStock(item: string, quantity: number): void
  /** Restores the initial stock. */
  restock(): void
  bundle(product: number): CatalogueBundle | null
  /** The deposit article sold with an item in a country; null when there is none. */
  depositFor(item: string, country: string): { item: string } | null
  /** Whether a product is a deposit article, which is never discounted or shipped. */
  isDeposit(product: number): boolean
  /** Whether a deposit article is sold in a country: one deposit is required by the law of a single country. */
  depositSoldIn(product: number, country: string | null): boolean
  /** Weight in kilograms. */
  weight(product: number): number
  shippingClass(product: number): ShippingClass
  /** The data for a part's pictures; null when the SKU is unknown. */
  pictureSubject(sku: string): PictureSubject | null
  /** The catalogue in memory, for calls that list and show products. */
  assortment: Assortment
}

/**
 * Creates the demo catalogue. An empty database, or one with another edition or size, is filled first; `follow`
 * receives the items whose id changed. Picture URLs begin with `publicUrl`.
 */
export function createCatalogue(
  { sql, publicUrl, now, products }: Pick<Ports, 'sql' | 'publicUrl' | 'now' | 'products'>,
  follow: FollowMoves,
): Catalogue {
  seed(sql, now(), { products, follow })
  const items = createItems(sql)
  const assortment = loadAssortment(sql, items, publicUrl)
  return {
    ...items,
    takeStock: (item, quantity) => {
      items.takeStock(item, quantity)
      assortment.recountStock()
    },
    addStock: (item, quantity) => {
      items.addStock(item, quantity)
      assortment.recountStock()
    },
    restock: () => {
      items.restock()
      assortment.recountStock()
    },
    assortment,
    lineProduct: (product, context) => {
      const part = assortment.part(product)
      return part ? wireLineProduct(assortment, part, { ...context, serverSide: false }) : {}
    },
  }
}
