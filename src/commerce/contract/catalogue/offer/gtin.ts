/** Numbers for use inside one shop, and for coupons: GS1 never assigns them to a product. */
const restricted = /^(?:0[24]|2|9[89])/

/**
 * The GTIN in a text of 8, 12, 13 or 14 digits; null for other texts, a wrong check digit, and numbers that identify a
 * product in one shop only.
 */
export function parseGtin(text: string): string | null {
  const gtin = text.trim()
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin)) return null
  const digits = [...gtin.padStart(14, '0')].map(Number)
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  // Prefixes belong to the form with 13 digits; eight-digit numbers have prefixes of their own.
  const long = gtin.padStart(14, '0').slice(1)
  const isRestricted = gtin.length === 8 ? /^[02]/.test(gtin) : restricted.test(long)
  return sum % 10 === 0 && !isRestricted ? gtin : null
}
