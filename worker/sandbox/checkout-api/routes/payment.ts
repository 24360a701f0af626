// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { startPayment } from '../../provider/payments.ts'
import { startReply } from '../../provider/start-reply.ts'
import type { Wire } from '../../wire-type.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { limitToStock, shortagesOf } from '../items/stock-check.ts'
import { placeOrder } from '../order/place-order.ts'
import { answer, currentSelection, unavailableOf } from '../outcome.ts'
import { creditCheck, type Verdict } from '../payment/credit-check.ts'
import { paymentErrors } from '../payment/payment-check.ts'
import { isAtProvider } from '../payment/payment-methods.ts'
import { returnAddress } from '../payment/payment-pages.ts'
import { type PaymentRequest, parsePayment, withFields } from '../payment/payment-request.ts'
import { paymentSentinel } from '../payment/sentinel.ts'
import { type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import { regionFields } from '../selection/region-wire.ts'
import { type StoredSelection, saveSelection } from '../selection/selection-store.ts'
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
  const current = currentSelection(c)
  if (sessionRow === null || current.state.lines.length === 0) return refuse(c, 412, { selection: 'empty' })
  const updated = withFields(current.state, request)
  const state = {
    ...updated,
    giftMessage: request.giftMessage ?? updated.giftMessage,
    paymentMethod: request.paymentMethod ?? updated.paymentMethod,
    shippingMethod: request.shippingMethod ?? updated.shippingMethod,
  }
  const priced = priceSelection(world, state)
  const unknown = unknownMethods(priced)
  if (unknown) return refuse(c, 404, unknown)
  // Both methods need the complete form, so there is nothing to initiate before.
  if (request.paymentInitiateOnly) return refuse(c, 406, { paymentInitiateOnly: 'not supported' })
  const errors = { ...paymentErrors(priced, request), ...pageErrors(priced) }
  if (Object.keys(errors).length > 0) return refuse(c, 406, errors)
  const short = shortagesOf(world, priced)
  if (short.length > 0) {
    const unavailable = short.flatMap((shortage) => unavailableOf(priced, shortage))
    return answer(c, current, { state: limitToStock(state, short), unavailable, status: 410 })
  }
  return settlePayment(c, sessionRow, current, priced)
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
  current: StoredSelection,
  priced: PricedSelection,
): Response {
  const { world, serverSide } = c.var
  const verdict = creditCheck(priced)
  if (verdict.kind === 'identify') return redirectToIdentification(c, session, current, priced, verdict)
  if (verdict.kind === 'declined') {
    saveSelection(world, { ...current, state: priced.state })
    const messages = ['The invoice was declined. Please choose another way to pay.']
    return refuse(c, 406, { paymentMethod: 'failed' }, { action: 'failed', messages })
  }
  const isPaidAtProvider = isAtProvider(priced.state.paymentMethod) && priced.totals.grandTotal > 0
  if (isPaidAtProvider) return leaveToProvider(c, session, current, priced)
  const order = placeOrder(world, session, current.selection, priced)
  const fresh = { ...order, affiliateHtml: '' }
  return reply(
    c,
    {
      action: 'success',
      order: fresh,
      ...regionFields(world, priced.state, serverSide),
      ...loggedInWire(world, session),
    } satisfies Wire<typeof PaymentReply>,
    201,
  )
}

/** The invoice company sends the shopper back at once: whether they identified themselves is decided already. */
function redirectToIdentification(
  c: CheckoutContext,
  session: number,
  current: StoredSelection,
  priced: PricedSelection,
  { returnsTo, accepted }: Extract<Verdict, { kind: 'identify' }>,
): Response {
  const { paymentReturnPage, paymentFailedPage } = priced.state
  const name = returnsTo === 'return' ? 'paymentReturnPage' : 'paymentFailedPage'
  if (!priced.state[name]) return refuse(c, 406, { [name]: 'required' })
  const transaction = start(c, session, current, priced, accepted ? 'approved' : 'declined')
  const added = { centraPaymentMethod: priced.state.paymentMethod, transaction }
  const url =
    returnsTo === 'return' ? returnAddress(paymentReturnPage, added) : returnAddress(paymentFailedPage, {})
  return reply(c, {
    action: 'redirect',
    url: url ?? '',
    orderId: transaction,
  } satisfies Wire<typeof PaymentReply>)
}

/** On the provider's page the shopper decides. */
function leaveToProvider(
  c: CheckoutContext,
  session: number,
  current: StoredSelection,
  priced: PricedSelection,
): Response {
  const missing = (['paymentReturnPage', 'paymentFailedPage'] as const).filter((name) => !priced.state[name])
  if (missing.length > 0) {
    return refuse(c, 406, Object.fromEntries(missing.map((name) => [name, 'required'])))
  }
  const { world } = c.var
  const transaction = start(c, session, current, priced, 'open')
  const started = {
    transaction,
    selection: current.selection,
    paymentMethod: priced.state.paymentMethod,
    amount: priced.totals.grandTotal,
    currency: priced.pricelist.currency,
    sentinel: paymentSentinel(priced.state),
  }
  return reply(c, startReply(world.ports, started))
}

/** Stores the selection as it is paid, and its payment; returns the transaction id. */
function start(
  c: CheckoutContext,
  session: number,
  current: StoredSelection,
  { state, totals, pricelist }: PricedSelection,
  paymentState: 'open' | 'approved' | 'declined',
): string {
  const { world } = c.var
  saveSelection(world, { ...current, state })
  return startPayment(world, {
    session,
    selection: current.selection,
    state: paymentState,
    paymentMethod: state.paymentMethod,
    amount: totals.grandTotal,
    currency: pricelist.currency,
    returnPage: state.paymentReturnPage,
    failedPage: state.paymentFailedPage,
  })
}
