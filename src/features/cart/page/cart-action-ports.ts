import type { SoldAs } from '#src/features/catalogue/offer/sold-as.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'

export interface CartActionPorts {
  cart: VisitorCart
  language: Locale
  /** Where the visitor buys. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  /** How the product of an item is sold; null when the catalogue does not say. */
  product(item: string): Promise<SoldAs | null>
  /** How many of an item there are; null where nobody counts. Without it nothing is said of more than there are. */
  pieces?(item: string): Promise<number | null>
  report(error: unknown): void
}
