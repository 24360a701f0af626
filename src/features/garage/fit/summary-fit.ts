import { parseFitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import type { CarFacts } from './car-facts.ts'
import { type Fit, fitOf } from './fit.ts'
import { conditionsOf } from './fit-row.ts'

/** Whether a product fits a car, by the summary that lists and carts have of it: `unknown` where that is empty. */
export function summaryFit(car: CarFacts, summary: string): Fit['kind'] {
  return summaryAnswer(car, summary).kind
}

/** How many pieces of a product a car needs, or litres of goods by the litre, by its summary; null where that does not say. */
export function summaryQuantity(car: CarFacts, summary: string): number | null {
  const answer = summaryAnswer(car, summary)
  return answer.kind === 'fits' ? answer.quantity : null
}

function summaryAnswer(car: CarFacts, summary: string): Fit {
  const rows = parseFitSummary(summary).map((row) => ({
    model: row.model,
    conditions: conditionsOf(row).map((condition) => ({ condition, text: '' })),
    quantity: row.qty ?? null,
    needs: '',
    note: '',
  }))
  return fitOf(car, rows)
}
