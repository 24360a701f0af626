import { Hono } from 'hono'
import { carrierApp } from './carrier/app.ts'
import { shopApi } from './catalogue-api/shop-api.ts'
import { checkoutApi } from './checkout-api/app.ts'
import type { CheckoutEnv, Session } from './checkout-api/env.ts'
import { droppedBody, json } from './checkout-api/wire.ts'
import { consoleApp } from './console/app.ts'
import { contentApi } from './content-api/app.ts'
import { createCatalogue } from './create-catalogue.ts'
import { createWorld } from './create-world.ts'
import { picturesApp } from './demo-catalogue/pictures/app.ts'
import { faultsApp } from './faults/app.ts'
import { applyFault } from './faults/apply-fault.ts'
import { createFaultRules } from './faults/fault-rules.ts'
import { mailApi } from './mail-api/app.ts'
import { measuringApp } from './measuring/app.ts'
import { newsletterApp } from './newsletter/app.ts'
import { orderLookup } from './order-lookup/app.ts'
import type { Ports } from './ports.ts'
import { providerApp } from './provider/app.ts'
import { widgetsApp } from './provider/widgets/app.ts'
import { replyCheck } from './reply-check.ts'
import { searchApi } from './search-api/app.ts'
import { supportApi } from './support-api/app.ts'
import { vehicleLookup } from './vehicle-lookup/app.ts'

/**
 * Creates the back end, independent of the platform: the same code runs in a Durable Object and, in tests, on
 * `node:sqlite`. `catalogue` replaces the demo catalogue.
 */
export function createSandbox(
  ports: Ports,
  catalogueFactory: typeof createCatalogue = createCatalogue,
): { fetch(request: Request): Response | Promise<Response> } {
  const faults = createFaultRules(() => evenly(ports.random(4)))
  const world = createWorld(ports, catalogueFactory, faults)
  const app = new Hono<CheckoutEnv>()
  app.use(async (c, next) => {
    c.set('world', world())
    await next()
  })
  app.use(droppedBody)
  for (const service of ['/api/*', '/search/*', '/content/*', '/order-lookup', '/vehicle-lookup'])
    app.use(service, replyCheck)
  // The permanent URL of the service contains the id of its plugin, which may be any number.
  app.route('/api/checkout/:plugin{[0-9]+}', checkoutApi())
  app.route('/api/checkout', checkoutApi())
  app.route('/api/shop', shopApi())
  app.route('/search', searchApi())
  app.route('/content', contentApi())
  app.route('/order-lookup', orderLookup())
  app.route('/vehicle-lookup', vehicleLookup())
  app.route('/support', supportApi())
  app.route('/mail', mailApi())
  app.route(
    '/',
    picturesApp((sku) => world().catalogue.pictureSubject(sku)),
  )
  app.route('/', consoleApp())
  app.route('/pay', providerApp())
  app.route('/pay/widgets', widgetsApp())
  app.route('/', carrierApp())
  app.route('/newsletter', newsletterApp())
  app.route('/', faultsApp())
  app.route('/', measuringApp())
  app.onError((error, c) => {
    console.error(error)
    // The error may have come before the session was loaded.
    const session: Session | undefined = c.var.session
    return json(c, { token: session?.token ?? null, errors: { server: 'failed' } }, 500)
  })
  return {
    fetch(request) {
      const decision = isOfTheConsole(request) ? null : faults.match(request)
      return decision ? applyFault(decision, request, () => app.fetch(request)) : app.fetch(request)
    },
  }
}

/** True if a request is for the console, which faults never affect. */
function isOfTheConsole({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname === '/' || pathname.startsWith('/__')
}

/** A uniform random number, 0 ≤ n < 1, from four bytes. */
function evenly(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32
}
