// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { correlation, json } from '../checkout-api/wire.ts'
import type { Wire } from '../wire-type.ts'
import { productById } from './find-product.ts'
import { shopProduct } from './shop-product.ts'

/** The older Shop API for servers: stateless, without tokens, with its key in a separate header. */
export function shopApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.use(correlation, async (c, next) => {
    const key = c.req.header('API-Authorization') ?? ''
    if (!sameText(key, c.var.world.ports.secret)) return json(c, { errors: { accessRight: 'denied' } }, 403)
    await next()
  })
  app.get('/products/:product', (c) => {
    const shop = c.var.world.catalogue.assortment
    const part = productById(shop, c.req.param('product'), 'all')
    if (!part) return json(c, { errors: { product: 'not found' } }, 404)
    const product = shopProduct(shop, part)
    return json(c, { [product.product]: product } satisfies Wire<typeof StockReply>, 200)
  })
  app.all('*', (c) => json(c, { errors: { route: 'not found' } }, 404))
  return app
}
