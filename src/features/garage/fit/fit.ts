import { type CarFacts, type Condition, meets } from './car-facts.ts'

/** A condition with its text, "brake system B". */
export interface WordedCondition {
  condition: Condition
  text: string
}

/** A vehicle that a part fits when all conditions hold; see `fitRow`. */
export interface FitRow {
  /** Key of the model, `volvo-240`: what the keys of its vehicles begin with. */
  model: string
  conditions: readonly WordedCondition[]
  /** Pieces that the car needs; null when the part does not say. */
  quantity: number | null
  /** The same in words, "Your car needs 5.3 litres: 2 of these."; empty when the part does not say. */
  needs: string
  /** An explanation in the visitor's language; empty without one. */
  note: string
}

/**
 * Whether a part fits a car. `asks`: it fits if `condition` holds, which is not known of the car; more conditions may
 * follow. `unknown`: nothing is known of the cars the part fits.
 */
export type Fit =
  | { kind: 'fits'; quantity: number | null; needs: string }
  | { kind: 'asks'; condition: WordedCondition; note: string }
  | { kind: 'refuses' }
  | { kind: 'unknown' }

/**
 * Answers whether a part with these rows fits a car: it does when all conditions of one row hold. A car of a model without
 * a row is refused. Of several rows that ask, the one with the fewest open conditions does.
 */
export function fitOf(car: CarFacts, rows: readonly FitRow[]): Fit {
  if (rows.length === 0) return { kind: 'unknown' }
  const byRow = answerOf(car, rows)
  if (byRow.kind !== 'asks') return byRow
  // Rows of different years may fit every engine the car can have: then there is nothing to ask.
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

/** Whether a car is of a model, by the keys of the vehicles it may be. */
function isOfModel({ engine }: CarFacts, model: string): boolean {
  return engine?.is?.some((key) => key === model || key.startsWith(`${model}-`)) ?? false
}
