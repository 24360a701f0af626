// Centra, "External Payment Plugin": https://centra.dev/docs/extend-with-plugins/checkout/external-payment-plugin

import * as v from 'valibot'
import { Id, OptionalId, Text } from '../wire.ts'

/** The placed order, sent as a record or as its number only. Unknown values are empty. */
const PlacedOrder = v.pipe(
  v.nullish(v.union([Id, v.object({ order: OptionalId, paymentMethod: OptionalId })]), null),
  v.transform((order) => {
    if (typeof order === 'string') return { order, paymentMethod: '' }
    return { order: order?.order ?? '', paymentMethod: order?.paymentMethod ?? '' }
  }),
)

/** The fields of a provider's plugin, by name. Empty if absent. */
const FormFields = v.nullish(v.record(v.string(), v.unknown()), {})

/**
 * The reply of `POST /payment`: what the browser must do next. `form` has HTML that contains a form, or the address and
 * the fields of one; texts that are absent are empty. `external`: a payment provider of the merchant takes
 * over.
 */
export const PaymentReply = v.variant('action', [
  v.object({ action: v.literal('success'), order: PlacedOrder }),
  v.object({
    action: v.literal('form'),
    formHtml: Text,
    formType: Text,
    formUrl: Text,
    formFields: FormFields,
  }),
  v.object({ action: v.literal('redirect'), url: v.string() }),
  /** If `code` is empty, a widget gets `formFields`. */
  v.object({ action: v.literal('javascript'), code: Text, formType: Text, formFields: FormFields }),
  v.object({ action: v.literal('external') }),
])
export type PaymentReply = v.InferOutput<typeof PaymentReply>

/**
 * `POST /payment-result` after success: the placed order, or another page the shopper must visit. `hasErrors`: the
 * reply says "success" but has errors, so there is no order.
 */
export const PaymentResultReply = v.union([
  v.object({ action: v.literal('redirect'), url: v.string() }),
  v.pipe(
    v.object({ order: v.nonNullish(PlacedOrder), errors: v.nullish(v.unknown(), null) }),
    v.transform(({ order, errors }) => ({ action: 'success' as const, order, hasErrors: !isEmpty(errors) })),
  ),
])
export type PaymentResultReply = v.InferOutput<typeof PaymentResultReply>

/** An address in a payment request, by the field names of `PaymentFields`. */
export type PaymentAddress = Record<string, string | boolean>

/** The body of `POST /payment`. */
export interface PaymentRequest {
  paymentMethod: string
  /** The page to which a provider or the shop sends the shopper after payment. */
  paymentReturnPage: string
  paymentFailedPage: string
  /** Starts a payment without ordering: neither terms nor a complete address are needed, and the selection stays as it is. */
  paymentInitiateOnly?: boolean
  termsAndConditions?: boolean
  address: PaymentAddress
  shippingAddress?: PaymentAddress
  additionalNotes?: string
  /** The fields sent by the payment method's widget. */
  paymentMethodSpecificFields?: Record<string, unknown>
}

/** PHP writes an empty record as an empty list. */
function isEmpty(errors: unknown): boolean {
  return typeof errors === 'object' ? Object.keys(errors ?? {}).length === 0 : errors === ''
}
