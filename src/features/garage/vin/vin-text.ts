import type { I18n } from '#src/i18n/i18n.ts'
import { type ChassisNumber, type DecodedVin, decodeVin } from './decode-vin.ts'
import type { TypePlate } from './type-plate.ts'

interface TypedCar {
  vinNumber: string
  year: string
  model: string
  /** The name of the car in the shop, "Volvo 240", if the number states it; instead of its make. */
  known?: string
}

export interface VinText {
  lines: string[]
  offeredYear: number | null
}

const maxWrong = 3

export function vinText(
  { t, locale }: Pick<I18n, 't' | 'locale'>,
  { vinNumber, year, model, known = '' }: TypedCar,
  currentYear: number,
): VinText {
  if (vinNumber.trim() === '') return { lines: [], offeredYear: null }
  const stated = /^\d{4}$/.test(year.trim()) ? Number(year) : null
  const number = decodeVin(vinNumber, { currentYear, year: stated, model })
  const [only, ...further] = yearsOf(number)
  const offeredYear = only !== undefined && further.length === 0 && year.trim() === '' ? only : null
  return { lines: linesOf(t, locale, number, known), offeredYear }
}

function yearsOf(number: ChassisNumber): number[] {
  if (number.kind === 'vin') return number.years
  return number.kind === 'typePlate' ? [number.year] : []
}

function linesOf(t: I18n['t'], locale: string, number: ChassisNumber, known: string): string[] {
  switch (number.kind) {
    case 'vin':
      return [recognised(t, locale, known ? { ...number, make: known } : number), ...checkDigit(t, number)]
    case 'typePlate':
      return [t('vin.plate', { year: number.year, facts: plateFacts(t, number) })]
    case 'classic':
      return [t('vin.classic')]
    case 'wrongCharacters':
      return number.positions.slice(0, maxWrong).map(({ position, character }) =>
        t(/[IOQ]/.test(character) ? 'vin.excluded' : 'vin.otherCharacter', {
          position,
          character,
        }),
      )
    case 'incomplete':
      return [t('vin.incomplete', { length: number.length })]
    case 'tooLong':
      return [t('vin.tooLong', { length: number.length })]
  }
}

function recognised(t: I18n['t'], locale: string, { make, years }: DecodedVin): string {
  const either = new Intl.ListFormat(locale, { type: 'disjunction' }).format(years.map(String))
  if (make === null) return either ? t('vin.year', { years: either }) : t('vin.complete')
  return either ? t('vin.makeYear', { make, years: either }) : t('vin.make', { make })
}

function checkDigit(t: I18n['t'], { checkDigit, isCheckDigitRequired }: DecodedVin): string[] {
  if (checkDigit !== 'differs') return []
  return [t(isCheckDigitRequired ? 'vin.checkWrong' : 'vin.checkDiffers')]
}

function plateFacts(t: I18n['t'], { body, engine, gearbox, steeringSide }: TypePlate): string {
  return [t(`vin.body.${body}`), engine, gearbox, t(`vin.drive.${steeringSide}`)].join(', ')
}
