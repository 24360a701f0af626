// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import * as v from 'valibot'
import { Country, Language } from '../region.ts'
import { CountryCode, Currency, Flag, Id, listOf, OptionalId, Text } from '../wire.ts'
import { Address } from './address.ts'
import { Customer } from './customer.ts'
import { Discounts } from './discounts.ts'
import { Lines } from './line.ts'
import { PaymentMethod, ShippingMethod } from './method.ts'
import { PaymentFields } from './payment-fields.ts'
import { PluginFields, shippingWidgetOf } from './plugin-fields.ts'
import { Totals } from './totals.ts'

/**
 * The region of a selection. `country` is null when the service could not determine it: nothing can be bought until it
 * is set.
 */
const Location = v.object({
  country: v.pipe(
    CountryCode,
    v.transform((country) => country || null),
  ),
  name: Text,
  state: v.nullish(v.string()),
  shipTo: Flag,
  market: v.nullish(Id),
  pricelist: v.nullish(Id),
  language: v.nullish(Language),
})

/** An item whose stock was less than the requested quantity; the selection is already reduced. */
export const Unavailable = v.object({ item: Id, originalQuantity: v.number(), available: v.number() })
export type Unavailable = v.InferOutput<typeof Unavailable>

/** The reduced items of a reply; of a refusal, they may be all that is readable. */
export const Shortage = v.object({ unavailable: listOf(Unavailable) })

/** The selection: the cart and session state that every cart call returns. */
export const Selection = v.pipe(
  v.object({
    token: v.nullish(v.string()),
    selection: v.object({
      language: Text,
      currency: Currency,
      paymentMethod: OptionalId,
      paymentMethodName: Text,
      shippingMethod: OptionalId,
      shippingMethodName: Text,
      items: Lines,
      discounts: Discounts,
      totals: Totals,
      vatExempt: Flag,
      address: v.nullish(Address, {}),
      shippingAddress: v.nullish(Address, {}),
      additionalNotes: Text,
      /** Code that defines `window.CentraCheckout` for widgets; empty without any. */
      centraCheckoutScript: Text,
      pluginFields: v.nullish(PluginFields, {}),
      currencyFormat: v.nullish(v.object({ currency: Currency })),
    }),
    paymentMethods: listOf(PaymentMethod),
    paymentFields: v.nullish(PaymentFields, {}),
    shippingMethods: listOf(ShippingMethod),
    countries: listOf(Country),
    languages: listOf(Language),
    loggedIn: v.nullish(Customer, null),
    location: v.nullish(Location, {}),
    ...Shortage.entries,
  }),
  v.transform(({ token: _, selection, ...rest }) => {
    const { items, currencyFormat, currency, ...state } = selection
    return {
      ...state,
      shippingWidget: shippingWidgetOf(state.pluginFields),
      ...rest,
      lines: items.readable,
      /** Number of lines whose item or quantity is unreadable. The totals include them. */
      unreadableLines: items.unreadable,
      currency: currencyFormat?.currency || currency,
    }
  }),
)
export type Selection = v.InferOutput<typeof Selection>
