/** The longest part number there is a key of, in characters. */
const maxNumberLength = 64

/**
 * The key under which a part number is found in any spelling: only capital letters and digits, O as 0 and I as 1,
 * without zeros before its first digit. `X27-1925 O` → `X2719250`, `OC 90` → `0C90`. Empty for a text
 * without letters and digits.
 */
export function numberKey(number: string): string {
  return number
    .slice(0, maxNumberLength)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxNumberLength)
}
