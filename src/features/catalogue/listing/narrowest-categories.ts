import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { loadCategories } from '../categories.ts'
import type { ListingQuery } from './listing.ts'
import { ancestry } from './listing-subject.ts'

/**
 * The query without chosen categories that have a chosen one below them: the form of filters sends both, and the lower
 * one narrows the list. `by`: what the values are.
 */
export async function withNarrowestCategories<Query extends ListingQuery>(
  shop: Pick<Shop, 'catalogue'>,
  query: Query,
  by: 'category' | 'uri',
): Promise<Query> {
  const chosen = query.filters.get('categories') ?? []
  if (chosen.length < 2) return query
  const all = (await resultOrNull(() => loadCategories(shop))) ?? []
  const above = new Set(
    all
      .filter((category) => chosen.includes(category[by]))
      .flatMap((category) => ancestry(category, all).slice(0, -1))
      .map((category) => category[by]),
  )
  const narrowest = chosen.filter((value) => !above.has(value))
  return { ...query, filters: new Map([...query.filters, ['categories', narrowest]]) }
}
