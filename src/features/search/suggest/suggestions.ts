import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { FoundPage } from '../found-pages.ts'
import type { Place } from './places.ts'

/** A product in short. */
export type SuggestedProduct = Pick<
  ProductCard,
  'product' | 'uri' | 'name' | 'nameParts' | 'brand' | 'sku' | 'picture' | 'fit' | 'match' | 'stock'
> & {
  /** The price as text; empty when it has none. */
  price: string
}

/** What the search field suggests for what is typed. */
export interface Suggestions {
  places: Place[]
  products: SuggestedProduct[]
  /** The first product has the typed text as its number: it is what was looked for. */
  isNumber: boolean
  pages: FoundPage[]
  /** The search service is unavailable: `products` and `pages` are empty for no other reason. */
  unavailable: boolean
}
