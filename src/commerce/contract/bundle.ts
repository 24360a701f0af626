import * as v from 'valibot'
import { Product } from './product.ts'
import { Id } from './wire.ts'

/** One place in a set: one of `products` goes here, `quantity` times. */
const Section = v.object({
  section: Id,
  quantity: v.optional(v.number(), 1),
  required: v.optional(v.boolean(), true),
  products: v.array(Id),
})
export type Section = v.InferOutput<typeof Section>

/** Sections stand inside `bundleInfo`, beside it, or both. */
export const BundleReply = v.pipe(
  v.object({
    bundle: v.object({
      bundleInfo: v.optional(v.object({ sections: v.optional(v.array(Section)) })),
      sections: v.optional(v.array(Section)),
    }),
    sectionProducts: v.optional(v.array(Product), []),
  }),
  v.transform(({ bundle, sectionProducts }) => ({
    sections: bundle.bundleInfo?.sections ?? bundle.sections ?? [],
    products: sectionProducts,
  })),
)
export type Bundle = v.InferOutput<typeof BundleReply>
