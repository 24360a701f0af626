/** The name of a keyword in an address. */
export const keywordField = 'keyword'
export const maxKeywordLength = 128

/** What is searched for: one line, composed, of at most 128 characters. */
export function parseKeyword(text: string | null): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, maxKeywordLength).join('').trim()
}
