/** A value in SQLite; booleans are stored as 1 and 0. */
export type SqlValue = string | number | null
export type Row = Record<string, SqlValue>

/**
 * The sandbox's database: synchronous, with a single writer. It has the limits of a SQLite Durable Object: at most 100
 * bound values per statement and no BEGIN or COMMIT, so lists are passed as one JSON text and read with `json_each(?)`.
 */
export interface Sql {
  all(query: string, ...values: SqlValue[]): Row[]
  run(query: string, ...values: SqlValue[]): void
  /** Runs `work` in a transaction; a thrown error rolls it back. `work` must be synchronous. */
  transaction<T>(work: () => T): T
}
