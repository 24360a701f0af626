// Centra, "External Payment Plugin": https://centra.dev/docs/extend-with-plugins/checkout/external-payment-plugin

import * as v from 'valibot'
import { Id, OptionalId, Text } from '../wire.ts'

/** The order that was placed: as a record, or as its number alone. Empty texts where the service does not say. */
const PlacedOrder = v.pipe(
  v.nullish(v.union([Id, v.object({ order: OptionalId, paymentMethod: OptionalId })]), null),
  v.transform((order) => {
    if (typeof order === 'string') return { order, paymentMethod: '' }
    return { order: order?.order ?? '', paymentMethod: order?.paymentMethod ?? '' }
  }),
)

/** What `POST /payment` tells the browser to do next; `external`: a provider of the merchant's own takes over. */
export const PaymentReply = v.variant('action', [
  v.object({ action: v.literal('success'), order: PlacedOrder }),
  v.object({ action: v.literal('form'), formHtml: Text, formType: Text }),
  v.object({ action: v.literal('redirect'), url: v.string() }),
  v.object({ action: v.literal('javascript'), code: Text, formType: Text }),
  v.object({ action: v.literal('external') }),
])
export type PaymentReply = v.InferOutput<typeof PaymentReply>

/**
 * `POST /payment-result` when it succeeds: the order that was placed, or one more page the shopper has to visit.
 * `hasErrors`: the service answers "success" and names errors, so there is no order.
 */
export const PaymentResultReply = v.union([
  v.object({ action: v.literal('redirect'), url: v.string() }),
  v.pipe(
    v.object({ order: v.nonNullish(PlacedOrder), errors: v.nullish(v.unknown(), null) }),
    v.transform(({ order, errors }) => ({ action: 'success' as const, order, hasErrors: !isEmpty(errors) })),
  ),
])
export type PaymentResultReply = v.InferOutput<typeof PaymentResultReply>

/** The address keys a shopper's form may fill. */
export type PaymentAddress = Record<string, string | boolean>

/** The body of `POST /payment`. */
export interface PaymentRequest {
  paymentMethod: string
  /** Where a provider, or we ourselves after a direct success, sends the shopper. */
  paymentReturnPage: string
  paymentFailedPage: string
  paymentInitiateOnly?: boolean
  termsAndConditions: boolean
  address: PaymentAddress
  shippingAddress?: PaymentAddress
  additionalNotes?: string
  paymentMethodSpecificFields?: Record<string, unknown>
}

/** PHP writes an empty record as an empty list. */
function isEmpty(errors: unknown): boolean {
  return typeof errors === 'object' ? Object.keys(errors ?? {}).length === 0 : errors === ''
}
