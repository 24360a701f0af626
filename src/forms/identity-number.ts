interface IdentityFormat {
  /** The number in its official format; null if invalid. `text` is in capitals without spaces. */
  parse(text: string): string | null
  example: string
}

const formats = new Map(
  Object.entries<IdentityFormat>({
    DK: { parse: parseDanish, example: '070761-4285' },
    FI: { parse: parseFinnish, example: '131052-308T' },
    NO: { parse: parseNorwegian, example: '01010100131' },
    SE: { parse: parseSwedish, example: '121212-1212' },
  }),
)

/**
 * Parses a personal identity number to its country's official format: `8507099805` is `850709-9805` in `SE`. Spaces,
 * hyphens and case are ignored. Null if date, format or check digit is wrong; for other countries only if it is shorter
 * than 6 or longer than 20 characters.
 */
export function parseIdentityNumber(text: string, country: string): string | null {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, '')
    // Normalized again: upper-casing and removing spaces can create new compositions.
    .normalize('NFKC')
  const format = formats.get(country)
  if (format) return format.parse(compact)
  return compact.length >= 6 && compact.length <= 20 ? compact : null
}

export function identityNumberExample(country: string): string | null {
  return formats.get(country)?.example ?? null
}

/**
 * Personnummer (Luhn over the last ten digits) and samordningsnummer, whose day is 60 higher and whose month may be
 * unknown: Skatteverket, SKV 704 and SKV 707. `+` in place of the hyphen from the year a person turns 100.
 */
function parseSwedish(text: string): string | null {
  const [, century = '', birth = '', mark, serial = ''] = /^(\d\d)?(\d{6})([-+]?)(\d{4})$/.exec(text) ?? []
  if (!hasLuhnDigit(birth + serial)) return null
  const month = Number(birth.slice(2, 4))
  const day = Number(birth.slice(4))
  const exists = isDay(day, month) || (day >= 60 && day <= 91 && month <= 12)
  return exists ? `${century}${birth}${mark || '-'}${serial}` : null
}

const finnishChecks = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** Henkilötunnus: mod 31. The sign of the century is part of the number; since 2023 each has several (DVV). */
function parseFinnish(text: string): string | null {
  const [, birth = '', , serial = '', check] = /^(\d{6})([-+YXWVUABCDEF])(\d{3})([\dA-Y])$/.exec(text) ?? []
  if (!check || finnishChecks[Number(birth + serial) % 31] !== check) return null
  return isDay(Number(birth.slice(0, 2)), Number(birth.slice(2, 4))) ? text : null
}

/** CPR-nummer. Its modulus 11 is no longer a rule: numbers without it have been issued since 2007 (cpr.dk). */
function parseDanish(text: string): string | null {
  const [, birth = '', serial = ''] = /^(\d{6})-?(\d{4})$/.exec(text) ?? []
  return isDay(Number(birth.slice(0, 2)), Number(birth.slice(2, 4))) ? `${birth}-${serial}` : null
}

const norwegianWeights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2, 1, 0],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
]

/** Fødselsnummer, D-nummer (day + 40) and H-nummer (month + 40): two check digits, each mod 11 (Skatteetaten). */
function parseNorwegian(text: string): string | null {
  const number = text.replaceAll('-', '')
  if (!/^\d{11}$/.test(number)) return null
  const [day, month] = [Number(number.slice(0, 2)), Number(number.slice(2, 4))]
  const exists = isDay(day > 40 ? day - 40 : day, month > 40 ? month - 40 : month)
  const checks = norwegianWeights.every(
    (weights) => weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11 === 0,
  )
  return exists && checks ? number : null
}

/** True if a month has the day; 29 February always counts, because the year is not always known. */
function isDay(day: number, month: number): boolean {
  const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (days[month - 1] ?? 0)
}

/** The digit sum with every second digit doubled, counted from the last, is a multiple of ten. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
