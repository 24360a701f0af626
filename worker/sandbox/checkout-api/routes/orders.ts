// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import type { Wire } from '../../wire-type.ts'
import { denied } from '../access.ts'
import { accountOf, customerWire } from '../customer/customer-store.ts'
import type { CheckoutEnv } from '../env.ts'
import { ordersOf } from '../order/customer-orders.ts'
import { currentSelection } from '../outcome.ts'
import { parse } from '../request.ts'
import { regionFields } from '../selection/region-wire.ts'
import { refuse, reply } from '../wire.ts'

const maxOrders = 1000

const number = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

const OrdersRequest = v.object({
  from: v.optional(v.nullable(number(0, 999_999_999))),
  /** Maximum number of orders. Without it all are returned, as the service documents it, up to `maxOrders`. */
  size: v.optional(v.nullable(number(1, maxOrders))),
})

export const orderRoutes = new Hono<CheckoutEnv>()

orderRoutes.post('/orders', (c) => {
  const { world, sessionRow, serverSide } = c.var
  const account = accountOf(world, sessionRow)
  if (!account) return denied(c)
  const request = parse(OrdersRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const range = { from: request.value.from ?? 0, size: request.value.size ?? maxOrders }
  const { orders, totalSize } = ordersOf(world, account.customer, range)
  return reply(c, {
    orders,
    ordersPaging: { ...range, totalSize },
    ...regionFields(world, currentSelection(c).state, serverSide),
    loggedIn: customerWire(account),
  } satisfies Wire<typeof OrdersReply>)
})
