import { type Bitset, setOf } from '../listing/bitset.ts'
import type { ListingIndex, Scope } from '../listing/listing-index.ts'
import { productOf } from './item-id.ts'
import { unlimited } from './items.ts'
import type { Shelves } from './stocked-items.ts'

type Sized = { product: number; items: readonly { item: string }[] }

/**
 * Creates the current availability of products. A bundle is available as often as its scarcest required section can be
 * filled.
 */
export function createAvailability(index: ListingIndex, parts: readonly Sized[], shelves: Shelves) {
  function pieces(item: string, market: Scope): number {
    const bundle = shelves.bundle(productOf(item))
    if (!bundle) return shelves.stock(item)
    const fillings = bundle.sections
      .filter(({ required }) => required)
      .map(({ items, quantity }) =>
        Math.max(0, ...items.map((part) => Math.floor(sellable(part, market) / quantity))),
      )
    return Math.min(unlimited, ...fillings)
  }

  function canBuy({ items }: Sized, market: Scope): boolean {
    return items.some(({ item }) => pieces(item, market) > 0)
  }

  function sellable(item: string, market: Scope): number {
    return soldIn(productOf(item), market) ? shelves.stock(item) : 0
  }

  function soldIn(product: number, market: Scope): boolean {
    const position = index.positionOf(product)
    const markets = position === null ? [] : (index.listed[position]?.markets ?? [])
    return market === 'all' ? markets.length > 0 : markets.includes(market)
  }

  const known = new Map<Scope, Bitset>()

  return {
    pieces,
    canBuy,
    all(market: Scope): Bitset {
      const found =
        known.get(market) ??
        setOf(
          index.size,
          parts.flatMap((part, position) => (canBuy(part, market) ? [position] : [])),
        )
      known.set(market, found)
      return found
    },
    /** Must be called after stock changed. */
    recount: () => known.clear(),
  }
}
