// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { startReply } from '../../provider/start-reply.ts'
import type { Wire } from '../../wire-type.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { limitToStock, shortagesOf } from '../items/stock-check.ts'
import { placeOrder } from '../order/place-order.ts'
import { answer, currentSelection, unavailableOf } from '../outcome.ts'
import { creditCheck, type Verdict } from '../payment/credit-check.ts'
import { noteRefusal } from '../payment/express-payment.ts'
import { lacksDeposits } from '../payment/missing-deposits.ts'
import { settleOneStep } from '../payment/one-step-payment.ts'
import { paymentErrors } from '../payment/payment-check.ts'
import { comesWithPayment } from '../payment/payment-fields.ts'
import { hasWidget, isAtProvider } from '../payment/payment-methods.ts'
import { missingPages, returnAddress } from '../payment/payment-pages.ts'
import { type PaymentRequest, parsePayment, withFields } from '../payment/payment-request.ts'
import { paymentSentinel } from '../payment/sentinel.ts'
import { type PayableSelection, startPaymentOf } from '../payment/start-payment.ts'
import { settleWidget, startWidget } from '../payment/widget-payment.ts'
import { isShippable, type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import { regionFields } from '../selection/region-wire.ts'
import { saveSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'

export const paymentRoutes = new Hono<CheckoutEnv>()

paymentRoutes.post('/payment', (c) => {
  const { world } = c.var
  const request = parsePayment(c.var.body)
  if ('refusal' in request) return refuse(c, request.refusal.refused, request.refusal.errors)
  return world.ports.sql.transaction(() => {
    const response = pay(c, request.value)
    if (!response.ok) noteRefusal(c, request.value.paymentMethodSpecificFields?.transaction)
    return response
  })
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
  const initiates = request.paymentInitiateOnly === true
  if (initiates && !hasWidget(state.paymentMethod)) {
    // Other methods need the complete form, so there is nothing to initiate before.
    return refuse(c, 406, { paymentInitiateOnly: 'not supported' })
  }
  const errors = {
    ...(initiates ? {} : paymentErrors(priced, request)),
    ...pageErrors(priced),
    ...(lacksDeposits(world, priced) ? { deposit: 'missing' } : {}),
  }
  if (Object.keys(errors).length > 0) return refuse(c, 406, errors)
  const short = shortagesOf(world, priced)
  if (short.length > 0) {
    const unavailable = short.flatMap((shortage) => unavailableOf(priced, shortage))
    const kept = initiates ? current.state : state
    return answer(c, current, { state: limitToStock(kept, short), unavailable, status: 410 })
  }
  const started = { session: sessionRow, current, priced }
  if (initiates) return startWidget(c, started, false)
  return settlePayment(c, started, request)
}

function unknownMethods(priced: PricedSelection): Record<string, string> | null {
  const { state, payments, region } = priced
  if (!region?.shipTo) return null
  if (!payments.some(({ paymentMethod }) => paymentMethod === state.paymentMethod)) {
    return { paymentMethod: 'not found' }
  }
  return isShippable(priced) ? null : { shippingMethod: 'not found' }
}

function pageErrors({ state }: PricedSelection): Record<string, string> {
  const pages = { paymentReturnPage: state.paymentReturnPage, paymentFailedPage: state.paymentFailedPage }
  const wrong = Object.entries(pages).filter(([, page]) => page !== '' && !returnAddress(page, {}))
  return Object.fromEntries(wrong.map(([name]) => [name, 'not valid']))
}

function settlePayment(c: CheckoutContext, payable: PayableSelection, request: PaymentRequest): Response {
  const { world, serverSide } = c.var
  const { session, current, priced } = payable
  const verdict = creditCheck(priced)
  if (verdict.kind === 'identify') return redirectToIdentification(c, payable, verdict)
  if (verdict.kind === 'declined') {
    saveSelection(world, { ...current, state: priced.state })
    const messages = ['The invoice was declined. Please choose another way to pay.']
    return refuse(c, 406, { paymentMethod: 'failed' }, { action: 'failed', messages })
  }
  const isPaidAtProvider = isAtProvider(priced.state.paymentMethod) && priced.totals.grandTotal > 0
  if (isPaidAtProvider) return leaveToProvider(c, payable)
  if (comesWithPayment(priced)) return settleOneStep(c, payable, request.paymentMethodSpecificFields ?? {})
  if (hasWidget(priced.state.paymentMethod) && priced.totals.grandTotal > 0) {
    return settleWidget(c, payable, request.paymentMethodSpecificFields ?? {})
  }
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
  payable: PayableSelection,
  { returnsTo, accepted }: Extract<Verdict, { kind: 'identify' }>,
): Response {
  const { priced } = payable
  const { paymentReturnPage, paymentFailedPage } = priced.state
  const name = returnsTo === 'return' ? 'paymentReturnPage' : 'paymentFailedPage'
  if (!priced.state[name]) return refuse(c, 406, { [name]: 'required' })
  const transaction = start(c, payable, accepted ? 'approved' : 'declined')
  const added = { centraPaymentMethod: priced.state.paymentMethod, transaction }
  const url =
    returnsTo === 'return' ? returnAddress(paymentReturnPage, added) : returnAddress(paymentFailedPage, {})
  return reply(c, {
    action: 'redirect',
    url: url ?? '',
    orderId: transaction,
  } satisfies Wire<typeof PaymentReply>)
}

/** Starts a payment that the shopper approves or declines on the provider's page. */
function leaveToProvider(c: CheckoutContext, payable: PayableSelection): Response {
  const { current, priced } = payable
  const missing = missingPages(priced.state)
  if (missing) return refuse(c, 406, missing)
  const { world } = c.var
  const transaction = start(c, payable, 'open')
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
  payable: PayableSelection,
  paymentState: 'open' | 'approved' | 'declined',
): string {
  const { current, priced } = payable
  saveSelection(c.var.world, { ...current, state: priced.state })
  return startPaymentOf(c, payable, paymentState)
}
