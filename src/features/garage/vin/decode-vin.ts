import { type Manufacturer, manufacturers } from './manufacturers.ts'
import { yearsOfModel } from './model-years.ts'
import { readTypePlate, type TypePlate } from './type-plate.ts'
import { isVinCharacter, maxTypedVin, normalizeVin, vinShape } from './typed-vin.ts'

/** A VIN of 17 characters (ISO 3779). */
export interface DecodedVin {
  kind: 'vin'
  vin: string
  make: string | null
  /** Year characters repeat after 30 years. Empty if the number states none, as with many European makers. */
  years: number[]
  /** The check of position 9 against the others. `notUsed`: it is not a check digit, as permitted in Europe. */
  checkDigit: 'matches' | 'differs' | 'notUsed'
  /** True if the law of the country of manufacture requires the check digit (49 CFR 565.15(c), GB 16735). */
  isCheckDigitRequired: boolean
}

export type ChassisNumber =
  | DecodedVin
  /** The number of a car from before about 1981, usually of 4 to 12 characters: each maker had its own scheme. */
  | { kind: 'classic'; number: string }
  /** The type designation of a Volvo Amazon, which its owners call a chassis number. */
  | ({ kind: 'typePlate'; number: string } & TypePlate)
  /** Invalid characters with their positions from 1: I, O and Q in a VIN, signs in any number. */
  | { kind: 'wrongCharacters'; positions: { position: number; character: string }[] }
  /** Too few or too many characters for a VIN. `length` excludes blanks and dashes. */
  | { kind: 'incomplete' | 'tooLong'; length: number }

interface VinHints {
  currentYear: number
  /** Known of the car: its model year, or null, and its owner's name for the model, or nothing. */
  year?: number | null
  model?: string
}

const yearCharacters = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const firstYear = 1980
/** Values of letters in the check digit, from A; those with 0 do not occur. */
const letterValues = '12345678012345070923456789'
const checkWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Decodes a typed chassis number by tables only; no register is called. */
export function decodeVin(typed: string, { currentYear, year = null, model = '' }: VinHints): ChassisNumber {
  if (typed.length > maxTypedVin) return { kind: 'tooLong', length: typed.length }
  const number = normalizeVin(typed)
  const characters = [...number]
  const kind = vinShape(number, year)
  if (kind === 'vin') return readVin(number, currentYear, model)
  if (kind === 'classic') {
    const plate = readTypePlate(number)
    return plate ? { kind: 'typePlate', number, ...plate } : { kind, number }
  }
  if (kind !== 'wrongCharacters') return { kind, length: characters.length }
  return {
    kind,
    positions: characters.flatMap((character, index) =>
      isVinCharacter(character, characters.length) ? [] : { position: index + 1, character },
    ),
  }
}

function readVin(vin: string, currentYear: number, model: string): DecodedVin {
  const manufacturer = manufacturers.get(vin.slice(0, 3))
  const isNorthAmerican = /^(?:[1-5]|7[F-Z\d])/.test(vin)
  // China requires the check digit as well, but leaves the year to position 10.
  const isCheckDigitRequired = isNorthAmerican || vin.startsWith('L')
  const years = yearsOf(vin, manufacturer, isNorthAmerican).filter((year) => year <= currentYear + 1)
  return {
    kind: 'vin',
    vin,
    make: manufacturer?.make ?? null,
    years: manufacturer ? yearsOfModel(years, manufacturer.make, model, vin) : years,
    checkDigit: checkDigitOf(vin, isCheckDigitRequired, manufacturer),
    isCheckDigitRequired,
  }
}

/** The years of the character for the model year (ISO 3779, table of 49 CFR 565.15(d)(1)), including the future. */
function yearsOf(vin: string, manufacturer: Manufacturer | undefined, isNorthAmerican: boolean): number[] {
  const position = manufacturer ? manufacturer.yearAt : isNorthAmerican ? 10 : null
  if (position === null) return []
  const code = yearCharacters.indexOf(vin.charAt(position - 1))
  if (code < 0) return []
  const [first, second] = [firstYear + code, firstYear + code + yearCharacters.length]
  // Cars and light trucks have a digit in position 7 up to 2009, a letter after that.
  const candidates = !isNorthAmerican ? [first, second] : /\d/.test(vin.charAt(6)) ? [first] : [second]
  return candidates.filter((year) => !manufacturer || (year >= manufacturer.from && year <= manufacturer.to))
}

/** Compares position 9 with the weighted sum of all characters, modulo 11 (49 CFR 565.15(c)). */
function checkDigitOf(
  vin: string,
  isRequired: boolean,
  manufacturer: Manufacturer | undefined,
): DecodedVin['checkDigit'] {
  const sum = checkWeights.reduce((total, weight, index) => total + weight * numberOf(vin.charAt(index)), 0)
  const digit = vin.charAt(8)
  if (digit === '0123456789X'.charAt(sum % 11)) return 'matches'
  if (isRequired) return 'differs'
  // Makers with an unusual year character have an unusual position 9, too.
  return /[\dX]/.test(digit) && manufacturer?.yearAt !== null ? 'differs' : 'notUsed'
}

function numberOf(character: string): number {
  return Number(/\d/.test(character) ? character : letterValues.charAt(character.charCodeAt(0) - 65))
}
