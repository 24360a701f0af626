import type { PaymentRequest } from '#src/commerce/contract/payment/payment.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { additionalNotes } from '#src/features/orders/order-remarks.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized, paths } from '#src/paths.ts'
import { addressesOf, type CheckoutDraft } from '../form/draft.ts'
import { type AddressKind, identityKey } from '../form/fields.ts'

interface PaymentSources {
  draft: CheckoutDraft
  /** The selection as last received. */
  selection: Selection
  /** Which inputs the form shows. */
  keys: Record<AddressKind, string[]>
  locale: Locale
  origin: string
  /** The checkout token, which the provider's return carries. */
  token: string
}

/** The body of the payment call. */
export function paymentRequest({
  draft,
  selection,
  keys,
  locale,
  origin,
  token,
}: PaymentSources): PaymentRequest {
  const { address, shippingAddress } = addressesOf(draft, keys, selection)
  const personalNumber = keys.address.includes(identityKey) ? (draft.address[identityKey] ?? '') : ''
  const notes = additionalNotes(personalNumber, draft.note)
  const page = (path: string) => new URL(localized(locale, path), origin).href
  return {
    paymentMethod: selection.paymentMethod,
    paymentReturnPage: new URL(paths.paymentReturn(token, locale), origin).href,
    paymentFailedPage: page(paths.failedCheckout()),
    termsAndConditions: draft.terms,
    address: { ...address, newsletter: draft.newsletter },
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(notes ? { additionalNotes: notes } : {}),
  }
}
