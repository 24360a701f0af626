import type { Sql } from '../demo-catalogue/sql.ts'
import schema from './schema.sql?raw'

/**
 * Migrations of existing databases, oldest first, one statement each; append only. New tables are only added to the
 * schema.
 */
const alterations: readonly string[] = [
  'alter table session add column customer integer',
  'alter table customer add column selection text',
  'alter table payment add column returned integer',
  'alter table placed_order add column customer integer',
  'alter table placed_order add column demo text',
  'create index placed_order_by_customer on placed_order (customer, placed)',
  'alter table support_message add column received integer',
  'alter table session add column logged_in integer',
  'alter table password_miss add column day_misses integer',
  'alter table password_miss add column day_began integer',
  'alter table newsletter_subscriber add column leave_key text',
  'alter table inbox add column headers text',
]

/** Creates missing tables of sessions and orders and applies pending migrations; data is kept. */
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
