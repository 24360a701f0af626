import type { ProductCard } from '../../cards/card.ts'
import { documentPages, type PageRange } from '../listing.ts'

/** What is shown of a listing or a search: the products of consecutive pages. */
export interface ListingPages extends PageRange {
  cards: ProductCard[]
  /** Whether another page follows. */
  more: boolean
  /** Whose prices and assortment these are, as two letters. Cards of two countries must not be mixed. */
  country: string
}

/**
 * Adds the pages right before or right after those shown; others leave them as they are. Where the catalogue has changed
 * between two calls, a product may be on both sides: it is shown once, where it comes first.
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

/** The pages that one call loads before those shown; null when these begin with the first. */
export function previousPages({ first }: PageRange): PageRange | null {
  return first > 1 ? documentPages(first - 1) : null
}
