// Centra, "What you can do with it" (Checkout API): https://centra.dev/docs/checkout-api/what-you-can-do-with-it

import { Hono } from 'hono'
import type { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { wireSingleProduct } from '../catalogue/products/wire-related-products.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { refuse, reply } from '../checkout-api/wire.ts'
import type { Wire } from '../wire-type.ts'
import { withCallScope } from './call-scope.ts'
import { depositById, productById } from './find-product.ts'
import { listing } from './listing.ts'
import { parseListing } from './listing-request.ts'

const listProducts = withCallScope((c, callScope) => {
  const shop = c.var.world.catalogue.assortment
  const parsed = parseListing(c.var.body, (field) => shop.index.fields.has(field))
  if (!parsed.ok) return refuse(c, 400, parsed.errors)
  return reply(c, listing(shop, parsed.request, callScope))
})

const oneProduct = withCallScope((c, callScope) => {
  const shop = c.var.world.catalogue.assortment
  const id = c.req.param('product') ?? ''
  const part = productById(shop, id, callScope.market) ?? depositById(shop, id)
  if (!part) return refuse(c, 404, { product: 'not found' })
  return reply(c, { product: wireSingleProduct(shop, part, callScope) } satisfies Wire<typeof ProductReply>)
})

export const products = new Hono<CheckoutEnv>()
  .post('/products', listProducts)
  .on(['GET', 'POST'], '/products/:product', oneProduct)
