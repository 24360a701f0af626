import { atom } from 'jotai'
import { sendChange } from '#src/features/cart/commands/change.atoms.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { followReply } from './follow-reply.ts'
import { attemptAtom, noticeAboveAtom, type PayState, payStateAtom, stopPayment } from './pay-state.atoms.ts'
import { resolveOutcome, resolveRepeated } from './unknown-outcome.ts'

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
  const now = selection?.kind === 'done' ? selection.after : null
  const found = attempt?.foundEmpty
    ? resolveRepeated(receipt, attempt.cart)
    : resolveOutcome(receipt, now, attempt?.cart ?? null)
  if (found.kind === 'placed') {
    const order = { order: found.order, paymentMethod: found.paymentMethod }
    await followReply(get, set, { action: 'success', order }, { visit, locale })
  } else if (found.kind === 'unknown') set(payStateAtom, { kind: 'unknown' })
  else stopPayment(set, found.kind)
})

/** Milliseconds between two looks at what became of a payment. */
const followPause = { first: 5_000, max: 60_000 }

/**
 * Milliseconds in which the provider's own notification may still place the order of a payment that returned without an
 * answer. Until then lines in the cart do not mean that there is no order.
 */
const notificationTime = 120_000

/** After a return without an answer from the service: asks again and again, until there is one that counts. */
export const followUnknownReturnAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  if (!visit || get(payStateAtom).kind !== 'ready') return
  set(noticeAboveAtom, true)
  const started = visit.now()
  for (let pause = followPause.first; ; pause = Math.min(2 * pause, followPause.max)) {
    await set(resolvePaymentAtom, locale)
    if (isNotPlaced(get(payStateAtom)) && visit.now() - started < notificationTime) {
      set(payStateAtom, { kind: 'unknown' })
    }
    if (get(payStateAtom).kind !== 'unknown') return
    await new Promise<void>((resolve) => visit.timer.after(pause, resolve))
    // The shopper may have asked meanwhile.
    if (get(payStateAtom).kind !== 'unknown') return
  }
})

function isNotPlaced(state: PayState): boolean {
  return state.kind === 'stopped' && state.reason === 'notPlaced'
}
