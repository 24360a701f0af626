import { Hono } from 'hono'
import { picturesApp } from '../demo-catalogue/pictures/app.ts'
import { createCatalogue } from './catalogue.ts'
import { shopApi } from './catalogue-api/shop-api.ts'
import { checkoutApi } from './checkout-api/app.ts'
import type { CheckoutEnv, Session } from './checkout-api/env.ts'
import { droppedBody, json } from './checkout-api/wire.ts'
import { consoleApp } from './console/app.ts'
import { contentApi } from './content-api/app.ts'
import { faultsApp } from './faults/app.ts'
import { applyFault } from './faults/apply-fault.ts'
import { createFaultRules } from './faults/fault-rules.ts'
import type { Ports } from './ports.ts'
import { replyCheck } from './reply-check.ts'
import { searchApi } from './search-api/app.ts'
import { createWorld } from './world.ts'

/**
 * The whole back end, free of platform: the same core runs in a Durable Object and, in tests, on node:sqlite.
 * Another catalogue than the demo's may stand behind it.
 */
export function createSandbox(
  ports: Ports,
  openCatalogue: typeof createCatalogue = createCatalogue,
): { fetch(request: Request): Response | Promise<Response> } {
  const faults = createFaultRules(() => evenly(ports.random(4)))
  const world = createWorld(ports, openCatalogue, faults)
  const app = new Hono<CheckoutEnv>()
  app.use(async (c, next) => {
    c.set('world', world())
    await next()
  })
  app.use(droppedBody)
  for (const service of ['/api/*', '/search/*', '/content/*']) app.use(service, replyCheck)
  // The permanent address of the service has the number of its plugin in it, whatever the plugin is called.
  app.route('/api/checkout/:plugin{[0-9]+}', checkoutApi())
  app.route('/api/checkout', checkoutApi())
  app.route('/api/shop', shopApi())
  app.route('/search', searchApi())
  app.route('/content', contentApi())
  app.route(
    '/',
    picturesApp((sku) => world().catalogue.pictureSubject(sku)),
  )
  app.route('/', consoleApp())
  app.route('/', faultsApp())
  app.onError((error, c) => {
    console.error(error)
    // The call may have broken before anybody asked who is calling.
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

/** Whatever goes wrong, the switches are within reach. */
function isOfTheConsole({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname === '/' || pathname.startsWith('/__')
}

/** A number from 0 up to 1, of four bytes. */
function evenly(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32
}
