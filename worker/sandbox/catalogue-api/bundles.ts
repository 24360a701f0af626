// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { BundleReply } from '#src/commerce/contract/catalogue/bundle.ts'
import { wireSections } from '../catalogue/products/wire-bundle.ts'
import { wireListedProduct } from '../catalogue/products/wire-related-products.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { refuse, reply } from '../checkout-api/wire.ts'
import type { Wire } from '../wire-type.ts'
import { withCallScope } from './call-scope.ts'
import { productById } from './find-product.ts'
import { Flag } from './request-values.ts'

const BundleRequest = v.object({ includeSectionProducts: v.optional(Flag, false) })

const bundle = withCallScope((c, callScope) => {
  const shop = c.var.world.catalogue.assortment
  if (!c.var.world.settings.read().bundles) return refuse(c, 403, { feature: 'not enabled' })
  const part = productById(shop, c.req.param('product') ?? '', callScope.market)
  const bundle = part ? shop.bundle(part.product) : null
  if (!part || !bundle) return refuse(c, 404, { product: 'not found' })
  const request = v.safeParse(BundleRequest, c.var.body)
  if (!request.success) return refuse(c, 400, { includeSectionProducts: 'not valid' })

  const sections = wireSections(bundle).map((section) => ({
    ...section,
    products: section.products.filter((product) => shop.isSold(product, callScope.market)),
  }))
  const { bundleInfo, ...product } = wireListedProduct(shop, part, callScope, false)
  const inside = request.output.includeSectionProducts
    ? [...new Set(sections.flatMap(({ products }) => products))]
    : []
  return reply(c, {
    bundle: { ...product, bundleInfo: { ...bundleInfo, sections }, sections },
    sectionProducts: inside.flatMap((id) => {
      const found = shop.part(id)
      return found ? wireListedProduct(shop, found, callScope, false) : []
    }),
  } satisfies Wire<typeof BundleReply>)
})

export const bundles = new Hono<CheckoutEnv>().on(['GET', 'POST'], '/bundles/:product', bundle)
