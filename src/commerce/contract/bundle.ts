import * as v from 'valibot'
import { Product } from './product.ts'
import { Section } from './section.ts'

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
