import { hash } from '../random.ts'

/** `count` digits derived from a text by hash. */
function digits(text: string, count: number): string {
  return String(hash(text) % 10 ** count).padStart(count, '0')
}

/** An original-equipment number in the style of the make. The leading X keeps it from being a real one. */
export function originalNumber(make: string, part: string): string {
  const n = (count: number, salt = '') => digits(`${make} ${part} ${salt}`, count)
  switch (make) {
    case 'Volvo':
      return `X${n(3)}-${n(3, 'b')}`
    case 'Saab':
      return `X${n(2)}-${n(2, 'b')}-${n(3, 'c')}`
    case 'Volkswagen':
      return `X${n(1)}${'GHJKN'.charAt(hash(part) % 5)}${n(1, 'b')}-${n(3, 'c')}-${n(3, 'd')}`
    case 'BMW':
      return `X${n(2)}-${n(2, 'b')}-${n(1, 'c')}-${n(3, 'd')}-${n(3, 'e')}`
    case 'Mercedes-Benz':
      return `XA-${n(3)}-${n(3, 'b')}-${n(2, 'c')}-${n(2, 'd')}`
    case 'Porsche':
      return `X930-${n(3)}-${n(3, 'b')}-${n(2, 'c')}`
    case 'Peugeot':
    case 'Citroën':
      return `X${n(4)}-${n(2, 'b')}`
    case 'Renault':
      return `X77-${n(2)}-${n(3, 'b')}-${n(3, 'c')}`
    default:
      return `XG${n(2)}-${n(4, 'b')}`
  }
}

/** A brand's catalogue number: `HB 4471`. */
export function makerNumber(brand: { name: string; uri: string }, part: string): string {
  const letters = brand.uri.replace(/[^a-z]/g, '')
  return `${letters.slice(0, 1)}${letters.slice(3, 4)} ${digits(`${brand.uri} ${part}`, 5)}`.toUpperCase()
}

/** A GTIN-13 of the range for internal use (prefix 20), with check digit (GS1 General Specifications). */
export function articleNumber(count: number): string {
  const body = `20${String(count).padStart(10, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** Text for a URI: lower case without diacritics, words joined by hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Creates a function that makes texts unique: repeated ones get the suffix `-2`, `-3` and so on. */
export function unique(): (text: string) => string {
  const used = new Set<string>()
  return (text) => {
    let result = text
    for (let count = 2; used.has(result); count += 1) result = `${text}-${count}`
    used.add(result)
    return result
  }
}
