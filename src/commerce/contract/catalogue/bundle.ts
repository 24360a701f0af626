// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { listOf } from '../wire.ts'
import { Product } from './product.ts'
import { BundleSections } from './section.ts'

/** `POST /bundles/{product}`: the sections of a bundle and the products that can be chosen for them. */
export const BundleReply = v.pipe(
  v.object({ bundle: BundleSections, sectionProducts: listOf(Product) }),
  v.transform(({ bundle: { sections }, sectionProducts }) => ({ sections, products: sectionProducts })),
)
export type Bundle = v.InferOutput<typeof BundleReply>
