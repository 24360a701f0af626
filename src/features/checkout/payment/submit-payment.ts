import type { Getter, Setter } from 'jotai'
import type { PaymentReply, PaymentRequest } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { paymentKey } from '#src/config.ts'
import { goodsOf } from '#src/features/cart/goods.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Visit } from '#src/visit.ts'
import { draftAtom, formAtom, typedAtom } from '../form/form.atoms.ts'
import { steps } from '../form/form.ts'
import { orderCarAtom, takeMisfitsAtom } from '../misfits.atoms.ts'
import { showProblems, validateStep } from '../steps/step.atoms.ts'
import type { Payer } from './follow-reply.ts'
import { attemptAtom, noticeAboveAtom, payingAtom, payStateAtom, stopPayment } from './pay-state.atoms.ts'
import { expressRequest, paymentRequest } from './payment-request.ts'
import { expressKey, sameOrder } from './same-order.ts'

/** What a widget adds to a payment. */
export type WidgetPayment = Pick<PaymentRequest, 'paymentMethod' | 'paymentMethodSpecificFields'> &
  Partial<PaymentRequest>

/** `stopped`: nothing was sent, and why is shown. `unanswered`: the order may have been placed or not. */
type Submitted = 'stopped' | 'unanswered' | Result<PaymentReply>

/**
 * Sends the payment of the order in the form, unless something is wrong with it. A reply is left to the caller. While a
 * payment is under way nothing is sent, and no call is ever repeated by itself.
 */
export async function submitPayment(
  get: Getter,
  set: Setter,
  payer: Payer,
  widget: WidgetPayment | null = null,
): Promise<Submitted> {
  const shown = get(selectionAtom)
  if (!begin(get, set)) return 'stopped'
  const judged = await Promise.all(steps.map((step) => validateStep(get, set, step)))
  if (showProblems(get, set, Object.assign({}, ...judged))) {
    set(payStateAtom, { kind: 'ready' })
    return 'stopped'
  }
  const misfits = shown ? await set(takeMisfitsAtom, shown) : []
  if (misfits.length > 0) {
    stopPayment(set, 'doesNotFit', misfits)
    return 'stopped'
  }
  return submitOrder(get, set, payer, {
    isSame: (now) => sameOrder(shown, now, get(typedAtom)),
    request: (selection, token) => formRequest(get, payer, selection, token, widget),
  })
}

/**
 * Sends the payment that an express wallet asks for, as `submitPayment` does, with nothing of the form judged. `key`: the
 * `expressKey` of the cart that the wallet shows.
 */
export async function submitExpress(
  get: Getter,
  set: Setter,
  payer: Payer,
  { key, callback }: { key: string; callback: PaymentCallback },
): Promise<Submitted> {
  if (!begin(get, set)) return 'stopped'
  const { locale, visit } = payer
  return submitOrder(get, set, payer, {
    isSame: (now) => now !== null && expressKey(now) === key,
    request: (selection, token) => {
      const note = get(draftAtom)?.note ?? ''
      const car = get(orderCarAtom)
      return expressRequest({ callback, selection, note, locale, origin: visit.origin, token, car })
    },
  })
}

/** Begins a payment. False while another one is under way, or whether it has ordered is not known. */
function begin(get: Getter, set: Setter): boolean {
  if (!get(cartQueueAtom) || get(payingAtom) || get(payStateAtom).kind === 'unknown') return false
  set(payStateAtom, { kind: 'paying' })
  set(noticeAboveAtom, false)
  set(clearErrorAtom, wholeCart)
  return true
}

interface Order {
  /** Whether a cart is still the one that the shopper pays for. */
  isSame(now: Selection | null): boolean
  /** The body of the call; null where something of it is missing. */
  request(selection: Selection, token: string): PaymentRequest | null
}

async function submitOrder(get: Getter, set: Setter, payer: Payer, order: Order): Promise<Submitted> {
  const queue = get(cartQueueAtom)
  if (!queue) return 'stopped'
  // Nothing is ordered without its deposit because a repair has failed.
  if (!(await queue.keepDeposits())) {
    stopPayment(set, 'unsettled')
    return 'stopped'
  }
  // The request is made inside the cart queue, so that the cart that is paid is the one the shopper saw.
  const reply = await queue.runExclusive(async (current) => {
    const selection = get(selectionAtom)
    // An unknown total cannot be paid.
    if (!current || !selection || selection.totals.grandTotal === null) return 'unsettled'
    if (!order.isSame(selection)) return 'changed'
    const answer = await sendOrder(set, payer, selection, order)
    if (answer && !answer.ok) queue.adopt(answer)
    return answer
  })
  if (reply === 'unsettled' || reply === 'changed') {
    stopPayment(set, reply)
    return 'stopped'
  }
  if (reply === null) markPayment(payer.visit, true)
  else if (reply.ok) {
    reportCheckout(get, payer.visit)
    markPayment(payer.visit, reply.value.action !== 'success')
  }
  return reply ?? 'unanswered'
}

/** Null when the service did not answer: the order may have been placed or not. */
async function sendOrder(
  set: Setter,
  { visit }: Payer,
  selection: Selection,
  order: Order,
): Promise<Result<PaymentReply> | null> {
  const token = visit.token()
  const request = token !== null ? order.request(selection, token) : null
  if (!request) return null
  set(attemptAtom, { cart: selection, foundEmpty: false })
  return resultOrNull(() => visit.checkout.pay(request))
}

/** The body of the call with what is typed in the form. */
function formRequest(
  get: Getter,
  { visit, locale }: Payer,
  selection: Selection,
  token: string,
  widget: WidgetPayment | null,
): PaymentRequest | null {
  const draft = get(draftAtom)
  const keys = get(formAtom)?.keys
  if (!draft || !keys) return null
  const car = get(orderCarAtom)
  const request = paymentRequest({ draft, selection, keys, locale, origin: visit.origin, token, car })
  return { ...request, ...widget }
}

/** Marks in this browser that an order may come into being elsewhere, for a visit that finds the shopper's cart empty. */
function markPayment({ browserStore, now }: Visit, isUnderWay: boolean) {
  browserStore.write(paymentKey, isUnderWay ? String(now()) : null)
}

/** Reports an accepted payment call, before the page leaves. */
function reportCheckout(get: Getter, { events }: Visit) {
  const paid = get(attemptAtom)?.cart
  if (!paid) return
  const { shippingMethod, shippingMethodName, paymentMethod, paymentMethodName } = paid
  events.send({
    kind: 'paymentStarted',
    goods: goodsOf(paid),
    delivery: shippingMethodName || shippingMethod,
    payment: paymentMethodName || paymentMethod,
  })
}
