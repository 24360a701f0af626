import * as v from 'valibot'
import type { Row, Sql } from '../demo-catalogue/sql.ts'

/** Schema of a JSON column. */
export function json<S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema)
}

/** Reads and validates all rows of a query; throws when a row does not match. */
export function read<S extends v.GenericSchema>(sql: Sql, row: S, query: string): v.InferOutput<S>[] {
  return sql.all(query).map((found: Row) => v.parse(row, found))
}
