import * as v from 'valibot'
import { Id } from './wire.ts'

/** One place in a set: one of `products` goes here, `quantity` times. */
export const Section = v.object({
  section: Id,
  quantity: v.optional(v.number(), 1),
  required: v.optional(v.boolean(), true),
  products: v.array(Id),
})
export type Section = v.InferOutput<typeof Section>

const info = v.object({ type: v.optional(v.string()), sections: v.optional(v.array(Section)) })

/** The places of a set, without what may go there; `flexible` when the buyer chooses. Places stand inside `bundleInfo`, beside it, or both. */
export const SectionsReply = v.pipe(
  v.object({ bundle: v.object({ bundleInfo: v.optional(info), sections: v.optional(v.array(Section)) }) }),
  v.transform(({ bundle: { bundleInfo, sections } }) => ({
    flexible: bundleInfo?.type === 'flexible',
    sections: bundleInfo?.sections ?? sections ?? [],
  })),
)
