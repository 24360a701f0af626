import { atom, type Getter, type Setter } from 'jotai'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { type Refused, type Result, resultOrNull } from '#src/commerce/reply.ts'
import { paymentKey } from '#src/config.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { fetchCart } from '#src/features/cart/commands/change.atoms.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { type Visit, visitAtom } from '#src/visit.ts'
import { draftAtom, formAtom, typedAtom } from '../form/form.atoms.ts'
import { steps } from '../form/form.ts'
import { showProblems, validateStep } from '../steps/step.atoms.ts'
import { checkoutEvents } from './checkout-events.ts'
import { followReply, type Payer } from './follow-reply.ts'
import { attemptAtom, noticeAboveAtom, payingAtom, payStateAtom, stopPayment } from './pay-state.atoms.ts'
import { paymentRequest } from './payment-request.ts'
import { parseRefusal } from './refusal.ts'
import { resolvePaymentAtom } from './resolve-payment.atoms.ts'
import { sameOrder } from './same-order.ts'

/** Places the order. A second press while one is under way does nothing, and no call is ever repeated by itself. */
export const payAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  const queue = get(cartQueueAtom)
  const shown = get(selectionAtom)
  if (!visit || !queue || get(payingAtom) || get(payStateAtom).kind === 'unknown') return
  set(payStateAtom, { kind: 'paying' })
  set(noticeAboveAtom, false)
  set(clearErrorAtom, wholeCart)
  const judged = await Promise.all(steps.map((step) => validateStep(get, set, step)))
  if (showProblems(get, set, Object.assign({}, ...judged))) {
    set(payStateAtom, { kind: 'ready' })
    return
  }
  // Nothing is ordered without its deposit because a repair has failed.
  if (!(await queue.keepDeposits())) {
    stopPayment(set, 'unsettled')
    return
  }
  // The request is made inside the cart queue, so that the cart that is paid is the one the shopper saw.
  const reply = await queue.runExclusive(async (current) => {
    // An unknown total cannot be paid.
    if (!current || get(selectionAtom)?.totals.grandTotal === null) return 'unsettled'
    if (!sameOrder(shown, get(selectionAtom), get(typedAtom))) return 'changed'
    const answer = await sendPayment(get, set, { visit, locale })
    if (answer && !answer.ok) queue.adopt(answer)
    return answer
  })
  if (reply === 'unsettled' || reply === 'changed') stopPayment(set, reply)
  else if (reply === null) {
    markPayment(visit, true)
    await set(resolvePaymentAtom, locale)
  } else if (reply.ok) {
    reportCheckout(get, visit)
    markPayment(visit, reply.value.action !== 'success')
    await followReply(get, set, reply.value, { visit, locale })
  } else await showRefusal(get, set, reply, locale)
})

/** Null when the service did not answer: the order may have been placed or not. */
async function sendPayment(
  get: Getter,
  set: Setter,
  { visit, locale }: Payer,
): Promise<Result<PaymentReply> | null> {
  const selection = get(selectionAtom)
  const draft = get(draftAtom)
  const form = get(formAtom)
  const token = visit.token()
  if (!selection || !draft || !form || token === null) return null
  set(attemptAtom, { cart: selection, foundEmpty: false })
  const request = paymentRequest({
    draft,
    selection,
    keys: form.keys,
    locale,
    origin: visit.origin,
    token,
  })
  return resultOrNull(() => visit.checkout.pay(request))
}

/** Marks in this browser that an order may come into being elsewhere, for a visit that finds the shopper's cart empty. */
function markPayment({ browserStore, now }: Visit, isUnderWay: boolean) {
  browserStore.write(paymentKey, isUnderWay ? String(now()) : null)
}

/** Reports an accepted payment call, before the page leaves. */
function reportCheckout(get: Getter, { events }: Visit) {
  const paid = get(attemptAtom)?.cart
  for (const event of paid ? checkoutEvents(paid) : []) events.send(event)
}

/**
 * Shows why a payment was refused. When the service says that the cart is empty, though it was not, the order may
 * already exist.
 */
async function showRefusal(get: Getter, set: Setter, refusal: Refused, locale: Locale) {
  const { problems, whole, messages } = parseRefusal(refusal)
  const attempt = get(attemptAtom)
  if (whole === 'empty' && attempt && lineCount(attempt.cart) > 0) {
    set(attemptAtom, { ...attempt, foundEmpty: true })
    await set(resolvePaymentAtom, locale)
    return
  }
  if (whole === 'empty') await fetchCart(get, set, (checkout) => checkout.selection())
  if (whole === 'stock') {
    const problem = refusalProblem(refusal, [attempt?.cart ?? null, get(selectionAtom)])
    set(showErrorAtom, wholeCart, problem)
  }
  showProblems(get, set, problems)
  if (whole === null) set(payStateAtom, { kind: 'ready' })
  else stopPayment(set, reasons[whole], messages)
}

const reasons = { stock: 'ranShort', empty: 'empty', payment: 'refused', other: 'other' } as const
