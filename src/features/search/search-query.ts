import { parsePage } from '#src/features/catalogue/listing/listing.ts'
import { paths } from '#src/paths.ts'
import { keywordField, parseKeyword } from './keyword.ts'

/** Of 20 hits each: the service ranks no more than a thousand. */
export const maxSearchPages = 49

/** Reads the query of the search's address: what is searched for, and how many pages of 20 are shown, from 1 on. */
export function parseSearch(query: URLSearchParams): { keyword: string; page: number } {
  return {
    keyword: parseKeyword(query.get(keywordField)),
    page: Math.min(parsePage(query.get('page')), maxSearchPages),
  }
}

/** The query of the address that shows what was found for a keyword. */
export function searchQuery(keyword: string, page = 1): string {
  const further = page > 1 ? `&page=${page}` : ''
  return `?${keywordField}=${encodeURIComponent(keyword)}${further}`
}

export function searchAddress(keyword: string, page = 1): string {
  return paths.search() + searchQuery(keyword, page)
}
