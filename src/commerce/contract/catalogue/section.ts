// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Count, Id, listOf, Text } from '../wire.ts'

/** A section of a bundle: one of `products`, `quantity` times. Required unless the service says otherwise. */
export const Section = v.pipe(
  v.object({ section: Id, quantity: Count, required: v.nullish(v.boolean(), true), products: listOf(Id) }),
  v.transform(({ quantity, ...section }) => ({ ...section, quantity: quantity ?? 1 })),
)
export type Section = v.InferOutput<typeof Section>

const sections = listOf(Section)

/**
 * A bundle. The service sends its sections inside `bundleInfo`, next to it, or both; `flexible` if the buyer chooses
 * the items.
 */
export const BundleSections = v.pipe(
  v.object({ bundleInfo: v.nullish(v.object({ type: Text, sections })), sections }),
  v.transform(({ bundleInfo, sections: beside }) => ({
    flexible: bundleInfo?.type === 'flexible',
    sections: bundleInfo?.sections.length ? bundleInfo.sections : beside,
  })),
)

/** `POST /bundles/{product}`, without the products that can be chosen. */
export const SectionsReply = v.pipe(
  v.object({ bundle: BundleSections }),
  v.transform(({ bundle }) => bundle),
)
