import type { Sql } from '../../demo-catalogue/sql.ts'
import schema from './schema.sql?raw'

/**
 * What became of tables that stand in somebody's database already, oldest first: a statement each, only ever added
 * to at the end. A new table needs none of this, it just joins the schema.
 */
const alterations: readonly string[] = [
  'alter table session add column customer integer',
  'alter table customer add column selection text',
]

/** Makes the tables of sessions and orders what this build takes them to be; what is in them stays. */
export function prepareTables(sql: Sql, altered = alterations): void {
  sql.transaction(() => {
    sql.run(schema)
    sql.run('create table if not exists alteration (alteration integer primary key)')
    const done = sql.all('select alteration from alteration').length
    for (const [index, statement] of altered.entries()) {
      if (index < done) continue
      sql.run(statement)
      sql.run('insert into alteration (alteration) values (?)', index + 1)
    }
  })
}
