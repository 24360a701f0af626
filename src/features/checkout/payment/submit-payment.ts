import type { Getter, Setter } from 'jotai'
import type { PaymentReply, PaymentRequest } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { goodsOf } from '#src/features/cart/reported-goods.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import { paymentText } from '#src/features/orders/receipt/receipt.ts'
import type { Visit } from '#src/visit.ts'
import { draftAtom, formAtom, typedAtom } from '../form/form.atoms.ts'
import { steps } from '../form/form.ts'
import { orderCarAtom, takeUnfittingPartsAtom } from '../order-car.atoms.ts'
import { showProblems, validateStep } from '../steps/step.atoms.ts'
import { startedPayment, writePaymentMark } from '../unclear/payment-mark.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { endUnclear, isUnclear, noteUnclear } from '../unclear/unclear-payment.atoms.ts'
import { mayStillArrive } from '../unclear/unknown-outcome.ts'
import type { Payer } from './follow-reply.ts'
import {
  type Attempt,
  attemptAtom,
  noticeAboveAtom,
  payingAtom,
  payStateAtom,
  stopPayment,
} from './pay-state.atoms.ts'
import { expressRequest, paymentRequest } from './payment-request.ts'
import { parseRefusal } from './refusal.ts'
import { expressKey, sameOrder } from './same-order.ts'

export type WidgetPayment = Pick<PaymentRequest, 'paymentMethod' | 'paymentMethodSpecificFields'> &
  Partial<PaymentRequest>

/** `stopped`: nothing was sent, and the reason is shown. `unanswered`: the order may have been placed. */
type Submitted = 'stopped' | 'unanswered' | Result<PaymentReply>

/**
 * Sends the payment of the order in the form if it is valid, and returns the reply to the caller. Sends nothing while
 * another payment is pending, and never repeats a call by itself.
 */
export async function submitPayment(
  get: Getter,
  set: Setter,
  payer: Payer,
  widget: WidgetPayment | null = null,
): Promise<Submitted> {
  const shown = get(selectionAtom)
  if (!begin(get, set)) return 'stopped'
  const validated = await Promise.all(steps.map((step) => validateStep(get, set, step)))
  if (showProblems(get, set, Object.assign({}, ...validated))) {
    set(payStateAtom, { kind: 'ready' })
    return 'stopped'
  }
  const unfitting = shown ? await set(takeUnfittingPartsAtom, shown) : []
  if (unfitting.length > 0) {
    stopPayment(set, 'doesNotFit', unfitting)
    return 'stopped'
  }
  return submitOrder(get, set, payer, {
    isSame: (now) => sameOrder(shown, now, get(typedAtom)),
    request: (selection, token) => formRequest(get, payer, selection, token, widget),
  })
}

/** Like `submitPayment` but without validating the form. `key`: the `expressKey` of the wallet's cart. */
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

function begin(get: Getter, set: Setter): boolean {
  if (!get(cartQueueAtom) || get(payingAtom) || get(payStateAtom).kind === 'unknown') return false
  set(payStateAtom, { kind: 'paying' })
  set(noticeAboveAtom, false)
  set(clearErrorAtom, wholeCart)
  return true
}

interface Order {
  isSame(now: Selection | null): boolean
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
  // The request is made inside the cart queue, so that the paid cart is the one the shopper saw.
  const reply = await queue.runExclusive(async (current) => {
    const selection = get(selectionAtom)
    // An unknown total cannot be paid.
    if (!current || !selection || selection.totals.grandTotal === null) return 'unsettled'
    // Another tab, or a wallet here, has sent a payment without an answer.
    if (isUnclear(payer.visit)) return 'unclear'
    if (!order.isSame(selection)) return 'changed'
    const answer = await sendOrder(get, set, payer, selection, order)
    if (answer === 'unsettled') return answer
    if (answer && !answer.ok) queue.adopt(answer)
    return answer && findsEmpty(get, set, answer) ? null : answer
  })
  if (reply === 'unsettled' || reply === 'changed') {
    stopPayment(set, reply)
    return 'stopped'
  }
  if (reply === 'unclear') {
    await set(resolvePaymentAtom, payer.locale)
    return 'stopped'
  }
  if (reply?.ok) {
    reportCheckout(get, payer.visit)
    if (reply.value.action === 'success') writePaymentMark(payer.visit.browserStore, null)
  }
  return reply ?? 'unanswered'
}

/**
 * Null if the service did not answer: the order may have been placed. `unsettled` if nothing was sent. The payment is
 * stored before it is sent, since the page may close before the reply.
 */
async function sendOrder(
  get: Getter,
  set: Setter,
  { visit }: Payer,
  selection: Selection,
  order: Order,
): Promise<Result<PaymentReply> | 'unsettled' | null> {
  const token = visit.token()
  const request = token !== null ? order.request(selection, token) : null
  if (!request) return 'unsettled'
  const attempt: Attempt = { cart: selection, foundEmpty: false, mayArrive: true }
  set(attemptAtom, attempt)
  endUnclear(set, visit)
  writePaymentMark(visit.browserStore, startedPayment(selection, visit.now()))
  return resultOrNull(
    () => visit.checkout.pay(request),
    (error) => {
      set(attemptAtom, { ...attempt, mayArrive: mayStillArrive(error) })
      noteUnclear(get, set, visit)
    },
  )
}

/** True if the service says the cart is empty although it was not: the order may exist already. */
function findsEmpty(get: Getter, set: Setter, answer: Result<PaymentReply>): boolean {
  const attempt = get(attemptAtom)
  const isEmptied =
    !answer.ok && parseRefusal(answer).whole === 'empty' && attempt !== null && lineCount(attempt.cart) > 0
  if (isEmptied) set(attemptAtom, { ...attempt, foundEmpty: true })
  return isEmptied
}

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

function reportCheckout(get: Getter, { events, i18n }: Visit) {
  const paid = get(attemptAtom)?.cart
  if (!paid) return
  const { shippingMethod, shippingMethodName } = paid
  events.send({
    kind: 'paymentStarted',
    id: crypto.randomUUID(),
    goods: goodsOf(paid),
    delivery: shippingMethodName || shippingMethod,
    payment: paymentText(paid, i18n),
  })
}
