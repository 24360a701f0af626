// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { Wire } from '../../wire-type.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { newToken } from '../identifiers.ts'
import { correct, shortagesOf } from '../items/stock-check.ts'
import { placeOrder } from '../order/place-order.ts'
import { answer, heldSelection, unavailableOf } from '../outcome.ts'
import { creditCheck, type Verdict } from '../payment/credit-check.ts'
import { paymentErrors } from '../payment/payment-check.ts'
import { returnAddress } from '../payment/payment-pages.ts'
import { type PaymentRequest, parsePayment, withFields } from '../payment/payment-request.ts'
import { startPayment } from '../payment/pending-payment.ts'
import { type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import { surroundings } from '../selection/region-wire.ts'
import { type HeldSelection, saveSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

export const paymentRoutes = new Hono<CheckoutEnv>()

paymentRoutes.post('/payment', (c) => {
  const { world } = c.var
  const request = parsePayment(c.var.body)
  if ('misfit' in request) return refuse(c, request.misfit.refused, request.misfit.errors)
  return world.ports.sql.transaction(() => pay(c, request.value))
})

function pay(c: CheckoutContext, request: PaymentRequest): Response {
  const { world, sessionRow } = c.var
  const held = heldSelection(c)
  if (sessionRow === null || held.state.lines.length === 0) return refuse(c, 412, { selection: 'empty' })
  const told = withFields(held.state, request)
  const state = {
    ...told,
    giftMessage: request.giftMessage ?? told.giftMessage,
    paymentMethod: request.paymentMethod ?? told.paymentMethod,
    shippingMethod: request.shippingMethod ?? told.shippingMethod,
  }
  const priced = priceSelection(world, state)
  const unknown = unknownMethods(priced)
  if (unknown) return refuse(c, 404, unknown)
  // Neither method can begin before the form is filled, so there is nothing to initiate.
  if (request.paymentInitiateOnly) return refuse(c, 406, { paymentInitiateOnly: 'not supported' })
  const errors = { ...paymentErrors(priced, request), ...pageErrors(priced) }
  if (Object.keys(errors).length > 0) return refuse(c, 406, errors)
  const short = shortagesOf(world, priced)
  if (short.length > 0) {
    const unavailable = short.flatMap((shortage) => unavailableOf(priced, shortage))
    return answer(c, held, { state: correct(state, short), unavailable, status: 410 })
  }
  return settlePayment(c, sessionRow, held, priced)
}

function unknownMethods({
  state,
  payments,
  delivery,
  region,
}: PricedSelection): Record<string, string> | null {
  if (!region?.shipTo) return null
  if (!payments.some(({ paymentMethod }) => paymentMethod === state.paymentMethod)) {
    return { paymentMethod: 'not found' }
  }
  return delivery.some(({ shippingMethod }) => shippingMethod === state.shippingMethod)
    ? null
    : { shippingMethod: 'not found' }
}

function pageErrors({ state }: PricedSelection): Record<string, string> {
  const pages = { paymentReturnPage: state.paymentReturnPage, paymentFailedPage: state.paymentFailedPage }
  const wrong = Object.entries(pages).filter(([, page]) => page !== '' && !returnAddress(page, {}))
  return Object.fromEntries(wrong.map(([name]) => [name, 'not valid']))
}

function settlePayment(
  c: CheckoutContext,
  session: number,
  held: HeldSelection,
  priced: PricedSelection,
): Response {
  const { world, serverSide } = c.var
  const verdict = creditCheck(priced)
  if (verdict.kind === 'identify') return sendAway(c, held, priced, verdict)
  if (verdict.kind === 'declined') {
    saveSelection(world, { ...held, state: priced.state })
    const messages = ['The invoice was declined. Please choose another way to pay.']
    return refuse(c, 406, { paymentMethod: 'failed' }, { action: 'failed', messages })
  }
  const order = placeOrder(world, session, held.selection, priced)
  const fresh = { ...order, affiliateHtml: '' }
  return reply(
    c,
    {
      action: 'success',
      order: fresh,
      ...surroundings(world, priced.state, serverSide),
      ...loggedInWire(world, session),
    } satisfies Wire<typeof PaymentReply>,
    201,
  )
}

function sendAway(
  c: CheckoutContext,
  held: HeldSelection,
  priced: PricedSelection,
  { returnsTo, accepted }: Extract<Verdict, { kind: 'identify' }>,
): Response {
  const { world } = c.var
  const { state, totals, pricelist } = priced
  const transaction = newToken(world.ports.random)
  const page = returnsTo === 'return' ? state.paymentReturnPage : state.paymentFailedPage
  const added = returnsTo === 'return' ? { centraPaymentMethod: state.paymentMethod, transaction } : {}
  const url = returnAddress(page, added)
  if (!url) {
    const name = returnsTo === 'return' ? 'paymentReturnPage' : 'paymentFailedPage'
    return refuse(c, 406, { [name]: 'required' })
  }
  saveSelection(world, { ...held, state })
  startPayment(world, held.selection, {
    paymentMethod: state.paymentMethod,
    transaction,
    accepted,
    amount: totals.grandTotal,
    currency: pricelist.currency,
  })
  return reply(c, { action: 'redirect', url, orderId: transaction } satisfies Wire<typeof PaymentReply>)
}
