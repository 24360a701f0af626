import { maxRankedHits, searchPageSize } from '#src/config.ts'
import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { type ListingQuery, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { parseKeyword } from './keyword.ts'

/** One fewer than the ranked hits fill, so that no page reaches beyond them. */
export const maxSearchPages = Math.floor(maxRankedHits / searchPageSize) - 1

export interface SearchQuery extends ListingQuery {
  keyword: string
}

export function parseSearch(query: URLSearchParams): SearchQuery {
  const listing = parseListing(query)
  const keyword = parseKeyword(query.get(keywordField))
  return { ...listing, keyword, page: Math.min(listing.page, maxSearchPages) }
}
