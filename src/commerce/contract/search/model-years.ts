import { everyCar } from '../catalogue/fit-scope.ts'
import { type FitmentRow, mayFit } from '../catalogue/fitment-row.ts'

/** The range of model years that searches read as such; open ends of fitment rows are written out to these. */
export const firstModelYear = 1945
export const lastModelYear = 2060

/**
 * The cars a part fits with their model years, for the field `modelYears` of search documents: `volvo-240 1975`,
 * `volvo-240 1976`, … by the rows of the part; only `volvo-240` for rows without years. A part without rows fits its
 * vehicles in all years: then these are their keys, or `everyCar`.
 */
export function modelYears(
  rows: readonly Pick<FitmentRow, 'model' | 'yearFrom' | 'yearTo' | 'advice'>[],
  vehicleKeys: readonly string[],
): string[] {
  if (rows.length === 0) return [...vehicleKeys].sort()
  const values = rows.filter(mayFit).flatMap(({ model, yearFrom, yearTo }) => {
    if (yearFrom === undefined && yearTo === undefined) return model
    const first = Math.max(yearFrom ?? firstModelYear, firstModelYear)
    const last = Math.min(yearTo ?? lastModelYear, lastModelYear)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => `${model} ${first + at}`)
  })
  return [...new Set(values)].sort()
}

/** The values of `modelYears` that parts for these vehicles, given by key, have in a model year; `everyCar` among them. */
export function modelYearValues(vehicleKeys: readonly string[], year: number): string[] {
  const models = new Set(vehicleKeys.flatMap(beginnings))
  return [...[...models].flatMap((model) => [model, `${model} ${year}`]), everyCar]
}

/** The models a vehicle may be of, as in `FitmentRow`: `volvo-240-b21a` may be of `volvo-240` or of `volvo`. */
function beginnings(key: string): string[] {
  const words = key.split('-')
  return words.map((_, at) => words.slice(0, at + 1).join('-'))
}
