import type { Redis } from '#scripts/node/shared-state/redis.ts'
import { visitorContext } from '#src/shop.ts'
import { wireSelection } from '../examples/selections.ts'
import { createEdge, type EdgeOptions } from './test-edge.ts'

/** The token and the address of the returns of one shopper, who reads Swedish. */
export const token = 'canary-token-of-one-shopper'
export const address = `/api/process-payment?checkoutToken=${token}&locale=sv`

const origin = 'https://shop.test'
/** The pages a return may lead this shopper to. */
export const pages = {
  confirmation: `${origin}/sv/checkout/confirmation?centraPaymentMethod=card`,
  failed: `${origin}/sv/checkout/?failed=1`,
  unknown: `${origin}/sv/checkout/?failed=1&unknown=1`,
}

export type Answer = () => Response | Promise<Response>

/** The commerce service's answers to the calls of a return. */
export interface Service {
  result: Answer
  receipt: Answer
  selection: Answer
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Body of a `POST /payment-result` that placed an order. */
export const placed = { order: { order: '30', paymentMethod: 'card' } }
/** Body of one that did not. */
export const declined = { errors: { paymentMethod: 'failed' }, messages: ['Declined'] }

export const approving: Service = {
  result: () => json(placed, 201),
  receipt: () => json({ order: { order: '30', currency: 'SEK', paymentMethod: 'card' } }),
  selection: () => json(wireSelection()),
}
export const declining: Service = {
  result: () => json(declined, 412),
  receipt: () => json({ errors: { order: 'not found' } }, 404),
  selection: () => json(wireSelection([{ item: '1' }])),
}

interface Host {
  durableObjects?: boolean
  /** Makes the Redis that several processes share. */
  redis?: () => Redis
  variables?: Record<string, string>
  metrics?: EdgeOptions['metrics']
}

/** A shop whose commerce service gives the answers of `service`, which may be changed between two returns. */
export function createReturnShop(
  { durableObjects = false, redis, variables, metrics }: Host,
  first: Partial<Service> = {},
) {
  const service: Service = { ...approving, ...first }
  const calls: { route: string; token: string | null; authorization: string | null; body: unknown }[] = []
  const edge = createEdge({
    durableObjects,
    ...(redis ? { redis: redis() } : {}),
    ...(metrics ? { metrics } : {}),
    variables: { LOG_LEVEL: 'info', PAYMENT_HOSTS: 'https://provider.example', ...variables },
    async render(_locale, _request, context) {
      await context.get(visitorContext).cart().checkout.selection()
      return new Response('a cart')
    },
    async upstream(request) {
      const { pathname } = new URL(request.url)
      const text = await request.text()
      calls.push({
        route: `${request.method} ${pathname.replace('/checkout', '')}`,
        token: request.headers.get('api-token'),
        authorization: request.headers.get('authorization'),
        body: text ? JSON.parse(text) : null,
      })
      if (pathname.endsWith('/payment-result')) return service.result()
      return pathname.endsWith('/receipt') ? service.receipt() : service.selection()
    },
  })
  /** The target of a return. */
  const go = async (path: string, init?: RequestInit) =>
    (await edge.fetch(path, init)).headers.get('location')
  return {
    service,
    calls,
    lines: edge.lines,
    objects: edge.paymentReturns,
    fetch: edge.fetch,
    go,
    /** The target of a posted form. */
    post: (path: string, form: string, headers: Record<string, string> = {}) =>
      go(path, {
        method: 'POST',
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Shows the shopper with this token their cart, by which the shop knows that the service has it. */
    async showCart(token: string) {
      const { selection } = service
      service.selection = () => json(wireSelection([], { token }))
      await edge.fetch('/cart', { headers: { cookie: `rc_centra_checkout_token=${token}` } })
      service.selection = selection
      calls.length = 0
    },
    results: () => calls.filter(({ route }) => route === 'POST /payment-result'),
  }
}
