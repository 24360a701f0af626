import { afterEach, expect, test, vi } from 'vitest'
import { createEdge } from '#tests/support/test-edge.ts'

afterEach(() => void vi.useRealTimers())

type Answer = () => Response | Promise<Response>
const healthy: Answer = () => Response.json({})

/** A shop before services that answer probes, all of them healthy unless told otherwise. */
function watched(
  failing: Partial<Record<'catalogue' | 'checkout' | 'stock' | 'search' | 'content', Answer>> = {},
) {
  const services = { ...failing }
  let calls = 0
  const edge = createEdge({
    upstream: (request) => {
      calls += 1
      const { pathname } = new URL(request.url)
      const [, kind = 'catalogue' as const] =
        Object.entries({
          '/selection': 'checkout',
          '/0': 'stock',
          '/health': 'search',
          '/home': 'content',
        } as const).find(([end]) => pathname.endsWith(end)) ?? []
      return (services[kind] ?? healthy)()
    },
  })
  return {
    services,
    calls: () => calls,
    visit: async () => (await edge.fetch('/')).text(),
    async ready() {
      const response = await edge.fetch('/readyz')
      const { headers, status } = response
      return { status, headers, body: await response.json() }
    },
  }
}

test('when all services are healthy it says so of each', async () => {
  const { status, headers, body } = await watched().ready()
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([200, 'no-store', null])
  const health = { breaker: 'closed', probe: 'ok', ms: expect.any(Number) }
  expect(body).toEqual({
    status: 'ready',
    failing: [],
    upstreams: { catalogue: health, checkout: health, stock: health, search: health, content: health },
  })
})

test.each<[string, Answer, string]>([
  ['breaks off', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['answers 500', () => Response.json({}, { status: 500 }), 'status 500'],
  ['refuses our key', () => Response.json({}, { status: 401 }), 'status 401'],
  ['answers a page', () => new Response('<h1>Maintenance</h1>'), 'malformed'],
  ['answers nothing', () => Response.json(null), 'status 200'],
])('a service that %s is named', async (_, answer, probe) => {
  const { status, headers, body } = await watched({ checkout: answer }).ready()
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  expect(body).toMatchObject({
    status: 'failing',
    failing: ['checkout'],
    upstreams: { catalogue: { probe: 'ok' }, checkout: { probe }, stock: { probe: 'ok' } },
  })
})

test('that a product is not found is an answer too', async () => {
  const { status } = await watched({ stock: () => Response.json({ errors: {} }, { status: 404 }) }).ready()
  expect(status).toBe(200)
})

test('a service that does not answer is named after a second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const answer = watched({ catalogue: () => new Promise(() => {}) }).ready()
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await answer).body).toMatchObject({
    failing: ['catalogue'],
    upstreams: { catalogue: { probe: 'timeout' } },
  })
})

test('whoever asks often is no burden: for two seconds the answer stands', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ready, calls, services } = watched()
  for (let count = 0; count < 10; count += 1) await ready()
  expect(calls()).toBe(5)
  services.stock = () => Response.json({}, { status: 503 })
  vi.setSystemTime(Date.now() + 2_000)
  expect((await ready()).body).toMatchObject({ failing: ['stock'] })
})

test('a service behind an open breaker is named, and recovers without a visitor', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ready, visit, services } = watched({ catalogue: () => Response.json({}, { status: 500 }) })
  for (let count = 0; count < 20; count += 1) await visit()
  expect((await ready()).body).toMatchObject({
    failing: ['catalogue'],
    upstreams: { catalogue: { breaker: 'open', probe: 'open' } },
  })
  services.catalogue = healthy
  vi.setSystemTime(Date.now() + 6_000)
  expect(await ready()).toMatchObject({
    status: 200,
    body: { upstreams: { catalogue: { breaker: 'closed' } } },
  })
})

test('neither keys nor addresses of the services are told', async () => {
  const { body } = await watched({ catalogue: () => Promise.reject(new Error('a-commerce-secret')) }).ready()
  const text = JSON.stringify(body)
  for (const secret of ['a-commerce-secret', 'a-shop-api-key', 'sandbox', 'shop.test']) {
    expect(text).not.toContain(secret)
  }
})
