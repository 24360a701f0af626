// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Currency, Flag, Id, listOf, recordsOf, Text } from './wire.ts'

/** A state or province, which addresses in a country that has them name. */
export const State = v.pipe(
  v.object({ state: Id, name: Text }),
  v.transform(({ state, name }) => ({ state, name: name || state })),
)
export type State = v.InferOutput<typeof State>

/** A country the shop ships to, with its defaults. */
export const Country = v.object({
  country: Id,
  name: Text,
  eu: Flag,
  language: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  states: listOf(State),
})
export type Country = v.InferOutput<typeof Country>

/** A language of the service, by code (`sv`). */
export const Language = v.object({ language: Id, name: Text, default: Flag })
export type Language = v.InferOutput<typeof Language>

/**
 * A country with the market and price list of its visitors, for servers. These are null, and the currency empty, when
 * not configured; `shipTo` is false where visitors can browse but not order.
 */
export const CountryWithMarket = v.object({
  country: Id,
  name: Text,
  shipTo: v.nullish(v.boolean(), true),
  market: v.nullish(Id, null),
  pricelist: v.nullish(Id, null),
  currency: Currency,
  states: listOf(State),
})
export type CountryWithMarket = v.InferOutput<typeof CountryWithMarket>

/**
 * `GET /countries/all`: all countries, whether or not the shop ships there. Needs the secret. The reply's
 * `defaultLocation` is not read: visitors without a country get `DEFAULT_COUNTRY`.
 */
export const CountriesReply = v.pipe(
  v.object({ countries: recordsOf(CountryWithMarket) }),
  v.transform(({ countries }) => ({ countries: countries.readable })),
)
export type CountriesReply = v.InferOutput<typeof CountriesReply>

/** `GET /languages`: the languages of the service. */
export const LanguagesReply = v.object({ languages: listOf(Language) })

/** `GET /markets`: the markets by name. Needs the secret. */
export const MarketsReply = v.object({ markets: listOf(v.object({ market: Id, name: Text })) })

/** `GET /pricelists`: the price lists by name. Needs the secret. */
export const PricelistsReply = v.object({ pricelists: listOf(v.object({ pricelist: Id, name: Text })) })
