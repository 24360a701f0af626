// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { capture } from '../../provider/capture.ts'
import { pendingPayments, type StoredPayment, savePaymentState } from '../../provider/payments.ts'
import type { Wire } from '../../wire-type.ts'
import { amountFields } from '../amount-fields.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { limitToStock, type shortagesOf } from '../items/stock-check.ts'
import { answer, currentSelection, unavailableOf } from '../outcome.ts'
import { parse } from '../request.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { regionFields } from '../selection/region-wire.ts'
import type { StoredSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

const ResultRequest = v.object({ paymentMethodFields: v.record(v.string(), v.unknown()) })

export const paymentResultRoutes = new Hono<CheckoutEnv>()

paymentResultRoutes.post('/payment-result', (c) => {
  const { world, sessionRow } = c.var
  return world.ports.sql.transaction(() => {
    const current = currentSelection(c)
    const pending = pendingPayments(world, current.selection)
    if (sessionRow === null || pending.length === 0) return refuse(c, 404, { selection: 'not found' })
    const request = parse(ResultRequest, c.var.body)
    if ('misfit' in request) return refuse(c, 406, request.misfit.errors)
    const { transaction } = request.value.paymentMethodFields
    const payment = pending.find((candidate) => candidate.transaction === transaction)
    return payment ? finish(c, current, payment) : failed(c, 'The payment is not known.')
  })
})

function finish(c: CheckoutContext, current: StoredSelection, payment: StoredPayment): Response {
  const { world, sessionRow, serverSide } = c.var
  if (payment.state !== 'approved') {
    // A payment nobody has decided may still be approved.
    if (payment.state !== 'open') savePaymentState(world, payment.transaction, 'failed')
    return failed(c, 'The payment was not approved.')
  }
  const outcome = capture(world, payment)
  if (outcome.kind === 'changed') return failed(c, 'The selection changed while it was being paid.')
  if (outcome.kind === 'short') return cancelled(c, current, outcome.priced, outcome.shortages)
  const { state } = currentSelection(c)
  const fresh = { ...outcome.order, affiliateHtml: '', paymentMethodData: {} }
  return reply(
    c,
    {
      order: fresh,
      ...regionFields(world, state, serverSide),
      ...loggedInWire(world, sessionRow),
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
