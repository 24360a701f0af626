import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { type ListingQuery, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { parseKeyword } from './keyword.ts'

/** Maximum number of pages of 20 hits: the service ranks at most 1,000. */
export const maxSearchPages = 49

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
