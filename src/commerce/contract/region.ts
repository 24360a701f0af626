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

/** `GET /countries/all`: every country with the market and price list it leads to. Needs the secret. */
export const CountriesReply = v.object({
  countries: v.array(
    v.object({
      country: v.string(),
      name: v.string(),
      shipTo: v.optional(v.boolean(), true),
      defaultLocation: v.optional(
        v.nullable(v.object({ currency: v.string(), language: Text, market: Id, pricelist: Id })),
      ),
    }),
  ),
})
export type CountriesReply = v.InferOutput<typeof CountriesReply>
