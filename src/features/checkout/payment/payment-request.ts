import type { PaymentRequest } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { additionalNotes } from '#src/features/orders/order-remarks.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { type AddressKind, identityKey } from '../form/address-form-fields.ts'
import { addressesOf, type CheckoutDraft } from '../form/draft.ts'
import { addressAfterPayment } from './payment-kind.ts'

interface DocumentSources {
  selection: Selection
  locale: Locale
  origin: string
  token: string
  car: string
}

interface WidgetSources extends DocumentSources {
  paymentMethod: string
  draft: CheckoutDraft | null
}

interface ExpressSources extends DocumentSources {
  callback: PaymentCallback
  note: string
}

interface PaymentSources extends DocumentSources {
  draft: CheckoutDraft
  keys: Record<AddressKind, string[]>
}

export function paymentRequest({
  draft,
  selection,
  keys,
  locale,
  origin,
  token,
  car,
}: PaymentSources): PaymentRequest {
  const { address, shippingAddress } = addressesOf(draft, keys, selection)
  const personalNumber = keys.address.includes(identityKey) ? (draft.address[identityKey] ?? '') : ''
  const notes = additionalNotes(personalNumber, draft.note, car)
  return {
    paymentMethod: selection.paymentMethod,
    ...returnPages({ locale, origin, token }),
    termsAndConditions: draft.terms,
    address: { ...address, newsletter: draft.newsletter },
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(notes ? { additionalNotes: notes } : {}),
  }
}

/**
 * The body of the payment call that loads a payment method's widget. It orders nothing. A widget with the form of the
 * address may be the only source of the provider's order, so typed values are included.
 */
export function widgetRequest({
  paymentMethod,
  selection,
  draft,
  ...document
}: WidgetSources): PaymentRequest {
  const started = { paymentMethod, ...returnPages(document) }
  const address = { country: selection.location.country ?? '' }
  if (!draft || !addressAfterPayment(selection)) return { ...started, paymentInitiateOnly: true, address }
  const notes = additionalNotes('', draft.note, document.car)
  return {
    ...started,
    termsAndConditions: draft.terms,
    address,
    ...(notes ? { additionalNotes: notes } : {}),
  }
}

/**
 * The request of an express payment. Of the form it has only the note. Paying accepts the terms, as the text next to
 * the button says.
 */
export function expressRequest({ callback, selection, note, ...document }: ExpressSources): PaymentRequest {
  const { paymentMethod, paymentMethodSpecificFields, addressIncluded } = callback
  const { billingAddress, shippingAddress } = callback
  const notes = additionalNotes('', note, document.car)
  return {
    paymentMethod,
    paymentMethodSpecificFields,
    ...returnPages(document),
    termsAndConditions: true,
    address: (addressIncluded && billingAddress) || { country: selection.location.country ?? '' },
    ...(addressIncluded && shippingAddress ? { shippingAddress } : {}),
    ...(notes ? { additionalNotes: notes } : {}),
  }
}

function returnPages({ locale, origin, token }: Pick<DocumentSources, 'locale' | 'origin' | 'token'>) {
  return {
    paymentReturnPage: new URL(paths.paymentReturn(token, locale), origin).href,
    // A provider opens it if the shopper leaves without paying; a declined payment has a result.
    paymentFailedPage: new URL(localized(locale, paths.failedCheckout('cancelled')), origin).href,
  }
}
