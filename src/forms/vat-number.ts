interface VatFormat {
  /** What follows the letters of the country, without spaces and hyphens, in capitals. */
  pattern: RegExp
  /** The whole number. */
  example: string
}

/**
 * By the letters a number begins with. Their form alone, without check digits: who is registered is for the service,
 * which asks when the order is placed.
 */
const formats = new Map(
  Object.entries<VatFormat>({
    AT: { pattern: /^U\d{8}$/, example: 'ATU12345678' },
    BE: { pattern: /^[01]\d{9}$/, example: 'BE0123456789' },
    DE: { pattern: /^[1-9]\d{8}$/, example: 'DE123456789' },
    DK: { pattern: /^\d{8}$/, example: 'DK12345678' },
    EE: { pattern: /^\d{9}$/, example: 'EE101234567' },
    FI: { pattern: /^\d{8}$/, example: 'FI12345678' },
    FR: { pattern: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR12345678901' },
    GB: { pattern: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, example: 'GB123456789' },
    NL: { pattern: /^\d{9}B\d{2}$/, example: 'NL123456789B01' },
    NO: { pattern: /^\d{9}(?:MVA)?$/, example: 'NO123456789MVA' },
    SE: { pattern: /^\d{12}$/, example: 'SE123456789001' },
    XI: { pattern: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, example: 'XI123456789' },
  }),
)

/** Members of the Union whose form is not looked at more closely: `EL` is Greece. */
const otherMembers = [
  'BG',
  'CY',
  'CZ',
  'EL',
  'ES',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'PL',
  'PT',
  'RO',
  'SI',
  'SK',
]
const otherPattern = /^(?=.*\d)[\dA-Z+*]{2,12}$/

/**
 * A VAT number as it is registered: `se 556036-0793 01` is `SE556036079301`. Spaces, hyphens and capitals do not
 * matter; a number that begins with a digit takes the letters of the address's country. A business may be registered
 * in another country than its address. Null when no country has such a number; nothing is said of whose it is.
 */
export function parseVatNumber(text: string, country: string): string | null {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, '')
  const number = /^(?:\d|U\d)/.test(compact) ? lettersOf(country) + compact : compact
  const letters = number.slice(0, 2)
  const pattern = formats.get(letters)?.pattern ?? (otherMembers.includes(letters) ? otherPattern : null)
  return pattern?.test(number.slice(2)) ? number : null
}

/** What a number of the country looks like; null where its form is not known. */
export function vatNumberExample(country: string): string | null {
  return formats.get(lettersOf(country))?.example ?? null
}

function lettersOf(country: string): string {
  return country === 'GR' ? 'EL' : country
}
