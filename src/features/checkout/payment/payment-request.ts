import type { PaymentRequest } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentCallback } from '#src/commerce/contract/payment/widget-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { additionalNotes } from '#src/features/orders/order-remarks.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/localized.ts'
import * as paths from '#src/paths.ts'
import { addressesOf, type CheckoutDraft } from '../form/draft.ts'
import { type AddressKind, identityKey } from '../form/fields.ts'
import { addressAfterPayment } from './payment-kind.ts'

interface DocumentSources {
  /** The selection as last received. */
  selection: Selection
  locale: Locale
  origin: string
  /** The checkout token, which the provider's return carries. */
  token: string
  /** The car it is ordered for, in words; empty where none is chosen. */
  car: string
}

interface WidgetSources extends DocumentSources {
  paymentMethod: string
  /** What is typed in the form; null for a method that the form has no part in. */
  draft: CheckoutDraft | null
}

interface ExpressSources extends DocumentSources {
  /** What the wallet's sheet asks to be sent. */
  callback: PaymentCallback
  /** The shopper's note on the order. */
  note: string
}

interface PaymentSources extends DocumentSources {
  draft: CheckoutDraft
  /** Which inputs the form shows. */
  keys: Record<AddressKind, string[]>
}

/** The body of the payment call. */
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
 * The body of the payment call that brings the widget of a payment method. Nothing is ordered by it. A widget that asks for
 * the address may be all that the provider's order is made from, so that what was typed goes with it.
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
 * The body of the payment call of a wallet's sheet: nothing of the form but the note on the order. The terms are accepted
 * by paying, as the words beside the button say.
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
    paymentFailedPage: new URL(localized(locale, paths.failedCheckout()), origin).href,
  }
}
