import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isFree } from '#src/features/cart/cart.ts'
import { isExpress } from '#src/features/cart/express-methods.ts'

/** Ways of payment that are settled between shop and shopper; any other leads to its provider. */
const direct = ['', 'invoice', 'prepayment', 'free']

/** Whether the form of the checkout can be sent with one of its payment methods; a free order needs none of its own. */
export function isPayable(selection: Selection): boolean {
  const { paymentMethods } = selection
  return isFree(selection) ? paymentMethods.length > 0 : !paymentMethods.every(isExpress)
}

/** Whether a provider follows the button. A free order never meets one. */
export function providerFollows(selection: Selection): boolean {
  const chosen = chosenMethod(selection)
  if (!chosen || selection.totals.grandTotal === 0 || hasWidget(chosen)) return false
  return !direct.includes(chosen.paymentMethodType)
}

/**
 * The chosen payment method whose widget stands in the page, with its own button; null for any other, and for a free
 * order, which no provider sees.
 */
export function widgetMethod(selection: Selection): PaymentMethod | null {
  const chosen = chosenMethod(selection)
  return chosen && hasWidget(chosen) && !isFree(selection) ? chosen : null
}

/** Centra, "Adyen Drop-In" and "Klarna Checkout": these start a payment to show what the shopper pays with. */
function hasWidget({ supportsInitiateOnly, providesCustomerAddressAfterPayment }: PaymentMethod): boolean {
  return supportsInitiateOnly || providesCustomerAddressAfterPayment
}

/**
 * Whether the address of the order is entered into the chosen method's widget, so that the shop asks for the country alone.
 * Not that of a free order.
 */
export function addressAfterPayment(selection: Selection): boolean {
  return widgetMethod(selection)?.providesCustomerAddressAfterPayment ?? false
}

/** A method that is offered, and whose widget would ask for the address in place of the shop; null for none, or when it is chosen. */
export function addressAfterPaymentOffer(selection: Selection): PaymentMethod | null {
  if (isFree(selection) || addressAfterPayment(selection)) return null
  return selection.paymentMethods.find((method) => method.providesCustomerAddressAfterPayment) ?? null
}

/** The method chosen in the form, where express methods are not. */
function chosenMethod({ paymentMethods, paymentMethod }: Selection): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.paymentMethod === paymentMethod && !isExpress(method))
}
