import type { CarFacts, Condition } from './car-facts.ts'
import { meets } from './compare-facts.ts'

export interface WordedCondition {
  condition: Condition
  text: string
  /** How to find out whether a car meets it, where that needs words. */
  help?: string
}

/** A vehicle that a part fits if all conditions hold; see `fitRow`. */
export interface FitRow {
  model: string
  conditions: readonly WordedCondition[]
  quantity: number | null
  needs: string
  note: string
}

/** `asks`: it fits if the unknown `condition` holds; more may follow. `unknown`: there is no fitment data. */
export type Fit =
  | { kind: 'fits'; quantity: number | null; needs: string }
  | { kind: 'asks'; condition: WordedCondition; note: string }
  | { kind: 'refuses' }
  | { kind: 'unknown' }

/**
 * Decides if a part with these rows fits a car: all conditions of one row have to hold. A car of a model without a row
 * is refused. Of several rows with open conditions, the one with the fewest asks.
 */
export function fitOf(car: CarFacts, rows: readonly FitRow[]): Fit {
  if (rows.length === 0) return { kind: 'unknown' }
  const byRow = answerOf(car, rows)
  if (byRow.kind !== 'asks') return byRow
  // Rows of different years may fit every engine the car can have: then no question is needed.
  const engines = car.engine?.is ?? []
  const answers = engines.map((engine) => answerOf({ ...car, engine: { is: [engine], not: [] } }, rows))
  const [first] = answers
  if (first?.kind !== 'fits' || answers.some(({ kind }) => kind !== 'fits')) return byRow
  const { quantity, needs } = first
  const isSame = answers.every(
    (answer) => answer.kind === 'fits' && answer.quantity === quantity && answer.needs === needs,
  )
  return isSame ? first : { kind: 'fits', quantity: null, needs: '' }
}

function answerOf(car: CarFacts, rows: readonly FitRow[]): Fit {
  const asking: { open: WordedCondition[]; note: string }[] = []
  for (const row of rows) {
    if (!isOfModel(car, row.model)) continue
    const open: WordedCondition[] = []
    let isRefused = false
    for (const worded of row.conditions) {
      const met = meets(car, worded.condition)
      if (met === null) open.push(worded)
      isRefused ||= met === false
    }
    if (isRefused) continue
    if (open.length === 0) return { kind: 'fits', quantity: row.quantity, needs: row.needs }
    asking.push({ open, note: row.note })
  }
  const [best] = asking.sort((left, right) => left.open.length - right.open.length)
  const [condition] = best?.open ?? []
  return best && condition ? { kind: 'asks', condition, note: best.note } : { kind: 'refuses' }
}

export function isOfModel({ engine }: CarFacts, model: string): boolean {
  return engine?.is?.some((key) => key === model || key.startsWith(`${model}-`)) ?? false
}
