// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Order } from '#src/commerce/contract/payment/order.ts'
import { deliver } from '../../inbox.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { piecesOf } from '../items/priced-line.ts'
import { spendCertificates } from '../selection/certificates.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { closeSelection } from '../selection/selection-store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { buyerOf } from './customer-orders.ts'
import { orderWire } from './order-wire.ts'

/**
 * Turns a selection into an order: reduces stock and the value of gift certificates, closes the selection and sends the
 * confirmation mail. Returns the order as in replies.
 */
export function placeOrder(
  world: World,
  session: number,
  selection: string,
  priced: PricedSelection,
): Wire<typeof Order> {
  const { sql, now } = world.ports
  const number = nextNumber(world)
  const order = orderWire(world, number, priced)
  const customer = buyerOf(world, session, selection)
  sql.run(
    `insert into placed_order (placed_order, selection, customer, email, placed, record)
       values (?, ?, ?, ?, ?, ?)`,
    number,
    selection,
    customer,
    priced.state.address.email ?? '',
    now(),
    JSON.stringify(order),
  )
  for (const line of priced.lines) {
    if (line.deposit) continue
    for (const { item, quantity } of piecesOf(line)) world.catalogue.takeStock(item, quantity * line.quantity)
  }
  spendCertificates(sql, priced.vouchers, priced.pricelist.currency)
  // The session shows the receipt, unless it has passed to someone else since the payment began.
  sql.run(
    'update session set last_order = ?1 where session = ?2 and (?3 is null or customer = ?3)',
    number,
    session,
    customer,
  )
  closeSelection(world, selection)
  deliver(world.ports, confirmationMail(world, number, priced))
  return order
}

/** Never repeats a number, not even after a reset: the shop reports each order number's purchase only once. */
function nextNumber({ ports: { sql } }: World): number {
  const [last] = sql.all(`select max(number) as number from (
    select 1000 as number
    union all select max(placed_order) from placed_order
    union all select max(deleted_order) from deleted_order)`)
  return Number(last?.number) + 1
}
