import type { Sql } from '../sql.ts'
import schema from './schema.sql?raw'
import { planShop } from './shop-plan.ts'
import { writeTables } from './tables.ts'

/** Fills the catalogue when it is empty. `now`: milliseconds since 1970; price histories end on that day. */
export function seed(sql: Sql, now: number): void {
  sql.run(schema)
  if (sql.all('select 1 from product limit 1').length > 0) return
  const plan = planShop(new Date(now).toISOString().slice(0, 10))
  sql.transaction(() => writeTables(sql, plan))
}
