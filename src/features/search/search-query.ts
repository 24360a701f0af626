import { maxRankedHits, searchPageSize } from '#src/config.ts'
import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { type ListingQuery, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { parseKeyword } from './keyword.ts'

/** Maximum number of pages: one fewer than the ranked hits fill, so that none reaches beyond them. */
export const maxSearchPages = Math.floor(maxRankedHits / searchPageSize) - 1

/** What a search page's address asks for. */
export interface SearchQuery extends ListingQuery {
  keyword: string
}

/** Parses the query of a search page: keyword, choices, and number of pages shown, from 1. */
export function parseSearch(query: URLSearchParams): SearchQuery {
  const listing = parseListing(query)
  const keyword = parseKeyword(query.get(keywordField))
  return { ...listing, keyword, page: Math.min(listing.page, maxSearchPages) }
}
