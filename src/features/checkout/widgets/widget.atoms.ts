import { atom, type Getter, type Setter } from 'jotai'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { draftAtom, formAtom, typedAtom } from '../form/form.atoms.ts'
import { orderCarAtom } from '../order-car.atoms.ts'
import { chosenPaymentAtom } from '../payment/chosen-payment.atoms.ts'
import { followReply } from '../payment/follow-reply.ts'
import { payStateAtom } from '../payment/pay-state.atoms.ts'
import { addressAfterPayment, widgetMethod } from '../payment/payment-kind.ts'
import { widgetRequest } from '../payment/payment-request.ts'
import { parseRefusal } from '../payment/refusal.ts'
import { orderKey, placeKey } from '../payment/same-order.ts'
import { startedPayment, writePaymentMark } from '../unclear/payment-mark.ts'
import { isMissing, isOutdated, type StartedPayment, type WidgetState } from './widget-state.ts'

export const widgetsAtom = atom<Readonly<Record<string, WidgetState>>>({})

export const formWidgetAtom = atom(
  (get) => Object.values(get(widgetsAtom)).find(({ place }) => place === 'form') ?? null,
)

export const wantedWidgetAtom = atom((get): StartedPayment | null => {
  const selection = get(selectionAtom)
  const method = selection && widgetMethod(selection)
  if (!selection || !method || get(chosenPaymentAtom) !== method.paymentMethod) return null
  const { paymentMethod } = method
  const { currency } = selection
  const order = orderKey(selection, get(typedAtom))
  const key = addressAfterPayment(selection) ? placeKey(selection) : order
  return { paymentMethod, place: 'form', order, key, currency }
})

/** True while the widget waits for the terms to be accepted: those that ask for the address start with them. */
export const widgetWaitsAtom = atom((get) => {
  const selection = get(selectionAtom)
  if (!selection || !addressAfterPayment(selection)) return false
  return Boolean(get(formAtom)?.terms) && !get(draftAtom)?.terms
})

/** True if the payment of the order in the form has to be started for its widget. */
export const widgetMissingAtom = atom((get) => {
  const wanted = get(wantedWidgetAtom)
  if (!wanted || get(widgetWaitsAtom)) return false
  return isMissing(get(widgetsAtom)[wanted.paymentMethod], wanted)
})

/** True if the widget in the form belongs to a different order than the shown one, or the service wants it replaced. */
export const widgetOutdatedAtom = atom((get) =>
  isOutdated(get(formWidgetAtom) ?? undefined, get(wantedWidgetAtom)),
)

/** Starts a payment for the order in the form after all changes of the cart, and shows its widget. */
export const startWidgetAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  const queue = get(cartQueueAtom)
  const wanted = get(wantedWidgetAtom)
  if (!visit || !queue || !wanted || get(widgetWaitsAtom)) return
  const starting = showStarting(set, wanted)
  const started = await queue.runExclusive(async () => {
    const selection = get(selectionAtom)
    const token = visit.token()
    const draft = get(draftAtom)
    const payment = get(wantedWidgetAtom)
    if (!selection || !draft || token === null || !payment) return null
    const { paymentMethod } = payment
    const car = get(orderCarAtom)
    const request = widgetRequest({
      paymentMethod,
      selection,
      draft,
      locale,
      origin: visit.origin,
      token,
      car,
    })
    const reply = await resultOrNull(() => visit.checkout.startWidget(request))
    if (reply && !reply.ok) queue.adopt(reply)
    // The provider may complete it without another call of this page.
    if (reply?.ok) writePaymentMark(visit.browserStore, startedPayment(selection, visit.now()))
    return { payment, reply, selection }
  })
  const { payment = wanted, reply = null, selection = null } = started ?? {}
  // The service required no input: a start that is not merely an initiation may place an order.
  if (reply?.ok && reply.value.action === 'success') {
    await followReply(get, set, reply.value, { visit, locale })
    return
  }
  showWidget(get, set, starting, { payment, reply, selection })
})

export function showStarting(set: Setter, payment: StartedPayment): WidgetState {
  const starting: WidgetState = { kind: 'starting', ...payment }
  showState(set, starting)
  return starting
}

interface Started {
  payment: StartedPayment
  reply: Result<PaymentReply> | null
  selection: Selection | null
}

/** Shows the widget of a started payment, or its absence; nothing once `starting` is no longer shown. */
export function showWidget(
  get: Getter,
  set: Setter,
  starting: WidgetState,
  { payment, reply, selection }: Started,
): void {
  // A different method was chosen meanwhile.
  if (get(widgetsAtom)[starting.paymentMethod] !== starting) return
  if (reply?.ok && reply.value.action === 'form' && reply.value.formHtml.trim() !== '') {
    const { formHtml: html } = reply.value
    const seen = get(selectionAtom)?.pluginFields.paymentHTML ?? ''
    showState(set, { kind: 'shown', html, isLoaded: false, seen, replacement: null, ...payment })
    return
  }
  const refusal = reply && !reply.ok ? reply : null
  if (refusal && parseRefusal(refusal).whole === 'stock') {
    set(showErrorAtom, wholeCart, refusalProblem(refusal, [selection, get(selectionAtom)]))
  }
  showState(set, { kind: 'failed', messages: refusal?.messages ?? [], ...payment })
}

export function showState(set: Setter, state: WidgetState): void {
  set(widgetsAtom, (widgets) => ({ ...widgets, [state.paymentMethod]: state }))
}

export const endLoadingAtom = atom(null, (get, set, paymentMethod: string, isLoaded: boolean) => {
  const state = get(widgetsAtom)[paymentMethod]
  if (state?.kind !== 'shown') return
  const { order, key, place, currency } = state
  const failed: WidgetState = { kind: 'failed', messages: [], paymentMethod, place, order, key, currency }
  showState(set, isLoaded ? { ...state, isLoaded } : failed)
})

/** A method's widget was removed: another method was chosen, or another step opened. Its payment does not continue. */
export const removeWidgetAtom = atom(null, (get, set, paymentMethod: string) => {
  const { [paymentMethod]: removed, ...widgets } = get(widgetsAtom)
  set(widgetsAtom, widgets)
  if (removed?.place === 'form' && get(payStateAtom).kind === 'confirming')
    set(payStateAtom, { kind: 'ready' })
})
