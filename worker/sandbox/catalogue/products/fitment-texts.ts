import * as v from 'valibot'
import { fitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { FitmentRow, fitmentText } from '../../demo-catalogue/seed/fitment/fitment.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { json } from '../rows.ts'

const Stored = v.object({ row: json(FitmentRow) })

/** Creates a lookup of fitment texts by product, read on demand because all of them are several megabytes. */
export function createFitmentTexts(sql: Sql) {
  return (product: number): string => {
    const rows = sql.all('select row from fitment where product = ? order by fitment', product)
    return rows.length === 0 ? '' : fitmentText(rows.map((row) => v.parse(Stored, row).row))
  }
}

/** Creates a lookup of fitment summaries by product, from these texts; each is made once, for listings. */
export function createFitSummaries(texts: (product: number) => string) {
  const made = new Map<number, string>()
  return (product: number): string => {
    const known = made.get(product)
    if (known !== undefined) return known
    const summary = fitSummary(parseFitment(texts(product)))
    made.set(product, summary)
    return summary
  }
}
