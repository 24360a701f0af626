import type { World } from '../world.ts'

const emptied = [
  'payment',
  'token',
  'session',
  'selection',
  'placed_order',
  'inbox',
  'reply_check',
  'reply_failure',
]

/** Deletes all sessions, orders and messages and restores the stock. Settings are kept. */
export function reset({ ports: { sql }, catalogue }: World): void {
  sql.transaction(() => {
    for (const table of emptied) sql.run(`delete from ${table}`)
    catalogue.restock()
  })
}
