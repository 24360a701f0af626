import { atom } from 'jotai'
import * as v from 'valibot'
import { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { attemptAtom, noticeAboveAtom, type PayState, payStateAtom } from '../payment/pay-state.atoms.ts'
import { parseRefusal } from '../payment/refusal.ts'
import { submitExpress } from '../payment/submit-payment.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { widgetsAtom } from '../widgets/widget.atoms.ts'

const spoken: PayState['kind'][] = ['stopped', 'checking', 'unknown']

/**
 * Sends the payment that a wallet's sheet requests by `centra_checkout_payment_callback`, and logs the outcome: the
 * provider continues by itself after the payment call. An unanswered call is resolved as any other payment is. Ignores
 * events of other methods.
 */
export const payByExpressAtom = atom(null, async (get, set, detail: unknown, locale: Locale) => {
  const visit = get(visitAtom)
  const event = v.safeParse(PaymentCallback, detail)
  if (!visit || !event.success) return
  const callback = event.output
  const { paymentMethod } = callback
  const widget = get(widgetsAtom)[paymentMethod]
  if (widget?.kind !== 'shown' || widget.place !== 'express') return
  const { key } = widget
  const reply = await submitExpress(get, set, { visit, locale }, { key, callback })
  if (reply === 'stopped') {
    // The step with the form's own notice may be closed.
    if (spoken.includes(get(payStateAtom).kind)) set(noticeAboveAtom, true)
    visit.widget.log('warn', `The payment of ${paymentMethod} was not sent`)
    return
  }
  if (reply === 'unanswered') {
    visit.widget.log('warn', `The payment of ${paymentMethod} was not answered`)
    set(noticeAboveAtom, true)
    await set(resolvePaymentAtom, locale)
    return
  }
  set(payStateAtom, { kind: 'ready' })
  if (reply.ok) visit.widget.log('info', `The payment of ${paymentMethod}: ${reply.value.action}`)
  else {
    visit.widget.log('warn', `The payment of ${paymentMethod} was refused: ${JSON.stringify(reply.errors)}`)
    if (parseRefusal(reply).whole !== 'stock') return
    const cart = get(attemptAtom)?.cart ?? null
    set(showErrorAtom, wholeCart, refusalProblem(reply, [cart, get(selectionAtom)]))
  }
})
