import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import * as paths from '#src/paths.ts'
import { parseKeyword } from './keyword.ts'

export function searchQuery(keyword: string, page = 1): string {
  const query = new URLSearchParams({ [keywordField]: keyword })
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

export function searchAddress(keyword: string, page = 1): string {
  return paths.search() + searchQuery(keyword, page)
}

/** The keyword of a search page's address, without locale; empty for other pages. */
export function keywordOf(address: string): string {
  const [path, query] = address.split('?')
  return path === paths.search() ? parseKeyword(new URLSearchParams(query).get(keywordField)) : ''
}
