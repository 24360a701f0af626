import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { FoundPage } from '../found-pages.ts'
import type { Place } from './places.ts'

export type SuggestedProduct = Pick<
  ProductCard,
  'product' | 'uri' | 'name' | 'nameParts' | 'brand' | 'sku' | 'picture' | 'fit' | 'match' | 'stock'
> & {
  price: string
}

export interface Suggestions {
  places: Place[]
  products: SuggestedProduct[]
  /** True if the first product has the typed text as its number. */
  isNumber: boolean
  pages: FoundPage[]
  /** True if the search service is unavailable, the only reason for empty `products` and `pages`. */
  unavailable: boolean
}
