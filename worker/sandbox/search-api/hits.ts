// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { type Bitset, both, count, has, positions } from '../catalogue/listing/bitset.ts'
import type { Scope } from '../catalogue/listing/listing-index.ts'
import { normalizeText } from '../catalogue/search/normalize-text.ts'
import { hitOf } from './hit.ts'
import { requiredWords } from './matching-strategy.ts'
import { findWords, type QueryWord } from './query-words.ts'
import { maxHits, type SearchRequest } from './search-request.ts'

const bare = (number: string) => normalizeText(number).replaceAll(/[^a-z0-9]/g, '')

/** Searches the products of a market. */
export function findHits(
  shop: Assortment,
  request: SearchRequest,
  { language, market }: { language: Locale; market: Scope },
) {
  const { limit, offset } = request
  const query = request.q ?? ''
  const words = findWords(shop, query, language)
  const ranked = rankedPositions(shop, words, request, market)
  return {
    hits: ranked
      .slice(offset, offset + limit)
      .flatMap((position) => shop.at(position) ?? [])
      .map((part) =>
        hitOf(
          shop,
          part,
          language,
          request,
          words.map(({ word }) => word),
        ),
      ),
    query,
    limit,
    offset,
    estimatedTotalHits: ranked.length,
  }
}

/** Positions of hits: those that match more words first, then by `rank`. */
function rankedPositions(
  shop: Assortment,
  words: readonly QueryWord[],
  { q, matchingStrategy }: SearchRequest,
  market: Scope,
): number[] {
  const frequencies = words.map(({ products }) => count(products))
  const number = bare(q ?? '')
  let before = shop.index.none()
  const ranked: number[] = []
  for (const required of requiredWords(matchingStrategy, frequencies)) {
    const requiredTerms = required.flatMap((at) => words[at] ?? [])
    const found = both(shop.index.soldIn(market), ...requiredTerms.map(({ products }) => products))
    const byName = both(found, ...requiredTerms.map(({ byName }) => byName))
    const more = positions(found).filter((position) => !has(before, position))
    ranked.push(...rank(shop, more, byName, number))
    if (ranked.length >= maxHits) break
    before = found
  }
  return ranked.slice(0, maxHits)
}

/** Ranks hits: an exact article number first, then names with every word, then the rest. */
function rank(shop: Assortment, found: readonly number[], byName: Bitset, number: string): number[] {
  const isNumber = (position: number) => number !== '' && bare(shop.at(position)?.sku ?? '') === number
  const rankOf = (position: number) => (isNumber(position) ? 0 : has(byName, position) ? 1 : 2)
  return found
    .map((position) => ({ position, rank: rankOf(position) }))
    .sort((left, right) => left.rank - right.rank || left.position - right.position)
    .map(({ position }) => position)
}
