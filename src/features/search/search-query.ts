import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { parsePage } from '#src/features/catalogue/listing/listing.ts'
import { parseKeyword } from './keyword.ts'

/** Maximum number of pages of 20 hits: the service ranks at most 1,000. */
export const maxSearchPages = 49

/** Parses the query of a search page: keyword, and number of pages shown, from 1. */
export function parseSearch(query: URLSearchParams): { keyword: string; page: number } {
  return {
    keyword: parseKeyword(query.get(keywordField)),
    page: Math.min(parsePage(query.get('page')), maxSearchPages),
  }
}
