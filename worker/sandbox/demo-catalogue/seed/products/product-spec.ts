import * as v from 'valibot'
import { Availability } from './availability.ts'

const Text = v.optional(v.string())

/**
 * Everything known about a product except prices and items. Names, descriptions, pictures and attributes are computed
 * from it when read.
 */
export const ProductSpec = v.object({
  /** Null for a bundle and for a deposit article. */
  partType: v.nullable(v.string()),
  /** The kind of bundle, its car and, where that matters, the brake system. */
  bundle: v.optional(v.object({ plan: v.string(), model: v.string(), brakeSystem: Text })),
  /** The tier of a deposit article: AT1–AT8, or BAT for a battery's. */
  deposit: Text,
  brandName: v.optional(v.string(), ''),
  position: Text,
  /** Car or engine in the product name. */
  label: Text,
  /** The attribute in which it differs from its variants. */
  variantBy: Text,
  /** Values by attribute id: numbers as plain text, true as "1", several values joined by ", ". */
  technical: v.record(v.string(), v.string()),
  /** Ids of models it fits, in the order of the car list; empty for a part that is made for no certain cars. */
  models: v.array(v.string()),
  /** `universal` if it suits every car; see `fitScope` of part types. */
  fitScope: v.optional(v.literal('universal')),
  /** Chassis number range, when it fits only part of one model. */
  chassis: v.optional(v.object({ from: v.optional(v.number()), to: v.optional(v.number()) })),
  originalNumbers: v.array(v.string()),
  crossNumbers: v.array(v.string()),
  /** ISO 3166 code of the country of origin. */
  origin: v.string(),
  /** Recommended quantity and its unit; null where it depends on the car. */
  quantity: v.object({ n: v.nullable(v.number()), per: v.string() }),
  /** The least quantity it is sold in, and how many at a time; absent for what is sold one by one. */
  soldBy: v.optional(v.object({ minimum: v.number(), multiple: v.number() })),
  /** Item id of its deposit article. */
  depositItem: Text,
  /** The only country in which the deposit is charged, where its law requires it. */
  depositCountry: Text,
  availability: Availability,
  replaces: Text,
  replacedBy: Text,
  kilograms: v.number(),
})
export type ProductSpec = v.InferOutput<typeof ProductSpec>

const StoredSpec = v.pipe(v.string(), v.parseJson(), ProductSpec)

/** Parses the column `product.spec`; throws when invalid. */
export function parseSpec(column: unknown): ProductSpec {
  return v.parse(StoredSpec, column)
}
