import type { Locale } from '#src/i18n/locales.ts'
import type { PictureSubject } from '../../demo-catalogue/pictures/subject.ts'

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
  /** Price before a reduction; equals `price` without one. */
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

/** Items, prices and stock, by which the other parts of the catalogue are made. */
export interface Items {
  item(item: string): CatalogueItem | null
  itemOfSku(sku: string): CatalogueItem | null
  price(product: number, pricelist: number): PricePoint | null
  soldIn(product: number, market: number): boolean
  /** Available units; a large number for items that are ordered from a supplier. */
  stock(item: string): number
  takeStock(item: string, quantity: number): void
  /** Adds pieces that have been delivered. */
  addStock(item: string, quantity: number): void
  /** Restores the initial stock. */
  restock(): void
  bundle(product: number): CatalogueBundle | null
  /** The deposit article sold with an item in a country; null without one. */
  depositFor(item: string, country: string): { item: string } | null
  /** True for a deposit article, which is never discounted or shipped. */
  isDeposit(product: number): boolean
  /** True if a deposit article is sold in a country: one deposit is required by the law of a single country. */
  depositSoldIn(product: number, country: string | null): boolean
  /** Weight in kilograms. */
  weight(product: number): number
  shippingClass(product: number): ShippingClass
  /** The data for a part's pictures; null when the SKU is unknown. */
  pictureSubject(sku: string): PictureSubject | null
}

export type Shelves = Pick<Items, 'stock' | 'bundle'>
