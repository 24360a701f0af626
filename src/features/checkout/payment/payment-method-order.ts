import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isExpress } from '#src/features/cart/express-methods.ts'

/**
 * Countries where credit may be neither listed before other payment methods nor preselected. Sweden: Payment Services
 * Act (2010:751) chapter 7 a; Finland: Consumer Protection Act chapter 7.
 */
const creditLast = ['SE', 'FI']

/** Words in the id and the type of payment methods that are credit. The service has no field for it. */
const creditWords = /invoice|faktura|lasku|instal|avbetal|part_?pay|pay_?(later|in_)/i

function isCredit({ paymentMethod, paymentMethodType }: PaymentMethod): boolean {
  return creditWords.test(`${paymentMethod} ${paymentMethodType}`)
}

type Offer = Pick<Selection, 'paymentMethods' | 'paymentMethod' | 'location'>

/** The service's order, with credit last where the law requires it, and without express methods. */
export function orderedPaymentMethods({ paymentMethods, location }: Offer): PaymentMethod[] {
  const listed = paymentMethods.filter((method) => !isExpress(method))
  if (!creditLast.includes(location.country ?? '')) return listed
  return [...listed.filter((method) => !isCredit(method)), ...listed.filter((method) => isCredit(method))]
}

/**
 * The payment method shown as chosen: the selection's. Empty if it is not in the form, or is credit that the shopper
 * has not picked and that may not be preselected. `picked` is the shopper's pick in this visit, null for none.
 */
export function chosenPaymentMethod(offer: Offer, picked: string | null): string {
  const { paymentMethods, paymentMethod, location } = offer
  const current = paymentMethods.find((method) => method.paymentMethod === paymentMethod)
  if (current && isExpress(current)) return ''
  if (paymentMethod === picked || !creditLast.includes(location.country ?? '')) return paymentMethod
  const hasAlternative = orderedPaymentMethods(offer).some((method) => !isCredit(method))
  return current && isCredit(current) && hasAlternative ? '' : paymentMethod
}
