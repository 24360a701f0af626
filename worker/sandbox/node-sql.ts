import { DatabaseSync } from 'node:sqlite'
import type { Row, Sql, SqlValue } from './demo-catalogue/sql.ts'

const maxBoundValues = 100

/** The sandbox's database on `node:sqlite`, with the limits of a Durable Object. */
export function createNodeSql(file = ':memory:'): Sql & { close(): void } {
  const database = new DatabaseSync(file)
  // Write-ahead logging: a write is one append and survives a killed process.
  if (file !== ':memory:') database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  let depth = 0

  function guard(query: string, values: SqlValue[]) {
    if (values.length > maxBoundValues) throw new Error(`too many SQL variables: ${values.length}`)
    if (/^\s*(begin|commit|rollback|savepoint|release)\b/i.test(query)) {
      throw new Error('use transaction() instead of BEGIN or SAVEPOINT')
    }
  }

  return {
    all(query, ...values) {
      guard(query, values)
      return database.prepare(query).all(...values) as Row[]
    },
    run(query, ...values) {
      guard(query, values)
      if (values.length === 0) database.exec(query)
      else database.prepare(query).run(...values)
    },
    transaction(work) {
      const savepoint = `level_${depth++}`
      database.exec(`savepoint ${savepoint}`)
      try {
        const result = work()
        database.exec(`release ${savepoint}`)
        return result
      } catch (error) {
        database.exec(`rollback to ${savepoint}; release ${savepoint}`)
        throw error
      } finally {
        depth--
      }
    },
    close: () => database.close(),
  }
}
