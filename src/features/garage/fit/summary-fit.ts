import { parseFitSummary, rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import type { FitmentRow } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { CarFacts } from './car-facts.ts'
import { type Fit, type FitRow, fitOf } from './fit.ts'
import { conditionsOf } from './fit-row.ts'

/** The fit of a listed product; `universal` if it fits every car. */
export type SummaryFit = Fit | { kind: 'universal' }

/**
 * The fit of a product by its summary in lists and carts: `unknown` if that is empty. The quantity is in pieces, or in
 * litres for goods sold by volume; there are no texts.
 */
export function summaryFit(car: CarFacts, summary: string): SummaryFit {
  const fitment = parseFitSummary(summary)
  if (fitment?.kind === 'universal') return fitment
  return fitOf(car, (fitment?.rows ?? []).map(toFitRow))
}

/** The rows of a summary, for several cars. */
export function summaryRows(summary: string): FitRow[] {
  return rowsOfSummary(summary).map(toFitRow)
}

function toFitRow(row: FitmentRow): FitRow {
  return {
    model: row.model,
    conditions: conditionsOf(row).map((condition) => ({ condition, text: '' })),
    quantity: row.qty ?? null,
    needs: '',
    note: '',
    ...(row.advice && { advice: row.advice }),
  }
}
