import type { Shelves } from './assortment.ts'
import { type Bitset, setOf } from './bitset.ts'
import { productOf } from './item-id.ts'
import type { ListingIndex, Scope } from './listing-index.ts'

type Sized = { product: number; items: readonly { item: string }[] }

/** Which products can be bought now. A set can while each place that must be filled has a part to fill it. */
export function createAvailability(index: ListingIndex, parts: readonly Sized[], shelves: Shelves) {
  function canBuy(part: Sized, market: Scope): boolean {
    const bundle = shelves.bundle(part.product)
    if (!bundle) return part.items.some(({ item }) => shelves.stock(item) > 0)
    return bundle.sections.every(
      ({ required, items }) =>
        !required || items.some((item) => shelves.stock(item) > 0 && soldIn(productOf(item), market)),
    )
  }

  function soldIn(product: number, market: Scope): boolean {
    const position = index.positionOf(product)
    const markets = position === null ? [] : (index.listed[position]?.markets ?? [])
    return market === 'all' ? markets.length > 0 : markets.includes(market)
  }

  const known = new Map<Scope, Bitset>()

  return {
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
    /** To be called when pieces have been taken or brought. */
    recount: () => known.clear(),
  }
}
