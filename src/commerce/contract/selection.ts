import * as v from 'valibot'
import { Address } from './address.ts'
import { Customer } from './customer.ts'
import { Discounts } from './discounts.ts'
import { Line } from './line.ts'
import { PaymentMethod, ShippingMethod } from './method.ts'
import { PaymentFields } from './payment-fields.ts'
import { Country, Language } from './region.ts'
import { Totals } from './totals.ts'
import { Id, Text } from './wire.ts'

/** `country` is null when the back end could not tell where the visitor is: nothing can be bought until it is set. */
const Location = v.object({
  country: v.nullable(v.string()),
  name: Text,
  state: v.optional(v.nullable(v.string())),
  shipTo: v.optional(v.boolean(), false),
  market: v.optional(Id),
  pricelist: v.optional(Id),
  language: v.optional(v.nullable(Language)),
})

/** An item of which there was less than asked for; the selection beside it is already cut. */
export const Unavailable = v.object({
  item: v.string(),
  product: v.union([Id, v.object({ product: Id })]),
  originalQuantity: v.number(),
  available: v.number(),
})
export type Unavailable = v.InferOutput<typeof Unavailable>

/** The selection: cart and session state in one, as every cart call returns it. */
export const Selection = v.pipe(
  v.object({
    token: v.nullable(v.string()),
    selection: v.object({
      language: Text,
      currency: Text,
      paymentMethod: Text,
      paymentMethodName: Text,
      shippingMethod: Text,
      shippingMethodName: Text,
      items: v.array(Line),
      discounts: Discounts,
      totals: Totals,
      vatExempt: v.optional(v.boolean(), false),
      address: Address,
      shippingAddress: Address,
      additionalNotes: Text,
      currencyFormat: v.object({ currency: v.string() }),
    }),
    paymentMethods: v.optional(v.array(PaymentMethod), []),
    paymentFields: v.optional(PaymentFields, {}),
    shippingMethods: v.optional(v.array(ShippingMethod), []),
    countries: v.optional(v.array(Country), []),
    languages: v.optional(v.array(Language), []),
    loggedIn: v.optional(v.nullable(Customer)),
    location: Location,
    unavailable: v.optional(v.array(Unavailable), []),
  }),
  v.transform(({ token: _, selection, loggedIn, ...rest }) => {
    const { items, currencyFormat, currency, ...state } = selection
    return {
      ...state,
      ...rest,
      lines: items,
      currency: currencyFormat.currency || currency,
      loggedIn: loggedIn ?? null,
    }
  }),
)
export type Selection = v.InferOutput<typeof Selection>
