import type { Sql } from '../sql.ts'

/** Rows a statement: few enough for the 2 MB a bound text may have, many enough to be quick. */
const batch = 500

export type Cell = string | number | null | object

/**
 * Writes rows in batches that travel as one JSON text. `columns` may say `spec json` for a cell that is stored
 * as JSON text.
 */
export function insert(
  sql: Sql,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const names = columns.map((column) => column.replace(/ json$/, ''))
  const cells = columns.map((column, index) =>
    column.endsWith(' json') ? `value -> ${index}` : `value ->> ${index}`,
  )
  const statement = `insert into ${table} (${names.join(', ')}) select ${cells.join(', ')} from json_each(?)`
  for (let from = 0; from < rows.length; from += batch)
    sql.run(statement, JSON.stringify(rows.slice(from, from + batch)))
}
