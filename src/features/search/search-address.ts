import { paths } from '#src/paths.ts'
import { keywordField } from './keyword.ts'

/** Serializes the query of a search page. */
export function searchQuery(keyword: string, page = 1): string {
  const further = page > 1 ? `&page=${page}` : ''
  return `?${keywordField}=${encodeURIComponent(keyword)}${further}`
}

/** The address of a search page, without locale. */
export function searchAddress(keyword: string, page = 1): string {
  return paths.search() + searchQuery(keyword, page)
}
