/** What SQLite stores and gives back; true and false travel as 1 and 0. */
export type SqlValue = string | number | null
export type Row = Record<string, SqlValue>

/**
 * The database of the sandbox: synchronous, one writer. Obeys the limits of a SQLite Durable Object — at most 100
 * bound values a statement, no BEGIN or COMMIT — so lists travel as one JSON text and are read with `json_each(?)`.
 */
export interface Sql {
  all(query: string, ...values: SqlValue[]): Row[]
  run(query: string, ...values: SqlValue[]): void
  /** All of it or, when `work` throws, none. Must not contain an await. */
  transaction<T>(work: () => T): T
}
