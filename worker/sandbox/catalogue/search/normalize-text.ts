/** Normalizes text for search: lower case without diacritics. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** The words of a query: runs of letters and digits, normalized. */
export function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
