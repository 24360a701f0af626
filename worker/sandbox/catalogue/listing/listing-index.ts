import { type Bitset, either, emptySet, fullSet, setOf } from './bitset.ts'
import { createFields, type Declared } from './fields.ts'
import type { IndexEntry } from './index-entry.ts'
import { createOrders } from './sort-orders.ts'

/** A market or price list id, or `all` when a server requests every one at once. */
export type Scope = number | 'all'

export type ListingIndex = ReturnType<typeof createListingIndex>

const newForDays = 45

/** Creates the bitsets that listings are computed from. Built once; 5,000 products take about 6 MB. */
export function createListingIndex(listed: readonly IndexEntry[], declared: Declared) {
  const size = listed.length
  const positionOf = new Map(listed.map(({ product }, index) => [product, index]))
  const where = (test: (product: IndexEntry) => boolean) =>
    setOf(
      size,
      listed.flatMap((product, position) => (test(product) ? [position] : [])),
    )
  const since = newSince(listed)
  const cached = new Map<string, Bitset>()
  function cachedSet(name: string, test: (product: IndexEntry) => boolean): Bitset {
    const set = cached.get(name) ?? where(test)
    cached.set(name, set)
    return set
  }

  const fields = createFields(listed, declared)
  const carriers = new Map([...fields].map(([field, values]) => [field, either(size, values.values())]))

  return {
    listed,
    size,
    categories: declared.categories,
    fields,
    /** Products that have any value of a field. */
    carriers: (field: string): Bitset => carriers.get(field) ?? emptySet(size),
    orders: createOrders(listed),
    positionOf: (product: number): number | null => positionOf.get(product) ?? null,
    byUri: new Map(listed.map(({ uri }, position) => [uri, position])),
    soldIn: (market: Scope): Bitset =>
      cachedSet(`sold ${market}`, ({ markets }) =>
        market === 'all' ? markets.length > 0 : markets.includes(market),
      ),
    onSale: (pricelist: Scope): Bitset =>
      cachedSet(`sale ${pricelist}`, ({ prices }) =>
        [...prices].some(
          ([id, { price, before }]) => (pricelist === 'all' || id === pricelist) && price < before,
        ),
      ),
    fresh: (): Bitset => cachedSet('new', ({ created }) => created >= since),
    of: (products: Iterable<number>): Bitset =>
      setOf(
        size,
        [...products].flatMap((product) => positionOf.get(product) ?? []),
      ),
    none: (): Bitset => emptySet(size),
    every: (): Bitset => fullSet(size),
  }
}

/** The date from which products count as new, relative to the newest product so that a demo always has some. */
function newSince(listed: readonly IndexEntry[]): string {
  const newest =
    listed
      .map(({ created }) => created)
      .sort()
      .at(-1) ?? ''
  const at = Date.parse(`${newest.replace(' ', 'T')}Z`)
  if (Number.isNaN(at)) return newest
  return new Date(at - newForDays * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
}
