/**
 * Typed texts that identify a person: an e-mail address, a vehicle identification number, a telephone number with its
 * country.
 */
const personal = [
  /[^\s@]@[^\s@]/,
  /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/i,
  /(?<!\w)\+[\s-]?\d(?:[\s()-]*\d){7,14}(?!\d)/,
]

/** A Nordic personal number with its sign: a date of birth, the year first or last, and three or four digits. */
const dashed = /(?<!\d)(19|20)?(\d\d)(\d\d)(\d\d)[-+A]\d{3,4}(?!\d)/gi

/** A personal number without its sign: the century or not, year, month, day, and four digits. */
const undashed = /(?<!\w)(19|20)?(\d\d)(\d\d)(\d\d)\d{4}(?!\w)/g

/**
 * The youngest age, in years, of a birth date: a later date cannot be one of birth, but belongs to something else, such
 * as an advertisement.
 */
const minAge = 10

/**
 * Identifiers that advertisers add to the addresses of clicks: long and random, so that one may look like a vehicle's.
 */
const clickIds = ['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid']

/** An address without the identifiers of clicks on advertisements; other texts are unchanged. */
export function withoutClickIds(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  for (const name of clickIds) url.searchParams.delete(name)
  return url.href
}

/** True if a text, or an address of a page, may identify a person. Then it is not reported. */
export function isPersonal(text: string): boolean {
  const plain = decoded(text.replaceAll('+', ' '))
  const isIn = (read: string) =>
    personal.some((pattern) => pattern.test(read)) || hasDashedNumber(read) || hasPersonalNumber(read)
  return isIn(text) || isIn(plain) || isIn(decoded(text))
}

/** Campaigns and part numbers have such digits too: only a valid date identifies a personal number. */
function hasDashedNumber(text: string): boolean {
  return [...text.matchAll(dashed)].some(([, century, first, middle, last]) => {
    const month = Number(middle)
    const year = Number((century ?? '20') + first)
    if (century && year > new Date().getUTCFullYear() - minAge) return false
    return isDate(year, month, dayOf(last)) || (!century && isDate(2000 + Number(last), month, Number(first)))
  })
}

/** Coordination numbers of people without residence add 60 to the day. */
function dayOf(digits: string | undefined): number {
  const day = Number(digits)
  return day > 60 ? day - 60 : day
}

/** Part numbers have ten digits too: only a valid date and check digit identify a personal number. */
function hasPersonalNumber(text: string): boolean {
  return [...text.matchAll(undashed)].some(
    ([number, century = '20', year, month, day]) =>
      isDate(Number(century + year), Number(month), Number(day)) && isLuhn(number.slice(-10)),
  )
}

/** `Date` moves a day that its month does not have into the next month. */
function isDate(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}

/** True if the last digit is the check digit of the others (ISO/IEC 7812-1), for an even number of digits. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
