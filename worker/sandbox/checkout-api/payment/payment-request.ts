// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { type Refused, refused } from '../outcome.ts'
import { parse } from '../request.ts'
import type { SelectionState } from '../selection/selection-state.ts'

const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))))
const notes = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4000))))
const page = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))))
const free = v.optional(v.nullable(v.record(v.string(), v.unknown())))

/** The address fields documented for `PUT /payment-fields`. */
const savableEntries = {
  email: text,
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
}
const houseEntries = { houseNumber: text, houseExtension: text }
const newsletter = v.optional(v.nullable(v.boolean()))

const fields = {
  additionalFields: free,
  additionalNotes: notes,
  paymentReturnPage: page,
  paymentFailedPage: page,
  cartAbandonmentEmail: v.optional(v.nullable(v.boolean())),
}

const tickedValues: unknown[] = [true, 1, 'true', '1']
/** A checkbox as PHP clients send it: `true`, 1 and their texts are checked, anything else is not. */
const ticked = v.pipe(
  v.unknown(),
  v.transform((value) => tickedValues.includes(value)),
)

const PaymentFieldsRequest = v.strictObject({
  ...fields,
  address: v.optional(v.nullable(v.strictObject({ ...savableEntries, newsletter }))),
  shippingAddress: v.optional(v.nullable(v.strictObject(savableEntries))),
  language: text,
})
type PaymentFieldsRequest = v.InferOutput<typeof PaymentFieldsRequest>

/** The body of `POST /payment`. */
const PaymentRequest = v.object({
  ...fields,
  address: v.optional(
    v.nullable(
      v.strictObject({
        ...savableEntries,
        ...houseEntries,
        identityNumber: text,
        vatNumber: text,
        newsletter,
      }),
    ),
  ),
  shippingAddress: v.optional(v.nullable(v.strictObject({ ...savableEntries, ...houseEntries }))),
  paymentMethod: v.optional(v.nullable(v.string())),
  shippingMethod: v.optional(v.nullable(v.string())),
  paymentInitiateOnly: v.optional(v.nullable(v.boolean()), false),
  termsAndConditions: v.optional(ticked, false),
  paymentMethodSpecificFields: free,
  giftMessage: notes,
})
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>

/**
 * Parses the body of `PUT /payment-fields`. Incomplete values are accepted; an undocumented field is a 400, a value
 * that is not text a 406.
 */
export function parsePaymentFields(sent: object): { value: PaymentFieldsRequest } | { refusal: Refused } {
  return unknownAs400(PaymentFieldsRequest, sent)
}

export function parsePayment(sent: object): { value: PaymentRequest } | { refusal: Refused } {
  return unknownAs400(PaymentRequest, sent)
}

function unknownAs400<S extends v.GenericSchema>(schema: S, sent: object) {
  const parsed = v.safeParse(schema, sent)
  const unknown = parsed.issues?.filter(
    ({ type, expected }) => type === 'strict_object' && expected === 'never',
  )
  if (!unknown?.length) return parse(schema, sent)
  const errors = Object.fromEntries(unknown.map((issue) => [v.getDotPath(issue) ?? 'body', 'unknown']))
  return { refusal: refused(400, errors) }
}

/** The selection with the sent addresses, notes and pages; fields that were not sent keep their values. */
export function withFields(
  selection: SelectionState,
  fields: Omit<PaymentFieldsRequest, 'language'>,
): SelectionState {
  const { address, shippingAddress, additionalNotes, paymentReturnPage, paymentFailedPage } = fields
  return {
    ...selection,
    address: { ...selection.address, ...texts(address) },
    shippingAddress: { ...selection.shippingAddress, ...texts(shippingAddress) },
    additionalNotes: additionalNotes ?? selection.additionalNotes,
    paymentReturnPage: paymentReturnPage ?? selection.paymentReturnPage,
    paymentFailedPage: paymentFailedPage ?? selection.paymentFailedPage,
  }
}

/** Trims the fields of an address. The personal number is dropped: it is validated but never stored. */
function texts(address: object | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address ?? {}).flatMap(([key, value]) => {
      if (typeof value !== 'string' || key === 'identityNumber') return []
      return [[key, key === 'country' ? value.trim().toUpperCase() : value.trim()]]
    }),
  )
}
