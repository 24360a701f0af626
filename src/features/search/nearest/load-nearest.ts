import { within } from '#src/commerce/deadline.ts'
import { acceptedValue, resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { nearestPartsDeadline, nearestPartsSize } from '#src/config.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { Shop } from '#src/shop.ts'
import { foundCards } from '../found-cards.ts'
import { queryText } from '../query-text.ts'
import { nearQueries } from './near-query.ts'

export interface NearestParts {
  heading: string
  cards: ProductCard[]
}

export interface Nearest {
  meant: string | null
  parts: NearestParts | null
}

const none: Nearest = { meant: null, parts: null }

/**
 * Loads the nearest results for a search without results, by one call of the search service: those of a guess,
 * otherwise of a similar search. Null if a service fails, which is reported, or is too slow.
 */
export async function loadNearest(
  shop: Shop,
  keyword: string,
  guesses: readonly string[],
  report: (error: unknown) => void,
): Promise<Nearest> {
  const late = () => new UpstreamError('timeout', 'nearest parts')
  const load = () => within(nearestPartsDeadline, findNearest(shop, keyword, guesses), late)
  return (await resultOrNull(load, report)) ?? none
}

async function findNearest(shop: Shop, keyword: string, guesses: readonly string[]): Promise<Nearest> {
  const near = [...guesses, ...nearQueries(keyword)]
  if (near.length === 0) return none
  const replies = acceptedValue(
    await shop.search.several(
      near.map((text) => ({ q: queryText(text).text, limit: nearestPartsSize, offset: 0 })),
    ),
    'search',
  )
  const best = replies.findIndex(({ hits }) => hits.length > 0)
  const [found, words] = [replies[best], near[best]]
  if (!found || words === undefined) return none
  const cards = await foundCards(shop, { hits: found.hits.slice(0, nearestPartsSize), matches: new Map() })
  return {
    meant: best < guesses.length ? words : null,
    parts: cards.length > 0 ? { heading: shop.i18n.t('search.nearest', { words }), cards } : null,
  }
}
