import * as v from 'valibot'
import type { Row, Sql } from '../../demo-catalogue/sql.ts'

/** A column that holds JSON of this shape. */
export function json<S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema)
}

/** Every row of a query, held against its shape; a table that is not what the schema says fails at once. */
export function read<S extends v.GenericSchema>(sql: Sql, row: S, query: string): v.InferOutput<S>[] {
  return sql.all(query).map((found: Row) => v.parse(row, found))
}
