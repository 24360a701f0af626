import * as v from 'valibot'
import { Id, Text } from './wire.ts'

/** What `POST /payment` tells the browser to do next. */
export const PaymentReply = v.union([
  v.object({
    action: v.literal('success'),
    order: v.object({ order: Id, paymentMethod: Text }),
  }),
  v.object({ action: v.literal('form'), formHtml: Text, formType: Text }),
  v.object({ action: v.literal('redirect'), url: v.string() }),
  v.object({ action: v.literal('javascript'), code: Text, formType: Text }),
  v.object({ action: v.literal('external') }),
])
export type PaymentReply = v.InferOutput<typeof PaymentReply>

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
