import { atom, type Getter, type Setter } from 'jotai'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Refused, type Result, resultOrNull } from '#src/commerce/reply.ts'
import { paymentKey } from '#src/config.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { fetchCart, sendChange } from '#src/features/cart/commands/change.atoms.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { type Visit, visitAtom } from '#src/shop.ts'
import { draftAtom, formAtom, typedAtom } from '../form/form.atoms.ts'
import { steps } from '../form/form.ts'
import { showProblems, validateStep } from '../steps/step.atoms.ts'
import { checkoutEvents } from './checkout-events.ts'
import { nextStep } from './payment-action.ts'
import { paymentRequest } from './payment-request.ts'
import { parseRefusal } from './refusal.ts'
import { sameOrder } from './same-order.ts'
import { startAtProvider } from './start-at-provider.ts'
import { resolveOutcome, resolveRepeated } from './unknown-outcome.ts'

/** The state of a payment. A new one may begin in the first three states only. */
export type PayState =
  | { kind: 'ready' }
  /** It ended without an order; why is shown above the button. */
  | { kind: 'stopped'; reason: StopReason; messages: string[] }
  /** Whether there is an order could not be found out. */
  | { kind: 'unknown' }
  | { kind: 'paying' }
  | { kind: 'checking' }
  | { kind: 'leaving' }

export type StopReason =
  | 'unavailable'
  | 'refused'
  | 'ranShort'
  | 'empty'
  | 'other'
  | 'notPlaced'
  /** The provider's form or code failed, or did not leave the page. */
  | 'notStarted'
  /** Whether the cart is still the one on the screen could not be found out: nothing was ordered. */
  | 'unsettled'
  /** It is another one than was on the screen: nothing was ordered. */
  | 'changed'

export const payStateAtom = atom<PayState>({ kind: 'ready' })

const underWay: PayState['kind'][] = ['paying', 'checking', 'leaving']
export const payingAtom = atom((get) => underWay.includes(get(payStateAtom).kind))

/** Back on a page that was left to pay, and remembered by the browser as it was: one may pay again. */
export const resetAfterReturnAtom = atom(null, (get, set) => {
  if (get(payStateAtom).kind === 'leaving') set(payStateAtom, { kind: 'ready' })
})

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
    stop(set, 'unsettled')
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
  if (reply === 'unsettled' || reply === 'changed') stop(set, reply)
  else if (reply === null) {
    markPayment(visit, true)
    await set(resolvePaymentAtom, locale)
  } else if (reply.ok) {
    reportCheckout(get, visit)
    markPayment(visit, reply.value.action !== 'success')
    await follow(get, set, reply.value, { visit, locale })
  } else await showRefusal(get, set, reply, locale)
})

interface Payer {
  visit: Visit
  locale: Locale
}

/** The cart the last payment was sent for, and whether the service then said that the cart is empty. */
const attemptAtom = atom<{ cart: Selection; foundEmpty: boolean } | null>(null)

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

/** Goes on as the reply says; stays when this shop cannot show the provider's next step. */
async function follow(get: Getter, set: Setter, reply: PaymentReply, { visit, locale }: Payer) {
  const next = nextStep(reply, { locale, origin: visit.origin, paymentHosts: visit.paymentHosts })
  if (next.kind === 'unavailable') {
    stop(set, 'unavailable')
    return
  }
  const leaving: PayState = { kind: 'leaving' }
  set(payStateAtom, leaving)
  if (next.kind === 'leave') visit.leave(next.address)
  else if (!(await startAtProvider(visit, next.start)) && get(payStateAtom) === leaving)
    stop(set, 'notStarted')
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
  else stop(set, reasons[whole], messages)
}

const reasons = { stock: 'ranShort', empty: 'empty', payment: 'refused', other: 'other' } as const

function stop(set: Setter, reason: StopReason, messages: string[] = []) {
  set(payStateAtom, { kind: 'stopped', reason, messages })
}

/**
 * Finds out what became of a payment without an answer, or one that found the cart empty: asks for the receipt, then
 * for the cart.
 */
export const resolvePaymentAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  const queue = get(cartQueueAtom)
  const attempt = get(attemptAtom)
  if (!visit || !queue) return
  set(payStateAtom, { kind: 'checking' })
  const receipt = await queue.read(visit.checkout.receipt).catch(() => null)
  // A change, not a read: other tabs may have read the cart before the payment took effect, and have to read it again.
  const selection = await sendChange(get, set, (checkout) => checkout.selection())
  const lines = selection?.kind === 'done' ? lineCount(selection.after) : null
  const found = attempt?.foundEmpty ? resolveRepeated(receipt, attempt.cart) : resolveOutcome(receipt, lines)
  if (found.kind === 'placed') {
    const order = { order: found.order, paymentMethod: found.paymentMethod }
    await follow(get, set, { action: 'success', order }, { visit, locale })
  } else if (found.kind === 'unknown') set(payStateAtom, { kind: 'unknown' })
  else stop(set, found.kind)
})

/** Milliseconds between two looks at what became of a payment. */
const followPause = { first: 5_000, max: 60_000 }

/** Whether the notice is about a payment of an earlier document, and so stands above the form instead of at its button. */
export const noticeAboveAtom = atom(false)

/** After a return whose outcome nobody knew: looks again and again, until the service answers. */
export const followUnknownReturnAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  if (get(payStateAtom).kind !== 'ready') return
  set(noticeAboveAtom, true)
  for (let pause = followPause.first; visit; pause = Math.min(2 * pause, followPause.max)) {
    await set(resolvePaymentAtom, locale)
    if (get(payStateAtom).kind !== 'unknown') return
    await new Promise<void>((resolve) => visit.timer.after(pause, resolve))
    // The shopper may have looked meanwhile.
    if (get(payStateAtom).kind !== 'unknown') return
  }
})
