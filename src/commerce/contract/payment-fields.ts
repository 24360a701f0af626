import * as v from 'valibot'

const field = v.object({
  /** A kind that is new is asked for as text. */
  type: v.fallback(v.picklist(['string', 'boolean']), 'string'),
  required: v.boolean(),
  visible: v.boolean(),
})
export type PaymentField = v.InferOutput<typeof field>

/** Which inputs a checkout form shows and which it requires, by name. */
export const PaymentFields = v.object({
  termsAndConditions: v.optional(field),
  address: v.optional(v.record(v.string(), field), {}),
  shippingAddress: v.optional(v.record(v.string(), field), {}),
})
export type PaymentFields = v.InferOutput<typeof PaymentFields>
