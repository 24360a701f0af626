import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { CarOffer } from '#src/features/garage/offer/load-car-offer.ts'
import type { FoundPage } from '../found-pages.ts'
import type { Place } from './places.ts'

export type SuggestedProduct = Pick<
  ProductCard,
  'product' | 'uri' | 'name' | 'nameParts' | 'brand' | 'sku' | 'picture' | 'fit' | 'match' | 'stock'
> & {
  price: string
  /** Number of further parts of the same name that were found, of other makers for example. */
  more: number
}

export interface Suggestions {
  /** The car that the typed text is the number of, if nothing has all its words. */
  car: CarOffer | null
  places: Place[]
  products: SuggestedProduct[]
  pages: FoundPage[]
  /** True if the search service is unavailable, the only reason for empty `products` and `pages`. */
  unavailable: boolean
}
