import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { buildDemoOrders } from './demo/demo-history.ts'
import { type OrderProgress, progressOf } from './order-progress.ts'
import { factsOf, orderOfTrackingId, pastOrderWire } from './past-order-wire.ts'

/**
 * The customer who places an order with a selection: the one whose cart it is, also when the payment ends after a
 * log-out, else the one the session is logged in to. Null for a guest.
 */
export function buyerOf({ ports }: World, session: number, selection: string): number | null {
  const [row] = ports.sql.all(
    `select customer from customer where selection = ?1
     union all select customer from session where session = ?2 and selection = ?1 and customer is not null limit 1`,
    selection,
    session,
  )
  return row ? Number(row.customer) : null
}

/** Gives a customer the order that this session has just placed as a guest with the customer's e-mail address. */
export function adoptGuestOrder({ ports }: World, session: number, customer: number): void {
  ports.sql.run(
    `update placed_order set customer = ?1 where customer is null
       and placed_order = (select last_order from session where session = ?2)
       and lower(email) = (select email from customer where customer = ?1)`,
    customer,
    session,
  )
}

/** The progress of the parcel with a tracking id; null without such an order. */
export function parcelState({ ports }: World, trackingId: string): OrderProgress | null {
  const order = orderOfTrackingId(trackingId)
  const [row] = ports.sql.all(
    `select placed, record from placed_order where placed_order = ? and record <> ''`,
    order,
  )
  return row ? progressOf(Number(row.placed), ports.now(), factsOf(String(row.record))) : null
}

/** An order by its number and the e-mail address it was placed with; null without one. */
export function orderOf(
  world: World,
  { order, email }: { order: string; email: string },
): Wire<typeof PastOrder> | null {
  const [row] = world.ports.sql.all(
    `select placed, record from placed_order
     where placed_order = ? and lower(email) = ? and record <> ''`,
    /^\d{1,12}$/.test(order) ? Number(order) : -1,
    email.toLowerCase(),
  )
  return row ? pastOrderWire(world, String(row.record), Number(row.placed)) : null
}

/** The orders of a customer, newest first, in the range `from`, `size`, and how many there are altogether. */
export function ordersOf(
  world: World,
  customer: number,
  { from, size }: { from: number; size: number },
): { orders: Wire<typeof PastOrder>[]; totalSize: number } {
  const { sql } = world.ports
  buildDemoOrders(world, customer)
  const rows = sql.all(
    `select placed, record from placed_order where customer = ?
     order by placed desc, placed_order desc limit ? offset ?`,
    customer,
    size,
    from,
  )
  const [total] = sql.all('select count(*) as size from placed_order where customer = ?', customer)
  return {
    orders: rows.map(({ record, placed }) => pastOrderWire(world, String(record), Number(placed))),
    totalSize: Number(total?.size),
  }
}
