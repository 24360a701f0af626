export const vinLength = 17
/** Maximum length of a typed chassis number, written in groups, in UTF-16 units. */
export const maxTypedVin = 40
/** Cars of this model year and later certainly have a VIN; makers changed over from 1981 on. */
const firstVinYear = 1984

/** Numbers of classic cars that are longer than others: of the MGB from 1962, and of Mercedes from about 1960. */
const longClassic = /^(?:G[AH]N\d[A-Z]{2}\d{5,6}G?|1\d{13})$/

/** A VIN of 17 characters (ISO 3779), the number of a classic car, or neither by a character or the length. */
export type VinShape = 'vin' | 'classic' | 'wrongCharacters' | 'incomplete' | 'tooLong'

/**
 * A chassis number as it is stored: in capitals, without the blanks, dots and dashes that group it on plates and
 * papers. Other alphabets are unchanged: the capital of ß would be two letters that were not typed.
 */
export function normalizeVin(typed: string): string {
  return typed.replace(/[\s.-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** The shape of a normalized chassis number. `year` is the model year of its car; null if not stated. */
export function vinShape(number: string, year: number | null): VinShape {
  const { length } = [...number]
  if (length > vinLength) return 'tooLong'
  const isShort = length >= 4 && length <= 12
  const mayBeClassic = (isShort || longClassic.test(number)) && (year ?? 0) < firstVinYear
  if (length < vinLength && !mayBeClassic) return 'incomplete'
  if ([...number].some((character) => !isVinCharacter(character, length))) return 'wrongCharacters'
  return mayBeClassic ? 'classic' : 'vin'
}

/** A VIN has no I, O and Q, the number of a classic car any letter. */
export function isVinCharacter(character: string, length: number): boolean {
  return (length === vinLength ? /^[A-HJ-NPR-Z\d]$/ : /^[A-Z\d]$/).test(character)
}
