import { Hono } from 'hono'
import { createCatalogue } from './catalogue.ts'
import { shopApi } from './catalogue-api/shop-api.ts'
import { checkoutApi } from './checkout-api/app.ts'
import type { CheckoutEnv, Session } from './checkout-api/env.ts'
import { json } from './checkout-api/wire.ts'
import { consoleApp } from './console/app.ts'
import { picturesApp } from './pictures/app.ts'
import type { Ports } from './ports.ts'
import { replyCheck } from './reply-check.ts'
import { openWorld } from './world.ts'

/**
 * The whole back end, free of platform: the same core runs in a Durable Object and, in tests, on node:sqlite.
 * Another catalogue than the demo's may stand behind it.
 */
export function createSandbox(
  ports: Ports,
  openCatalogue: typeof createCatalogue = createCatalogue,
): { fetch(request: Request): Response | Promise<Response> } {
  const world = openWorld(ports, openCatalogue)
  const app = new Hono<CheckoutEnv>()
  app.use(async (c, next) => {
    c.set('world', world())
    await next()
  })
  app.use('/api/*', replyCheck)
  app.route('/api/checkout', checkoutApi())
  app.route('/api/shop', shopApi())
  app.route(
    '/',
    picturesApp((sku) => world().catalogue.pictureSubject(sku)),
  )
  app.route('/', consoleApp())
  app.onError((error, c) => {
    console.error(error)
    // The call may have broken before anybody asked who is calling.
    const session: Session | undefined = c.var.session
    return json(c, { token: session?.token ?? null, errors: { server: 'failed' } }, 500)
  })
  return app
}
