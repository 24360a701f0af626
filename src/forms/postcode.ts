/** A country's postcode format. */
interface PostcodeFormat {
  pattern: RegExp
  /** Number of characters after the space; without it the code has no space. */
  afterSpace?: number
  prefix: RegExp
  /** The beginnings that codes have; absent where all are in use. */
  inUse?: RegExp
  example: string
}

const fiveDigits = /^\d{5}$/
const fourDigits = /^\d{4}$/
const fourDigitsNotZero = /^[1-9]\d{3}$/

/** Formats by ISO 3166 code for the main destinations. For others only the length is checked. */
const formats = new Map(
  Object.entries<PostcodeFormat>({
    AT: { pattern: fourDigitsNotZero, prefix: /^AT?/, example: '1010' },
    BE: { pattern: fourDigitsNotZero, prefix: /^BE?/, example: '1000' },
    DE: { pattern: fiveDigits, prefix: /^DE?/, inUse: /^(?:0[1-9]|[1-9])/, example: '10115' },
    DK: { pattern: fourDigits, prefix: /^DK/, inUse: /^(?:0[89]|[1-9])/, example: '2100' },
    EE: { pattern: fiveDigits, prefix: /^(?:EE|EST)/, inUse: /^[1-9]/, example: '10111' },
    FI: { pattern: fiveDigits, prefix: /^(?:FIN?|AX)/, example: '00100' },
    FR: { pattern: fiveDigits, prefix: /^FR?/, inUse: /^(?:0[1-9]|[1-8]|9[0-8])/, example: '75001' },
    GB: {
      pattern: /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/,
      afterSpace: 3,
      prefix: /^(?:GB|UK)(?=[A-Z])/,
      // Jersey and Guernsey are not part of the country.
      inUse: /^(?!JE|GY)/,
      example: 'SW1A 1AA',
    },
    IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, afterSpace: 4, prefix: /^IE(?=[A-Z])/, example: 'D02 X285' },
    LU: { pattern: fourDigits, prefix: /^LU?/, inUse: /^[1-9]/, example: '1111' },
    NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, afterSpace: 2, prefix: /^NL/, example: '1012 AB' },
    NO: { pattern: fourDigits, prefix: /^NO?/, example: '0150' },
    SE: { pattern: fiveDigits, afterSpace: 2, prefix: /^SE?/, inUse: /^[1-9]/, example: '114 55' },
  }),
)

const minLength = 2
const maxLength = 12

/**
 * Parses a postcode to its country's format: `11455` and `se-114 55` are `114 55` in `SE`. Spaces, hyphens, case and
 * the country prefix are ignored. Null if invalid; for countries without a known format only if shorter than 2 or
 * longer than 12 characters.
 */
export function parsePostcode(text: string, country: string): string | null {
  const format = formats.get(country)
  if (!format) return parseUnknown(text)
  const { pattern, prefix, afterSpace } = format
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, '')
  const code = pattern.test(compact) ? compact : compact.replace(prefix, '')
  if (!pattern.test(code)) return null
  return afterSpace ? `${code.slice(0, -afterSpace)} ${code.slice(-afterSpace)}` : code
}

function parseUnknown(text: string): string | null {
  const code = text.trim().replace(/\s+/g, ' ')
  return code.length >= minLength && code.length <= maxLength ? code : null
}

/** False if a country has no postcodes that begin like this parsed one: it may be of another country. */
export function isPostcodeInUse(code: string, country: string): boolean {
  return formats.get(country)?.inUse?.test(code) ?? true
}

export function postcodeExample(country: string): string | null {
  return formats.get(country)?.example ?? null
}
