import type { sortFields } from '#src/commerce/contract/catalogue/listing.ts'
import { type Bitset, count, fullSet, has, positions } from './bitset.ts'
import type { IndexEntry } from './index-entry.ts'

type SortField = (typeof sortFields)[number]

export interface Sort {
  field: SortField
  order: 'asc' | 'desc'
}

interface OrderContext {
  pricelist: number
  /** The category whose order applies; for null, or a category a product is not in, its first one. */
  category: number | null
}

/** A set of at least this share of all products is taken from the order of all, which is faster than sorting it. */
const largeShare = 1 / 16
const maxOrders = 64

/**
 * Creates a sorter of positions. Ranks are computed once per key, so a request compares integers only; all products are
 * sorted once per order, so that a page of a large list costs no sorting.
 */
export function createOrders(listed: readonly IndexEntry[]) {
  const cached = new Map<string, Int32Array>()
  const orders = new Map<string, Int32Array>()

  function rank(name: string, key: (product: IndexEntry) => string | number | null): Int32Array {
    const ranks = cached.get(name) ?? ranked(listed.map(key))
    cached.set(name, ranks)
    return ranks
  }

  function ranksOf(field: SortField, { pricelist, category }: OrderContext): Int32Array {
    switch (field) {
      case 'uri':
        return rank(field, ({ uri }) => uri)
      case 'createdAt':
        return rank(field, ({ created }) => created)
      case 'modifiedAt':
        return rank(field, ({ modified }) => modified)
      case 'collectionUri':
        return rank(field, () => '')
      case 'priceAsNumber':
        return rank(`price ${pricelist}`, ({ prices }) => prices.get(pricelist)?.price ?? null)
      case 'categoryItemSort':
        return rank(`category ${category}`, ({ listedIn }) => {
          const listing = listedIn.find((entry) => entry.category === category) ?? listedIn[0]
          return listing?.sort ?? 0
        })
    }
  }

  function sorted(found: readonly number[], sorts: readonly Sort[], context: OrderContext): number[] {
    const keys = sorts.map(({ field, order }) => ({
      ranks: ranksOf(field, context),
      direction: order === 'desc' ? -1 : 1,
    }))
    return [...found].sort((left, right) => {
      for (const { ranks, direction } of keys) {
        const [first = 0, second = 0] = [ranks[left], ranks[right]]
        if (first === second) continue
        if (first === 0 || second === 0) return first === 0 ? 1 : -1
        return (first - second) * direction
      }
      return left - right
    })
  }

  function orderOfAll(sorts: readonly Sort[], context: OrderContext): Int32Array {
    const name = JSON.stringify([sorts, context])
    const known = orders.get(name)
    if (known) return known
    const order = Int32Array.from(sorted(positions(fullSet(listed.length)), sorts, context))
    if (orders.size >= maxOrders) orders.clear()
    orders.set(name, order)
    return order
  }

  return {
    sort(found: Bitset, sorts: readonly Sort[], context: OrderContext): number[] {
      if (count(found) < listed.length * largeShare) return sorted(positions(found), sorts, context)
      return Array.from(orderOfAll(sorts, context).filter((position) => has(found, position)))
    },
  }
}

/** The rank of each key from 1; equal keys share a rank. Null keys get 0 and are sorted last in both directions. */
function ranked(keys: readonly (string | number | null)[]): Int32Array {
  const distinct = [...new Set(keys)]
    .filter((key) => key !== null)
    .sort((left, right) => (left < right ? -1 : 1))
  const ranks = new Map(distinct.map((key, index) => [key, index + 1]))
  return Int32Array.from(keys, (key) => (key === null ? 0 : (ranks.get(key) ?? 0)))
}
