import { parseFitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import type { CarFacts } from './car-facts.ts'
import { type Fit, fitOf } from './fit.ts'
import { conditionsOf } from './fit-row.ts'

/**
 * Whether a product fits a car, by the summary that lists and carts have of it: `unknown` where that is empty. The quantity is
 * in pieces, or in litres of goods by the litre; nothing is in words.
 */
export function summaryFit(car: CarFacts, summary: string): Fit {
  const rows = parseFitSummary(summary).map((row) => ({
    model: row.model,
    conditions: conditionsOf(row).map((condition) => ({ condition, text: '' })),
    quantity: row.qty ?? null,
    needs: '',
    note: '',
  }))
  return fitOf(car, rows)
}
