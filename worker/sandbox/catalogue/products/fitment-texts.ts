import * as v from 'valibot'
import { FitmentRow, fitmentText } from '../../../demo-catalogue/seed/fitment/fitment.ts'
import type { Sql } from '../../../demo-catalogue/sql.ts'
import { json } from '../rows.ts'

const Stored = v.object({ row: json(FitmentRow) })

/** The cars of a product with their conditions as one text, read when it is needed: all of them are megabytes. */
export function createFitmentTexts(sql: Sql) {
  return (product: number): string => {
    const rows = sql.all('select row from fitment where product = ? order by fitment', product)
    return rows.length === 0 ? '' : fitmentText(rows.map((row) => v.parse(Stored, row).row))
  }
}
