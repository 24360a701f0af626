import type { CarFacts } from './car-facts.ts'
import { meets } from './compare-facts.ts'
import { type FitRow, isOfModel } from './fit.ts'

/** The places of the rows, from 0, that may be for a car: of its model, and with no condition that it does not meet. */
export function ownRows(car: CarFacts, rows: readonly FitRow[]): number[] {
  return rows.flatMap(({ model, conditions }, place) =>
    isOfModel(car, model) && conditions.every(({ condition }) => meets(car, condition) !== false)
      ? place
      : [],
  )
}
