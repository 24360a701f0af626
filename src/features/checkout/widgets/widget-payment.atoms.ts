import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { endOfRefusal } from '#src/commerce/contract/payment/payment-end.ts'
import { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { visitAtom } from '#src/visit.ts'
import { followReply, type Payer } from '../payment/follow-reply.ts'
import { type PayState, payStateAtom, stopPayment } from '../payment/pay-state.atoms.ts'
import { submitPayment, type WidgetPayment } from '../payment/submit-payment.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { wantedWidgetAtom, widgetsAtom } from './widget.atoms.ts'
import { isOutdated } from './widget-state.ts'

/**
 * Pays as the widget in the form requests by `centra_checkout_payment_callback`. Ignores events of methods that are not
 * shown there. Widgets with `responseEventRequired` get an answer to every event.
 */
export const payByWidgetAtom = atom(null, async (get, set, detail: unknown, locale: Locale) => {
  const visit = get(visitAtom)
  const event = v.safeParse(PaymentCallback, detail)
  if (!visit || !event.success) return
  const callback = event.output
  const widget = get(widgetsAtom)[callback.paymentMethod]
  if (widget?.kind !== 'shown' || widget.place !== 'form') return
  const payer = { visit, locale }
  // A widget never pays for another order than it was started for.
  if (isOutdated(widget, get(wantedWidgetAtom))) {
    stopPayment(set, 'changed')
    respondWithError(payer, callback)
    return
  }
  const reply = await submitPayment(get, set, payer, paymentOf(callback))
  if (reply === 'stopped' || reply === 'unanswered') {
    respondWithError(payer, callback)
    if (reply === 'unanswered') await set(resolvePaymentAtom, locale)
  } else if (!callback.responseEventRequired) {
    const { paymentMethod } = callback
    const outcome = reply.ok ? reply.value.action : `refused (${Object.keys(reply.errors).join(', ')})`
    visit.widget.log('info', `The payment of ${paymentMethod}: ${outcome}`)
    // The widget continues by itself, and may send another event.
    set(payStateAtom, { kind: 'ready' })
  } else if (reply.ok) await follow(get, set, reply.value, payer)
  else {
    visit.widget.log(
      'warn',
      `The payment of ${callback.paymentMethod} was refused: ${JSON.stringify(reply.errors)}`,
    )
    set(payStateAtom, { kind: 'leaving' })
    const failedPage = paths.failedCheckout(endOfRefusal(reply.body))
    visit.leave(new URL(localized(locale, failedPage), visit.origin).href)
  }
})

/** The fields of a payment call that a widget decides. Its addresses replace those of the form. */
function paymentOf({
  paymentMethod,
  paymentMethodSpecificFields,
  ...callback
}: PaymentCallback): WidgetPayment {
  const { billingAddress, shippingAddress } = callback
  return {
    paymentMethod,
    paymentMethodSpecificFields,
    ...(callback.addressIncluded && billingAddress ? { address: billingAddress } : {}),
    ...(callback.addressIncluded && shippingAddress ? { shippingAddress } : {}),
  }
}

/** The widget continues after `javascript`; any other reply leaves the page. */
async function follow(get: Getter, set: Setter, reply: PaymentReply, payer: Payer) {
  if (reply.action !== 'javascript') return followReply(get, set, reply, payer)
  const { widget } = payer.visit
  const confirming: PayState = { kind: 'confirming' }
  set(payStateAtom, confirming)
  const { code, formFields } = reply
  if (code.trim() === '') widget.respond('centra_checkout_payment_response', formFields)
  else {
    await widget.run(code).catch(() => {
      if (get(payStateAtom) === confirming) stopPayment(set, 'notStarted')
    })
  }
}

function respondWithError({ visit }: Payer, { responseEventRequired }: PaymentCallback) {
  if (responseEventRequired) visit.widget.respond('centra_checkout_payment_response', { error: true })
}
