import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isFree, lineCount } from './cart.ts'

/** Types of payment methods whose wallet knows the shopper's address: Stripe's and PayPal's payment buttons. */
const expressTypes = ['stripe_payment_intents', 'paypal_commerce']

/** True if a payment method has its own button and needs no form. */
export function isExpress({ paymentMethodType, supportsInitiateOnly }: PaymentMethod): boolean {
  return supportsInitiateOnly && expressTypes.includes(paymentMethodType)
}

export function expressMethods(selection: Selection): PaymentMethod[] {
  const isPayable = lineCount(selection) > 0 && selection.totals.grandTotal !== null && !isFree(selection)
  return isPayable ? selection.paymentMethods.filter(isExpress) : []
}
