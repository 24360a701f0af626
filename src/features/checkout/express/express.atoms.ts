import { atom } from 'jotai'
import { resultOrNull } from '#src/commerce/reply.ts'
import { fetchCart } from '#src/features/cart/commands/change-cart.ts'
import { expressMethods } from '#src/features/cart/express-methods.ts'
import { cartBusyAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { orderCarAtom } from '../misfits.atoms.ts'
import { widgetRequest } from '../payment/payment-request.ts'
import { expressKey } from '../payment/same-order.ts'
import { showStarting, showWidget, widgetsAtom } from '../widgets/widget.atoms.ts'
import { isMissing, isOutdated, type StartedPayment } from '../widgets/widget-state.ts'

/** The express methods of the cart, by which it may be paid above the form. */
export const expressMethodsAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection ? expressMethods(selection) : []
})

/**
 * The ids of the express buttons while a wallet's sheet changes the cart: they stay as they are, whatever becomes of it.
 * Null at any other time.
 */
export const heldButtonsAtom = atom<readonly string[] | null>(null)

/** The express buttons that are on the page. */
export const shownExpressAtom = atom((get) =>
  Object.values(get(widgetsAtom)).flatMap((state) =>
    state.kind === 'shown' && state.place === 'express' ? [state] : [],
  ),
)

/** The ids of the express methods that have a button. */
export const expressButtonsAtom = atom(
  (get) => get(heldButtonsAtom) ?? get(expressMethodsAtom).map(({ paymentMethod }) => paymentMethod),
)

/** The express buttons of the cart as they should be. */
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

/** The express methods whose payment has to be started; none while the cart is changing. */
export const missingExpressAtom = atom((get) => {
  if (get(cartBusyAtom)) return []
  const widgets = get(widgetsAtom)
  return get(wantedExpressAtom).filter((wanted) => isMissing(widgets[wanted.paymentMethod], wanted))
})

/** The express methods whose button is for another cart; none while the cart is changing, perhaps as a sheet wants it. */
export const outdatedExpressAtom = atom((get) => {
  if (get(cartBusyAtom) || get(heldButtonsAtom)) return []
  const widgets = get(widgetsAtom)
  return get(wantedExpressAtom).filter((wanted) => isOutdated(widgets[wanted.paymentMethod], wanted))
})

/**
 * Starts a payment of the cart by an express method, and shows its button. Nothing of the page waits for it: should the cart
 * change meanwhile, another payment is started.
 */
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
  // A refusal may come with a corrected cart, which is asked for in its turn.
  if (reply && !reply.ok) await fetchCart(get, set, (checkout) => checkout.selection())
  showWidget(get, set, starting, { payment, reply, selection })
})
