import { parseFitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import type { CarFacts } from './car-facts.ts'
import { type Fit, type FitRow, fitOf } from './fit.ts'
import { conditionsOf } from './fit-row.ts'

/**
 * The fit of a product by its summary in lists and carts: `unknown` if that is empty. The quantity is in pieces, or in
 * litres for goods sold by volume; there are no texts.
 */
export function summaryFit(car: CarFacts, summary: string): Fit {
  return fitOf(car, summaryRows(summary))
}

/** The rows of a summary, for several cars. */
export function summaryRows(summary: string): FitRow[] {
  return parseFitSummary(summary).map((row) => ({
    model: row.model,
    conditions: conditionsOf(row).map((condition) => ({ condition, text: '' })),
    quantity: row.qty ?? null,
    needs: '',
    note: '',
    ...(row.advice && { advice: row.advice }),
  }))
}
