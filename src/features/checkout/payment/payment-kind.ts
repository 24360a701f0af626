import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isFree } from '#src/features/cart/cart.ts'
import { isExpress } from '#src/features/cart/express-methods.ts'

/** Payment methods settled between shop and shopper; any other leads to its provider. */
const direct = ['', 'invoice', 'prepayment', 'free']

/** True if the form can be sent with one of its payment methods; a free order needs none. */
export function isPayable(selection: Selection): boolean {
  const { paymentMethods } = selection
  return isFree(selection) ? paymentMethods.length > 0 : !paymentMethods.every(isExpress)
}

/** The place where a method is paid; `direct` is settled between shop and shopper. */
export function paymentPlace(method: PaymentMethod): 'direct' | 'here' | 'withAddress' | 'provider' {
  if (method.providesCustomerAddressAfterPayment) return 'withAddress'
  if (hasWidget(method)) return 'here'
  return direct.includes(method.paymentMethodType) ? 'direct' : 'provider'
}

/** True if a provider follows the button; never for a free order. */
export function providerFollows(selection: Selection): boolean {
  const chosen = chosenMethod(selection)
  return chosen !== undefined && selection.totals.grandTotal !== 0 && paymentPlace(chosen) === 'provider'
}

/** The chosen payment method if its widget is in the page, with its own button; null for others and for free orders. */
export function widgetMethod(selection: Selection): PaymentMethod | null {
  const chosen = chosenMethod(selection)
  return chosen && hasWidget(chosen) && !isFree(selection) ? chosen : null
}

/** Centra, "Adyen Drop-In" and "Klarna Checkout": these start a payment to show their inputs. */
export function hasWidget({
  supportsInitiateOnly,
  providesCustomerAddressAfterPayment,
}: PaymentMethod): boolean {
  return supportsInitiateOnly || providesCustomerAddressAfterPayment
}

/** True if the chosen method's widget has the form of the address, and the shop only the country. */
export function addressAfterPayment(selection: Selection): boolean {
  return widgetMethod(selection)?.providesCustomerAddressAfterPayment ?? false
}

/** An offered method whose widget would ask for the address; null without one, or if it is chosen. */
export function addressAfterPaymentOffer(selection: Selection): PaymentMethod | null {
  if (isFree(selection) || addressAfterPayment(selection)) return null
  return selection.paymentMethods.find((method) => method.providesCustomerAddressAfterPayment) ?? null
}

/** The method chosen in the form, which excludes express methods. */
function chosenMethod({ paymentMethods, paymentMethod }: Selection): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.paymentMethod === paymentMethod && !isExpress(method))
}
