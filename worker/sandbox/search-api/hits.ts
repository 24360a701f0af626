import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { type Bitset, both, has, positions } from '../catalogue/bitset.ts'
import { folded, wordsOf } from '../catalogue/folded.ts'
import type { Scope } from '../catalogue/listing-index.ts'
import { hitOf, type Tags } from './hit.ts'
import { mostHits, type SearchRequest } from './search-request.ts'

const bare = (number: string) => folded(number).replaceAll(/[^a-z0-9]/g, '')

/** What a search finds in one market: its number first, then by name, then by anything else. */
export function findHits(
  shop: Assortment,
  { q, limit, offset, attributesToHighlight, highlightPreTag, highlightPostTag }: SearchRequest,
  { language, market }: { language: Locale; market: Scope },
) {
  const question = q ?? ''
  const words = wordsOf(question)
  const found = words.length > 0 ? shop.search(question, [], language) : null
  const all = both(shop.index.sold(market), ...(found ? [found.all] : []))
  const ranked = rank(shop, all, found?.byName ?? null, bare(question)).slice(0, mostHits)
  const tags: Tags = { words, before: highlightPreTag, after: highlightPostTag }
  return {
    hits: ranked
      .slice(offset, offset + limit)
      .flatMap((position) => shop.at(position) ?? [])
      .map((part) => hitOf(shop, part, language, attributesToHighlight ? tags : null)),
    query: question,
    limit,
    offset,
    estimatedTotalHits: ranked.length,
  }
}

function rank(shop: Assortment, all: Bitset, byName: Bitset | null, number: string): number[] {
  const own = (position: number) => number !== '' && bare(shop.at(position)?.sku ?? '') === number
  const place = (position: number) => (own(position) ? 0 : byName && has(byName, position) ? 1 : 2)
  return positions(all)
    .map((position) => ({ position, place: place(position) }))
    .sort((left, right) => left.place - right.place || left.position - right.position)
    .map(({ position }) => position)
}
