import * as v from 'valibot'
import { Availability } from './availability.ts'

const Text = v.optional(v.string())

/**
 * All that is known of a product beside its prices and pieces: names, descriptions, pictures and attributes are
 * made from it when they are read.
 */
export const ProductSpec = v.object({
  /** Null for a bundle and for a deposit article. */
  partType: v.nullable(v.string()),
  /** Which kind of bundle, for which car and, where that matters, which brake system. */
  bundle: v.optional(v.object({ plan: v.string(), model: v.string(), brakeSystem: Text })),
  /** The tier of a deposit article: AT1–AT8, or BAT for a battery's. */
  deposit: Text,
  brandName: v.optional(v.string(), ''),
  position: Text,
  /** The car or engine in its name. */
  label: Text,
  /** The attribute that tells it from its variants. */
  variantBy: Text,
  /** Values by attribute id: numbers as plain text, true as "1", several values joined by ", ". */
  technical: v.record(v.string(), v.string()),
  /** Models it fits, in the order of the car list; none for a universal part. */
  models: v.array(v.string()),
  /** The chassis numbers it is for, where it fits one model and not all of them. */
  chassis: v.optional(v.object({ from: v.optional(v.number()), to: v.optional(v.number()) })),
  originalNumbers: v.array(v.string()),
  crossNumbers: v.array(v.string()),
  /** ISO code of the country it is made in. */
  origin: v.string(),
  /** Pieces to buy, and for what; null where that depends on the car. */
  quantity: v.object({ n: v.nullable(v.number()), per: v.string() }),
  /** The deposit article sold with it. */
  depositItem: Text,
  /** Only there is the deposit taken: a law of that country. */
  depositCountry: Text,
  availability: Availability,
  replaces: Text,
  replacedBy: Text,
  kilograms: v.number(),
})
export type ProductSpec = v.InferOutput<typeof ProductSpec>

const StoredSpec = v.pipe(v.string(), v.parseJson(), ProductSpec)

/** The column `product.spec`. */
export function parseSpec(column: unknown): ProductSpec {
  return v.parse(StoredSpec, column)
}
