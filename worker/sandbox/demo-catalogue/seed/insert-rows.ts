import type { Sql } from '../sql.ts'

/** Rows per statement: bounded by the 2 MB limit of a bound text. */
const batch = 500

export type Cell = string | number | null | object

/**
 * Inserts rows in batches, each passed as one JSON text. A column named `spec json` is stored as JSON text in `spec`.
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
