// Centra, "Stripe Payment Intents": https://centra.dev/docs/extend-with-plugins/checkout/stripe-payment-intents

import * as v from 'valibot'
import { Id } from '../wire.ts'

/** A part of an address; anything else is as good as absent. */
const line = v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '')

/** The detail of `centra_checkout_shipping_address_callback`: where the shopper wants the goods to go to, in a wallet's sheet. */
export const AddressCallback = v.object({
  shippingCountry: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'a country')),
  /** Code of a state or province; empty without one. */
  shippingState: line,
})
export type AddressCallback = v.InferOutput<typeof AddressCallback>

/** The detail of `centra_checkout_shipping_method_callback`: the delivery method chosen in a wallet's sheet. */
export const MethodCallback = v.object({ shippingMethod: Id })
export type MethodCallback = v.InferOutput<typeof MethodCallback>

/** The detail of the events that answer both: what a wallet's sheet shows, or that it is not to be. */
export type WalletSheetAnswer =
  | {
      country: string
      currency: string
      /** Number of smallest units in one unit of the currency. */
      currencyDenominator: number
      grandTotalPriceAsNumber: number
      shippingMethod: string
      shippingMethodsAvailable: { shippingMethod: string; name: string; priceAsNumber: number | null }[]
    }
  | { error: true }
