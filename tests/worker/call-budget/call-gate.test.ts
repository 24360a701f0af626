import { afterEach, expect, test, vi } from 'vitest'
import { shopContext, visitorContext } from '#src/shop.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { callBudgets } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const address = '203.0.113.66'

/** The edge with a service that knows one token, and screens that read a cart, or products by id. */
function createShop() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) })
  const calls: string[] = []
  const edge = createEdge({
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      calls.push(pathname)
      if (pathname.endsWith('/products')) return Response.json({ products: [], productCount: 0, filter: [] })
      const token = request.headers.get('api-token') === 'real' ? 'real' : `new-${calls.length}`
      return Response.json(wireSelection([], { token }))
    },
    render: async (_locale, request, context) => {
      try {
        const { searchParams } = new URL(request.url)
        const products = searchParams.get('ids')
        if (products) {
          const { catalogue } = await context.get(shopContext)
          await catalogue.products({ products: [products], limit: 1 })
        } else await context.get(visitorContext).cart().checkout.selection()
        return new Response('shown')
      } catch (error) {
        if (error instanceof Response) return error
        throw error
      }
    },
  })
  const visit = async (path: string, token = '', from = address) => {
    vi.setSystemTime(Date.now() + 10)
    const cookie = token ? { cookie: `rc_centra_checkout_token=${token}` } : {}
    return edge.fetch(path, { headers: { 'cf-connecting-ip': from, ...cookie } })
  }
  return { calls, visit }
}

/** Asks until something is refused; how often it was not. */
async function exhaust(ask: (count: number) => Promise<Response>) {
  for (let count = 0; count < 1_000; count += 1) if ((await ask(count)).status === 429) return count
  return Number.POSITIVE_INFINITY
}

const { saved, perSecond } = callBudgets.network.unusual
/** Calls are made a hundredth of a second apart. */
const allowed = [saved, saved + Math.ceil((saved / 100) * perSecond) + 1] as const

test('made-up tokens of carts have a limit, and a cart that the service has is shown beyond it', async () => {
  const { calls, visit } = createShop()
  expect((await visit('/cart', 'real')).status).toBe(200)
  const count = await exhaust((count) => visit('/cart', `made-up-${count}`))
  expect(count).toBeGreaterThanOrEqual(allowed[0] - 1)
  expect(count).toBeLessThanOrEqual(allowed[1])
  const made = calls.length
  const refused = await visit('/cart', 'made-up')
  expect([refused.status, refused.headers.get('retry-after'), calls.length]).toEqual([429, '1', made])
  expect((await visit('/cart', 'real')).status).toBe(200)
  expect((await visit('/cart', 'made-up', '198.51.100.7')).status, 'of another network').toBe(200)
})

test('lists of products come out of the same budget', async () => {
  const { visit } = createShop()
  await exhaust((count) => visit(`/wishlist?ids=${count + 1}`))
  expect((await visit('/cart', 'made-up')).status).toBe(429)
})

test('a visitor of unknown address has no limit of its own', async () => {
  const { visit } = createShop()
  expect(await exhaust((count) => visit(`/wishlist?ids=${count + 1}`, '', '127.0.0.1'))).toBe(
    Number.POSITIVE_INFINITY,
  )
})
