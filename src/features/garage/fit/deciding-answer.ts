import { type BrakeWords, brakesText } from '#src/i18n/brakes.ts'
import type { CarFacts, Condition } from './car-facts.ts'
import { meets } from './compare-facts.ts'
import { type FitRow, isOfModel, type WordedCondition } from './fit.ts'

/** The shopper's answer about a car that decides whether a part fits. */
export interface DecidingAnswer {
  condition: Condition
  /** The condition in words, with the explanation of its row where that is the part's. */
  text: string
  answer: boolean
}

/** True if a shopper is asked for it; engine and years are chosen with the car. */
export function isAsked({ field }: Condition): boolean {
  return field !== 'engine' && field !== 'built'
}

/**
 * Finds the answer by which a part with these rows fits a car, or does not. Null if engine or years decide alone. Of
 * several rows that do not fit, the one that the fewest answers rule out. Brakes other than the part's are named
 * themselves, since they are what the shopper has said.
 */
export function decidingAnswer(
  car: CarFacts,
  rows: readonly FitRow[],
  fits: boolean,
  words: BrakeWords,
): DecidingAnswer | null {
  const said = (row: FitRow, { condition, text }: WordedCondition) => ({
    condition,
    text: row.note ? `${text} (${row.note})` : text,
    answer: fits,
  })
  const ofModel = rows.filter(({ model, advice }) => !advice && isOfModel(car, model))
  if (fits) {
    const row = ofModel.find(({ conditions }) => conditions.every(({ condition }) => meets(car, condition)))
    const first = row?.conditions.find(({ condition }) => isAsked(condition))
    return row && first ? said(row, first) : null
  }
  const refused = ofModel
    .map((row) => ({ row, unmet: row.conditions.filter(({ condition }) => meets(car, condition) === false) }))
    .filter(({ unmet }) => unmet.length > 0 && unmet.every(({ condition }) => isAsked(condition)))
    .sort((left, right) => left.unmet.length - right.unmet.length)
  const [first] = refused
  const [unmet] = first?.unmet ?? []
  if (!first || !unmet) return null
  const brakes = unmet.condition.field === 'brakeSystem' ? car.brakeSystem?.is : null
  if (!brakes) return said(first.row, unmet)
  const text = brakes.map((code) => brakesText(code, words) ?? code).join(' / ')
  return { condition: { field: 'brakeSystem', oneOf: brakes }, text, answer: true }
}
