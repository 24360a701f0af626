import { atom, type Getter, type Setter } from 'jotai'
import { sendChange } from '#src/features/cart/commands/change-cart.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { type Visit, visitAtom } from '#src/visit.ts'
import { followReply } from '../payment/follow-reply.ts'
import { attemptAtom, noticeAboveAtom, payStateAtom, stopPayment } from '../payment/pay-state.atoms.ts'
import { endUnclear, noteUnclear, unclearPaymentAtom } from './unclear-payment.atoms.ts'
import { notificationTime, type OutcomeFound, resolveOutcome, resolveRepeated } from './unknown-outcome.ts'

const followPause = { first: 5_000, max: 60_000 }

const searchAtom = atom<object | null>(null)

/**
 * Finds the outcome of a payment without an answer, or one that found the cart empty: reads the receipt, then the cart,
 * repeatedly until the answer is conclusive. Resolves after the first check.
 */
export const resolvePaymentAtom = atom(null, async (get, set, locale: Locale) => {
  const search = {}
  set(searchAtom, search)
  await look(get, set, locale, search, followPause.first)
})

/** Resolves the unanswered payment that a document begins with, by its address (`returned`) or by the stored mark. */
export const followUnclearAtom = atom(null, async (get, set, locale: Locale, returned: boolean) => {
  if (get(payStateAtom).kind !== 'ready' || !(returned || get(unclearPaymentAtom))) return
  set(noticeAboveAtom, true)
  await set(resolvePaymentAtom, locale)
})

async function look(get: Getter, set: Setter, locale: Locale, search: object, pause: number): Promise<void> {
  const visit = get(visitAtom)
  if (!visit || !get(cartQueueAtom)) return
  set(payStateAtom, { kind: 'checking' })
  const found = await find(get, set, visit)
  if (found.kind === 'placed') {
    const order = { order: found.order, paymentMethod: found.paymentMethod }
    await followReply(get, set, { action: 'success', order }, { visit, locale })
    return
  }
  const waited = visit.now() - noteUnclear(get, set, visit)
  const mayArrive = get(attemptAtom)?.mayArrive ?? true
  if (found.kind === 'empty' || (found.kind === 'notPlaced' && (waited >= notificationTime || !mayArrive))) {
    endUnclear(set, visit)
    stopPayment(set, found.kind)
    return
  }
  set(payStateAtom, { kind: 'unknown', overdue: waited >= notificationTime })
  visit.timer.after(pause, () => {
    const isLatest = get(searchAtom) === search && get(payStateAtom).kind === 'unknown'
    if (isLatest) void look(get, set, locale, search, Math.min(2 * pause, followPause.max))
  })
}

async function find(
  get: Getter,
  set: Setter,
  { checkout }: Visit,
): Promise<OutcomeFound | { kind: 'empty' }> {
  const attempt = get(attemptAtom)
  const receipt =
    (await get(cartQueueAtom)
      ?.read(checkout.receipt)
      .catch(() => null)) ?? null
  // A change, not a read: other tabs may have read the cart before the payment took effect, and have to read it again.
  const selection = await sendChange(get, set, () => checkout.selection())
  const now = selection?.kind === 'done' ? selection.after : null
  return attempt?.foundEmpty
    ? resolveRepeated(receipt, attempt.cart)
    : resolveOutcome(receipt, now, attempt?.cart ?? null)
}
