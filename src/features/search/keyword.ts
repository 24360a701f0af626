export const maxKeywordLength = 128

/** Normalizes a keyword: one line, NFC, at most 128 characters. */
export function parseKeyword(text: string | null): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, maxKeywordLength).join('').trim()
}
