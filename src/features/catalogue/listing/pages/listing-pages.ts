import type { ProductCard } from '../../cards/card.ts'
import { documentPages, type PageRange } from '../listing.ts'

export interface ListingPages extends PageRange {
  cards: ProductCard[]
  more: boolean
  /** The two-letter country of prices and assortment. Cards of two countries must not be mixed. */
  country: string
}

/**
 * Adds the pages right before or right after those shown; other pages are ignored. If the catalogue has changed between
 * two calls, a product may be in both: it is shown once, at its first place.
 */
export function joinPages(shown: ListingPages, added: ListingPages): ListingPages {
  if (added.first === shown.last + 1) return joined(shown, added)
  return added.last + 1 === shown.first ? joined(added, shown) : shown
}

function joined(before: ListingPages, after: ListingPages): ListingPages {
  const known = new Set(before.cards.map(({ product }) => product))
  return {
    ...after,
    first: before.first,
    cards: [...before.cards, ...after.cards.filter(({ product }) => !known.has(product))],
  }
}

export function previousPages({ first }: PageRange): PageRange | null {
  return first > 1 ? documentPages(first - 1) : null
}
