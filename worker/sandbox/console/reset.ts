import { createDemoCustomers } from '../checkout-api/customer/customer-store.ts'
import type { World } from '../world.ts'

const emptied = [
  'payment',
  'password_reset',
  'support_message',
  'newsletter_subscriber',
  'stock_notice',
  'wish',
  'password_miss',
  'customer',
  'token',
  'session',
  'selection',
  'delivery_session',
  'placed_order',
  'used_certificate',
  'inbox',
  'reply_check',
  'reply_failure',
  'book_entry',
]

/**
 * Deletes all sessions, accounts, orders, messages and books of measuring, and restores the demo customers, names, prices and stock of
 * products, and the search indexes. Settings are kept, and order numbers continue.
 */
export function reset(world: World): void {
  const { sql } = world.ports
  sql.transaction(() => {
    sql.run(
      'insert or ignore into deleted_order select max(placed_order) from placed_order having count(*) > 0',
    )
    for (const table of emptied) sql.run(`delete from ${table}`)
    createDemoCustomers(world)
    world.catalogue.restore()
    world.search.reset()
  })
}
