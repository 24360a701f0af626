interface VatFormat {
  pattern: RegExp
  example: string
}

/**
 * Formats by country letters. Check digits are not verified: the commerce service checks registrations when the order
 * is placed.
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
const thirdCountries = ['GB', 'NO']
const otherPattern = /^(?=.*\d)[\dA-Z+*]{2,12}$/

/**
 * Parses a VAT number to its registered form: `se 556036-0793 01` is `SE556036079301`. Spaces, hyphens and case are
 * ignored; a number without letters gets those of the address's country. A business may be registered in another
 * country than its address. Null if no country has this format; the registration is not checked.
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

/**
 * The country of registration of a parsed VAT number, as an ISO 3166 code (`XI` for Northern Ireland). Null outside the
 * Union's VAT area for goods.
 */
export function memberStateOf(vatNumber: string): string | null {
  const letters = vatNumber.slice(0, 2)
  if (thirdCountries.includes(letters)) return null
  return letters === 'EL' ? 'GR' : letters
}

export function vatNumberExample(country: string): string | null {
  return formats.get(lettersOf(country))?.example ?? null
}

function lettersOf(country: string): string {
  return country === 'GR' ? 'EL' : country
}
