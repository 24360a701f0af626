import type { SoldAs } from '#src/features/catalogue/offer/item-limits.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'

export interface CartActionPorts {
  cart: VisitorCart
  language: Locale
  region(): Promise<Region>
  product(item: string): Promise<SoldAs | null>
  /** Pieces in stock; null if not counted. Without it, quantities above the stock are not reported. */
  pieces?(item: string): Promise<number | null>
  report(error: unknown): void
}
