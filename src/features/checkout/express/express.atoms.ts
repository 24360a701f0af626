import { atom } from 'jotai'
import { resultOrNull } from '#src/commerce/reply.ts'
import { fetchCart } from '#src/features/cart/commands/change-cart.ts'
import { expressMethods } from '#src/features/cart/express-methods.ts'
import { cartBusyAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { orderCarAtom } from '../order-car.atoms.ts'
import { widgetRequest } from '../payment/payment-request.ts'
import { expressKey } from '../payment/same-order.ts'
import { showStarting, showWidget, widgetsAtom } from '../widgets/widget.atoms.ts'
import { isMissing, isOutdated, type StartedPayment } from '../widgets/widget-state.ts'

export const expressMethodsAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection ? expressMethods(selection) : []
})

/** They stay while a wallet's sheet changes the cart, even if the change fails. Null otherwise. */
export const heldButtonsAtom = atom<readonly string[] | null>(null)

export const shownExpressAtom = atom((get) =>
  Object.values(get(widgetsAtom)).flatMap((state) =>
    state.kind === 'shown' && state.place === 'express' ? [state] : [],
  ),
)

export const expressButtonsAtom = atom(
  (get) => get(heldButtonsAtom) ?? get(expressMethodsAtom).map(({ paymentMethod }) => paymentMethod),
)

const wantedExpressAtom = atom((get): StartedPayment[] => {
  const selection = get(selectionAtom)
  if (!selection) return []
  const { currency } = selection
  const key = expressKey(selection)
  return get(expressMethodsAtom).map(({ paymentMethod }) => ({
    paymentMethod,
    place: 'express',
    order: key,
    key,
    currency,
  }))
})

export const missingExpressAtom = atom((get) => {
  if (get(cartBusyAtom)) return []
  const widgets = get(widgetsAtom)
  return get(wantedExpressAtom).filter((wanted) => isMissing(widgets[wanted.paymentMethod], wanted))
})

/** Empty while the cart is changing, as a sheet may have requested it. */
export const outdatedExpressAtom = atom((get) => {
  if (get(cartBusyAtom) || get(heldButtonsAtom)) return []
  const widgets = get(widgetsAtom)
  return get(wantedExpressAtom).filter((wanted) => isOutdated(widgets[wanted.paymentMethod], wanted))
})

/** Nothing waits for the button: if the cart changes meanwhile, a new payment is started. */
export const startExpressAtom = atom(null, async (get, set, paymentMethod: string, locale: Locale) => {
  const visit = get(visitAtom)
  const selection = get(selectionAtom)
  const token = visit?.token() ?? null
  const payment = get(wantedExpressAtom).find((wanted) => wanted.paymentMethod === paymentMethod)
  if (!visit || !selection || token === null || !payment) return
  const starting = showStarting(set, payment)
  const request = widgetRequest({
    paymentMethod,
    selection,
    draft: null,
    locale,
    origin: visit.origin,
    token,
    car: get(orderCarAtom),
  })
  const reply = await resultOrNull(() => visit.checkout.startWidget(request))
  // A refusal may carry a corrected cart, which is fetched in its turn.
  if (reply && !reply.ok) await fetchCart(get, set, (checkout) => checkout.selection())
  showWidget(get, set, starting, { payment, reply, selection })
})
