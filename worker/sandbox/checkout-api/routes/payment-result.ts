// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { capture } from '../../provider/capture.ts'
import { type ExternalResult, verifiedExternalResult } from '../../provider/external-result.ts'
import {
  markReturned,
  pendingPayments,
  refusalCodes,
  type StoredPayment,
  savePaymentState,
} from '../../provider/payments.ts'
import { fromCents } from '../../rules/money.ts'
import type { Wire } from '../../wire-type.ts'
import { amountFields } from '../amount-fields.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { limitToStock, type shortagesOf } from '../items/stock-check.ts'
import { answer, currentSelection, unavailableOf } from '../outcome.ts'
import { external } from '../payment/payment-methods.ts'
import { parse } from '../request.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { regionFields } from '../selection/region-wire.ts'
import type { StoredSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

const ResultRequest = v.object({ paymentMethodFields: v.record(v.string(), v.unknown()) })

export const paymentResultRoutes = new Hono<CheckoutEnv>()

paymentResultRoutes.post('/payment-result', async (c) => {
  const { world, sessionRow } = c.var
  const request = parse(ResultRequest, c.var.body)
  const fields = 'refusal' in request ? {} : request.value.paymentMethodFields
  const signed = await verifiedExternalResult(fields, world.ports.secret)
  return world.ports.sql.transaction(() => {
    const current = currentSelection(c)
    for (const id of [fields.transaction, fields.transactionReference]) {
      if (typeof id === 'string' && sessionRow !== null) markReturned(world, id, sessionRow)
    }
    const pending = pendingPayments(world, current.selection)
    if (sessionRow === null || pending.length === 0) return refuse(c, 404, { selection: 'not found' })
    if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
    const payment = pending.find((candidate) => candidate.transaction === transactionOf(fields, candidate))
    if (!payment) return failed(c, 'The payment is not known.')
    if (!isExternal(payment)) return finish(c, current, payment)
    // A result without a signature, from any caller, changes nothing.
    if (signed?.selection !== payment.selection) return failed(c, 'The signature is wrong.')
    return finishExternal(c, current, payment, signed)
  })
})

function isExternal({ paymentMethod }: StoredPayment): boolean {
  return paymentMethod === external.paymentMethod
}

/** The transaction id that a payment's provider reports. */
function transactionOf(fields: Record<string, unknown>, payment: StoredPayment): unknown {
  return isExternal(payment) ? fields.transactionReference : fields.transaction
}

function finishExternal(
  c: CheckoutContext,
  current: StoredSelection,
  payment: StoredPayment,
  { amount, currency, success }: ExternalResult,
): Response {
  if (payment.state !== 'approved') return finish(c, current, payment)
  if (success !== 'true') return failed(c, 'The payment was not approved.')
  if (amount === fromCents(payment.amount).toFixed(2) && currency === payment.currency) {
    return finish(c, current, payment)
  }
  savePaymentState(c.var.world, payment.transaction, 'refunded')
  return failed(c, `Mismatched amount: ${amount} ${currency}`)
}

function finish(c: CheckoutContext, current: StoredSelection, payment: StoredPayment): Response {
  const { world, sessionRow, serverSide } = c.var
  if (payment.state !== 'approved') {
    // A payment that is not decided yet may still be approved.
    if (payment.state !== 'open') savePaymentState(world, payment.transaction, 'failed')
    return failed(c, 'The payment was not approved.', refusalCodes.get(payment.state))
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

function failed(c: CheckoutContext, message: string, code?: string): Response {
  return refuse(c, 412, { paymentMethod: 'failed' }, { ...(code && { code }), messages: [message] })
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
