// Centra, "Checkout script" and "Adyen Drop-In": https://centra.dev/docs/checkout-api/checkout-script

import * as v from 'valibot'
import { Flag, Id } from '../wire.ts'

/** The fields of an address; other data of a widget are left out. */
const WidgetAddress = v.nullish(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(50)), v.unknown()),
    v.transform((fields) =>
      Object.fromEntries(
        Object.entries(fields).filter(
          (field): field is [string, string] => typeof field[1] === 'string' && field[1].length <= 500,
        ),
      ),
    ),
  ),
  null,
)

/**
 * The detail of `centra_checkout_payment_callback`: a widget asks the page to send the payment. `responseEventRequired`:
 * the widget waits for `centra_checkout_payment_response`. Without `addressIncluded` the addresses are those of the
 * page's own form.
 */
export const PaymentCallback = v.object({
  paymentMethod: Id,
  paymentMethodSpecificFields: v.nullish(v.record(v.string(), v.unknown()), {}),
  responseEventRequired: Flag,
  addressIncluded: Flag,
  billingAddress: WidgetAddress,
  shippingAddress: WidgetAddress,
})
export type PaymentCallback = v.InferOutput<typeof PaymentCallback>

/** Longest detail of a change, as JSON. */
const maxChange = 20_000

function isSmallJson(value: object): boolean {
  try {
    return JSON.stringify(value).length <= maxChange
  } catch {
    // It refers to itself.
    return false
  }
}

/**
 * The detail of `centra_checkout_callback`: fields that a widget asks the page to send with `PUT /payment-fields`, as they
 * are. `suspendIgnore`: the widgets that stay awake meanwhile.
 */
export const WidgetChange = v.pipe(
  v.looseObject({
    additionalFields: v.nullish(
      v.looseObject({
        event: v.nullish(v.pipe(v.string(), v.maxLength(100))),
        suspendIgnore: v.nullish(v.record(v.pipe(v.string(), v.maxLength(50)), v.boolean())),
      }),
    ),
    shippingAddress: v.nullish(v.record(v.string(), v.unknown())),
  }),
  v.check((detail) => isSmallJson(detail), 'small'),
)
export type WidgetChange = v.InferOutput<typeof WidgetChange>
