import * as v from 'valibot'
import { Id, Text } from './wire.ts'

const states = v.optional(v.array(v.object({ state: v.string(), name: v.string() })), [])

/** A country goods are sent to, and what it sets by default. */
export const Country = v.object({
  country: v.string(),
  name: v.string(),
  eu: v.optional(v.boolean(), false),
  language: v.optional(v.nullable(v.string())),
  currency: v.optional(v.nullable(v.string())),
  states,
})
export type Country = v.InferOutput<typeof Country>

/** A language of the service, by its code: `sv`. */
export const Language = v.object({
  language: v.string(),
  name: Text,
  default: v.optional(v.boolean(), false),
})
export type Language = v.InferOutput<typeof Language>

/**
 * A country as servers see it: with the market and the price list a visitor from there buys in. Null where none is
 * set up; `shipTo` is false where one may look but not order.
 */
export const CountryWithMarket = v.object({
  country: v.string(),
  name: Text,
  shipTo: v.nullish(v.boolean(), true),
  market: v.nullish(Id, null),
  pricelist: v.nullish(Id, null),
  currency: v.nullish(v.string(), null),
})
export type CountryWithMarket = v.InferOutput<typeof CountryWithMarket>

/**
 * `GET /countries/all`: every country, whether goods are sent there or not. Needs the secret. The `defaultLocation`
 * beside the list is for visitors without a country; the shop has `DEFAULT_COUNTRY` for them and does not read it.
 */
export const CountriesReply = v.object({ countries: v.array(CountryWithMarket) })
export type CountriesReply = v.InferOutput<typeof CountriesReply>
