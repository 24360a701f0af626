// Centra, "URIs in Centra": https://centra.dev/docs/crafting-frontends/uris

import { Hono } from 'hono'
import * as v from 'valibot'
import type { UriReply } from '#src/commerce/contract/catalogue/category.ts'
import { wireSingleProduct } from '../catalogue/products/wire-related-products.ts'
import { wireCategoryWithMeta } from '../catalogue/taxonomy/wire-taxonomy.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { refuse, reply } from '../checkout-api/wire.ts'
import type { Wire } from '../wire-type.ts'
import { withCallScope } from './call-scope.ts'
import { categoryAt, productAt } from './find-product.ts'
import { listing } from './listing.ts'
import { maxProducts, parseListing } from './listing-request.ts'
import { listOf, Whole } from './request-values.ts'

const targets = ['product', 'category', 'cmsArticle'] as const
const UriRequest = v.object({
  uri: v.pipe(v.string(), v.maxLength(500)),
  for: v.pipe(listOf(v.picklist(targets), targets.length), v.minLength(1)),
  skipFirst: v.optional(Whole, 0),
  limit: v.optional(Whole, maxProducts),
})

const lookUp = withCallScope((c, callScope) => {
  const shop = c.var.world.catalogue.assortment
  const missing = ['uri', 'for'].filter((field) => c.var.body[field] === undefined)
  if (missing.length > 0)
    return refuse(c, 406, Object.fromEntries(missing.map((field) => [field, 'required'])))
  const request = v.safeParse(UriRequest, c.var.body)
  if (!request.success) {
    return refuse(
      c,
      400,
      Object.fromEntries(request.issues.map(({ path }) => [String(path?.[0].key), 'not valid'])),
    )
  }
  const { uri, for: wanted, skipFirst, limit } = request.output

  const product = wanted.includes('product') ? productAt(shop, uri, callScope.market) : null
  if (product) {
    const { part, through } = product
    return reply(c, {
      found: 'product',
      product: wireSingleProduct(shop, part, callScope),
      ...(through
        ? { category: wireCategoryWithMeta(shop.categories, through.category, callScope.language) }
        : {}),
    } satisfies Wire<typeof UriReply>)
  }
  const category = wanted.includes('category') ? categoryAt(shop, uri) : null
  if (category) {
    const inside = parseListing({ categories: [category.category], skipFirst, limit }, () => false)
    return reply(c, {
      found: 'category',
      category: wireCategoryWithMeta(shop.categories, category.category, callScope.language),
      ...(inside.ok ? listing(shop, inside.request, callScope) : {}),
    } satisfies Wire<typeof UriReply>)
  }
  // The demo shop has no CMS module.
  if (wanted.every((target) => target === 'cmsArticle')) return refuse(c, 503, { cms: 'not installed' })
  return refuse(c, 404, { uri: 'not found' })
})

export const uri = new Hono<CheckoutEnv>().post('/uri', lookUp)
