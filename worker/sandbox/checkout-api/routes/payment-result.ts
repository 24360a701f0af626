// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import type { Wire } from '../../wire-type.ts'
import { amountFields } from '../amount-fields.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { limitToStock, shortagesOf } from '../items/stock-check.ts'
import { placeOrder } from '../order/place-order.ts'
import { answer, currentSelection, unavailableOf } from '../outcome.ts'
import { endPayment, type PendingPayment, pendingPayment } from '../payment/pending-payment.ts'
import { parse } from '../request.ts'
import { type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import { regionFields } from '../selection/region-wire.ts'
import type { StoredSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

const ResultRequest = v.object({ paymentMethodFields: v.record(v.string(), v.unknown()) })

export const paymentResultRoutes = new Hono<CheckoutEnv>()

paymentResultRoutes.post('/payment-result', (c) => {
  const { world, sessionRow } = c.var
  return world.ports.sql.transaction(() => {
    const current = currentSelection(c)
    const pending = pendingPayment(world, current.selection)
    if (sessionRow === null || !pending) return refuse(c, 404, { selection: 'not found' })
    const request = parse(ResultRequest, c.var.body)
    if ('misfit' in request) return refuse(c, 406, request.misfit.errors)
    return finish(c, sessionRow, current, pending, request.value.paymentMethodFields)
  })
})

function finish(
  c: CheckoutContext,
  session: number,
  current: StoredSelection,
  pending: PendingPayment,
  fields: Record<string, unknown>,
): Response {
  const { world, serverSide } = c.var
  if (fields.transaction !== pending.transaction) return failed(c, 'The payment is not known.')
  const priced = priceSelection(world, { ...current.state, paymentMethod: pending.paymentMethod })
  endPayment(world, current.selection)
  if (!pending.accepted) return failed(c, 'The payment was not approved.')
  if (priced.totals.grandTotal !== pending.amount || priced.pricelist.currency !== pending.currency) {
    return failed(c, 'The selection changed while it was being paid.')
  }
  const short = world.settings.read().stockMode === 'aggressive' ? shortagesOf(world, priced) : []
  if (short.length > 0) return cancelled(c, current, priced, short)
  const order = placeOrder(world, session, current.selection, priced)
  const fresh = { ...order, affiliateHtml: '', paymentMethodData: {} }
  return reply(
    c,
    {
      order: fresh,
      ...regionFields(world, priced.state, serverSide),
      ...loggedInWire(world, session),
    } satisfies Wire<typeof ReceiptReply>,
    201,
  )
}

function failed(c: CheckoutContext, message: string): Response {
  return refuse(c, 412, { paymentMethod: 'failed' }, { messages: [message] })
}

/** Answers a payment whose items were sold in the meantime: 410 with the refund. */
function cancelled(
  c: CheckoutContext,
  current: StoredSelection,
  priced: PricedSelection,
  short: ReturnType<typeof shortagesOf>,
): Response {
  const { currency } = priced.pricelist
  const unavailable = short.flatMap((shortage) => unavailableOf(priced, shortage))
  const cancellation = { ...amountFields({ grandTotalPrice: priced.totals.grandTotal }, currency), currency }
  return answer(c, current, {
    state: limitToStock(current.state, short),
    unavailable,
    status: 410,
    cancellation,
  })
}
