import type { I18n } from '#src/i18n/i18n.ts'
import { type EngineYears, enginesByYear, yearsText } from './engine-years.ts'

/**
 * Says that a car, "Volvo 240" or "Volvo 240, B230F", was not built in a model year: none of its possible engines was.
 * Empty if one was or may have been, and without a year.
 */
export function yearNote(
  t: I18n['t'],
  car: string,
  engines: readonly EngineYears[],
  year: number | null,
): string {
  if (year === null || engines.length === 0 || enginesByYear(engines, year).ofYear.length > 0) return ''
  return t('garage.otherYear', { car, years: yearsText(engines), year })
}
