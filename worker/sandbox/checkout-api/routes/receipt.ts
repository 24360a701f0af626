// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { Order, ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import type { Wire } from '../../wire-type.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutEnv } from '../env.ts'
import { currentSelection } from '../outcome.ts'
import { regionFields } from '../selection/region-wire.ts'
import { refuse, reply } from '../wire.ts'

export const receiptRoutes = new Hono<CheckoutEnv>()

receiptRoutes.get('/receipt', (c) => {
  const { world, sessionRow, serverSide } = c.var
  const [row] = world.ports.sql.all(
    'select record from placed_order join session on last_order = placed_order where session = ?',
    sessionRow,
  )
  if (!row) return refuse(c, 404, { order: 'not found' })
  // The record that `placeOrder` stored; `reply-check.ts` notices orders of an older build.
  const order: Wire<typeof Order> = JSON.parse(String(row.record))
  return reply(c, {
    order,
    ...regionFields(world, currentSelection(c).state, serverSide),
    ...loggedInWire(world, sessionRow),
  } satisfies Wire<typeof ReceiptReply>)
})
