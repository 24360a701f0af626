import type { Advice } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { CarFacts, Condition } from './car-facts.ts'
import { meets } from './compare-facts.ts'

export interface WordedCondition {
  condition: Condition
  text: string
  /** Help to find out whether a car meets it; absent where that is plain. */
  help?: string
}

/** A vehicle that a part fits if all conditions hold, or of which there is only an advice; see `fitRow`. */
export interface FitRow {
  model: string
  conditions: readonly WordedCondition[]
  quantity: number | null
  needs: string
  note: string
  advice?: Advice
}

/**
 * `asks`: it fits if the unknown `condition` holds; more may follow. `unknown`: there are no rows. `handbook` and
 * `otherGrade`: see `Advice`.
 */
export type Fit =
  | { kind: 'fits'; quantity: number | null; needs: string }
  | { kind: 'asks'; condition: WordedCondition; note: string }
  | { kind: 'handbook'; needs: string }
  | { kind: 'refuses' | 'unknown' | 'otherGrade' }

/**
 * Decides if a part with these rows fits a car: all conditions of one row have to hold. A car of a model without a row
 * is refused. Of several rows with open conditions, the one with the fewest asks. An advice is given where no row fits.
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
  const handbooks = new Set<string>()
  let isOtherGrade = false
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
    if (row.advice === 'handbook') handbooks.add(row.needs)
    isOtherGrade ||= row.advice === 'otherGrade'
    if (row.advice) continue
    if (open.length === 0) return { kind: 'fits', quantity: row.quantity, needs: row.needs }
    asking.push({ open, note: row.note })
  }
  const [best] = asking.sort((left, right) => left.open.length - right.open.length)
  const [condition] = best?.open ?? []
  if (best && condition) return { kind: 'asks', condition, note: best.note }
  // If the car may have several engines, the answer is that of the one that leaves most open.
  const [needs = '', ...others] = handbooks
  if (handbooks.size > 0) return { kind: 'handbook', needs: others.length > 0 ? '' : needs }
  return { kind: isOtherGrade ? 'otherGrade' : 'refuses' }
}

/** True unless a part is known not to be one for the car. */
export function isPossible({ kind }: Fit): boolean {
  return kind !== 'refuses' && kind !== 'otherGrade'
}

export function isOfModel({ engine }: CarFacts, model: string): boolean {
  return engine?.is?.some((key) => key === model || key.startsWith(`${model}-`)) ?? false
}
