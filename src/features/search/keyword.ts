import { paths } from '#src/paths.ts'

/** The name of a keyword in an address. */
export const keywordField = 'keyword'
export const longestKeyword = 128
/** The service ranks no more than a thousand. */
export const mostPages = 49

/** What is searched for: one line, composed, of at most 128 characters. */
export function readKeyword(text: string | null): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, longestKeyword).join('').trim()
}

/** The query of the address that shows what was found for a keyword. */
export function searchQuery(keyword: string, page = 1): string {
  const further = page > 1 ? `&page=${page}` : ''
  return `?${keywordField}=${encodeURIComponent(keyword)}${further}`
}

export function searchAddress(keyword: string, page = 1): string {
  return paths.search() + searchQuery(keyword, page)
}
