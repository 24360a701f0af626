// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Currency, Flag, Id, listOf, recordsOf, Text } from './wire.ts'

const State = v.pipe(
  v.object({ state: Id, name: Text }),
  v.transform(({ state, name }) => ({ state, name: name || state })),
)

/** A country goods are sent to, and what it sets by default. */
export const Country = v.object({
  country: Id,
  name: Text,
  eu: Flag,
  language: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  states: listOf(State),
})
export type Country = v.InferOutput<typeof Country>

/** A language of the service, by its code: `sv`. */
export const Language = v.object({ language: Id, name: Text, default: Flag })
export type Language = v.InferOutput<typeof Language>

/**
 * A country as servers see it: with the market and the price list a visitor from there buys in. They are null, and the
 * currency empty, where none is set up; `shipTo` is false where one may look but not order.
 */
export const CountryWithMarket = v.object({
  country: Id,
  name: Text,
  shipTo: v.nullish(v.boolean(), true),
  market: v.nullish(Id, null),
  pricelist: v.nullish(Id, null),
  currency: Currency,
})
export type CountryWithMarket = v.InferOutput<typeof CountryWithMarket>

/**
 * `GET /countries/all`: every country, whether goods are sent there or not. Needs the secret. The `defaultLocation`
 * beside the list is for visitors without a country; the shop has `DEFAULT_COUNTRY` for them and does not read it.
 */
export const CountriesReply = v.pipe(
  v.object({ countries: recordsOf(CountryWithMarket) }),
  v.transform(({ countries }) => ({ countries: countries.readable })),
)
export type CountriesReply = v.InferOutput<typeof CountriesReply>
