import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import { isSavableAddressKey } from '#src/commerce/contract/selection/payment-fields.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isFree } from '#src/features/cart/cart.ts'
import { type FormField, isOfBusiness } from '../form/address-form-fields.ts'
import { type CheckoutDraft, draftFrom } from '../form/draft.ts'
import { basicParsers } from '../form/field-parsers.ts'
import { type CheckoutForm, checkoutForm } from '../form/form.ts'
import { type Problems, validateFields } from '../form/validate-fields.ts'
import { hasWidget } from '../payment/payment-kind.ts'
import { orderedPaymentMethods } from '../payment/payment-method-order.ts'
import { type PlainStep, plainSteps } from './plain-step.ts'

/** The payment methods that need no widget in the page. Some may answer with a script nevertheless. */
export function plainPaymentMethods(selection: Selection): PaymentMethod[] {
  return orderedPaymentMethods(selection).filter((method) => !hasWidget(method))
}

export interface PlainForm extends CheckoutForm {
  /** The fields of the first page, which the service keeps; `parcel` also if there is no delivery address yet. */
  saved: FormField[]
  parcel: FormField[]
  /** Those of a business, also if a consumer orders. */
  business: FormField[]
  /** The fields that are only sent with the order, and so are typed on its page. */
  ordered: FormField[]
}

export function plainForm(selection: Selection, draft: CheckoutDraft): PlainForm {
  const form = checkoutForm(selection, draft)
  const parcel = checkoutForm(selection, { ...draft, elsewhere: true }).shipping
  const business = checkoutForm(selection, { ...draft, business: true }).billing.filter(isOfBusiness)
  const isSaved = ({ key }: FormField) => isSavableAddressKey(key)
  const others = [...form.billing, ...form.shipping].filter((field) => !isSaved(field))
  return {
    ...form,
    saved: form.billing.filter(isSaved),
    parcel: parcel.filter(isSaved),
    business: business.filter(isSaved),
    ordered: form.identity ? [...others, form.identity] : others,
  }
}

/** The problems of the saved address. */
export function savedProblems(selection: Selection): Problems {
  const draft = draftFrom(selection)
  const { saved, parcel, countryOf } = plainForm(selection, draft)
  const fields = draft.elsewhere ? [...saved, ...parcel] : saved
  return validateFields({ draft, fields, countryOf, parsers: basicParsers }).problems
}

/** The last page that can be opened. `picked`: the payment method the visitor has chosen on its page; null without one. */
export function furthestStep(selection: Selection, picked: string | null): PlainStep {
  const { shippingMethods, shippingMethod, paymentMethod } = selection
  if (Object.keys(savedProblems(selection)).length > 0) return 'address'
  if (!shippingMethods.some((method) => method.shippingMethod === shippingMethod)) return 'delivery'
  if (isFree(selection)) return 'order'
  const isPicked =
    picked === paymentMethod &&
    plainPaymentMethods(selection).some((method) => method.paymentMethod === picked)
  return isPicked ? 'order' : 'payment'
}

/** The page that is shown: the one that was asked for, if everything before it is done. */
export function shownStep(selection: Selection, asked: PlainStep | null, picked: string | null): PlainStep {
  const furthest = furthestStep(selection, picked)
  const wanted = asked ?? (furthest === 'address' ? 'address' : 'delivery')
  const shown = plainSteps.indexOf(wanted) > plainSteps.indexOf(furthest) ? furthest : wanted
  // A free order has nothing to choose.
  return shown === 'payment' && isFree(selection) ? 'order' : shown
}
