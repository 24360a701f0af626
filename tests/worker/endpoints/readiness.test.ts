import { afterEach, describe, expect, test, vi } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

type Service = 'catalogue' | 'checkout' | 'stock' | 'search' | 'content'
type Answer = (request: Request) => Response | Promise<Response>

const healthy: Record<Service, Answer> = {
  catalogue: () => Response.json(countries),
  checkout: () => Response.json(wireSelection()),
  stock: () => Response.json({ errors: {} }, { status: 404 }),
  search: () => Response.json({ hits: [] }),
  content: () => Response.json({ band: null }),
}
const services: [path: RegExp, service: Service][] = [
  [/\/countries\/all$/, 'catalogue'],
  [/\/selection$/, 'checkout'],
  [/\/products\/0$/, 'stock'],
  [/\/indexes\/products_en\/search$/, 'search'],
  [/\/(?:bands\/home|spaces\/me)$/, 'content'],
]

/** A shop whose services are healthy except for those given, and whose pages load the countries. */
function watched(failing: Partial<Record<Service, Answer>> = {}, variables: Record<string, string> = {}) {
  const answers = { ...healthy, ...failing }
  const calls: Service[] = []
  const edge = createEdge({
    variables: { LOG_LEVEL: 'info', ...variables },
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      const [, service] = services.find(([path]) => path.test(pathname)) ?? []
      if (!service) throw new Error(`no service is asked for ${pathname}`)
      calls.push(service)
      return answers[service](request)
    },
    render: async (_locale, _request, context) => {
      const shop = await context.get(shopContext).catch((error: unknown) => error)
      return shop instanceof Response ? shop : new Response('<h1>A page</h1>')
    },
  })
  return {
    answers,
    calls,
    lines: edge.lines,
    visit: async () => (await edge.fetch('/')).status,
    async ready(init?: RequestInit & { path?: string }) {
      const response = await edge.fetch(init?.path ?? '/readyz', init)
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    fetch: edge.fetch,
  }
}

test('when all services are healthy, /readyz reports each as ok', async () => {
  const { status, headers, body } = await watched().ready()
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([200, 'no-store', null])
  const health = { breaker: 'closed', probe: 'ok', ms: expect.any(Number) }
  expect(body).toEqual({
    status: 'ready',
    failing: [],
    sharedState: null,
    p95: { catalogue: null, content: null },
    unsentMails: expect.arrayContaining(['address-changed']),
    upstreams: { catalogue: health, checkout: health, stock: health, search: health, content: health },
  })
})

test('Storyblok is ready when it knows the token', async () => {
  const space: Answer = ({ url }) =>
    new URL(url).searchParams.get('token') === 'a-content-token'
      ? Response.json({ space: { id: 7, name: 'Shop', domain: 'https://shop.test/', version: 1764478800 } })
      : Response.json({ error: 'Unauthorized' }, { status: 401 })
  const upstreams = async (content: Answer) =>
    (await watched({ content }, { CONTENT_API: 'storyblok' }).ready()).body
  expect(await upstreams(space)).toMatchObject({ upstreams: { content: { probe: 'ok' } } })
  const refused = () => Response.json({ error: 'Unauthorized' }, { status: 401 })
  expect(await upstreams(refused)).toMatchObject({ upstreams: { content: { probe: 'status 401' } } })
})

test.each<[string, Answer, string]>([
  ['breaks off', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['answers 500', () => Response.json({}, { status: 500 }), 'status 500'],
  ['refuses our key', () => Response.json({}, { status: 401 }), 'status 401'],
  ['has no such route', () => Response.json({}, { status: 404 }), 'status 404'],
  ['answers a page', () => new Response('<h1>Maintenance</h1>'), 'malformed'],
  ['answers nothing', () => Response.json(null), 'schema'],
  ['answers with another shape', () => Response.json({ countries: 'all', hits: 1, band: 1 }), 'schema'],
])('/readyz names a service that %s', async (_, answer, probe) => {
  for (const service of ['catalogue', 'checkout', 'search', 'content'] as const) {
    const { status, headers, body } = await watched({ [service]: answer }).ready()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(headers.get('cache-control')).toContain('no-store')
    expect(body).toMatchObject({
      status: 'failing',
      failing: [service],
      upstreams: { stock: { probe: 'ok' }, [service]: { probe } },
    })
  }
})

test('/readyz fails, as every page does, when the catalogue does not ship to DEFAULT_COUNTRY', async () => {
  const elsewhere = { countries: countries.countries.filter(({ country }) => country !== 'SE') }
  const { ready, visit } = watched({ catalogue: () => Response.json(elsewhere) })
  expect((await ready()).body).toMatchObject({
    failing: ['catalogue'],
    upstreams: { catalogue: { probe: 'no shipping to DEFAULT_COUNTRY' } },
  })
  expect(await visit()).toBe(503)
})

test('each probe has the deadline that pages give its service', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const slow = (milliseconds: number, service: Service) => async (request: Request) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return healthy[service](request)
  }
  const { ready } = watched({
    catalogue: slow(2_900, 'catalogue'),
    checkout: slow(5_900, 'checkout'),
    stock: slow(1_600, 'stock'),
    search: slow(1_900, 'search'),
    content: slow(2_100, 'content'),
  })
  const answer = ready()
  await vi.advanceTimersByTimeAsync(6_000)
  expect((await answer).body).toMatchObject({
    failing: ['stock', 'content'],
    upstreams: { catalogue: { probe: 'ok', ms: 2_900 }, stock: { probe: 'timeout' } },
  })
})

describe('under many requests', () => {
  test('forty concurrent requests share one probe per service', async () => {
    const late = Promise.withResolvers<void>()
    const { ready, calls, answers } = watched()
    answers.catalogue = async (request) => {
      await late.promise
      return healthy.catalogue(request)
    }
    const all = Array.from({ length: 40 }, () => ready())
    late.resolve()
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(calls.toSorted()).toEqual(['catalogue', 'checkout', 'content', 'search', 'stock'])
  })

  test('an outcome is kept for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ready, calls, answers } = watched()
    for (let count = 0; count < 10; count += 1) await ready()
    expect(calls).toHaveLength(5)
    answers.stock = () => Response.json({}, { status: 503 })
    vi.setSystemTime(Date.now() + 2_000)
    expect((await ready()).body).toMatchObject({ failing: ['stock'] })
  })

  test.each<[string, Answer]>([
    ['fail', () => Response.json({}, { status: 500 })],
    ['break off', () => Promise.reject(new TypeError('fetch failed'))],
  ])('probes that %s do not count in the breaker', async (_, failure) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ready, visit, calls, answers } = watched({ catalogue: failure })
    // Five more failures within ten seconds would open the breaker.
    for (let count = 0; count < 15; count += 1) await visit()
    const before = calls.length
    for (let count = 0; count < 5; count += 1) {
      expect((await ready()).body).toMatchObject({
        failing: ['catalogue'],
        upstreams: { catalogue: { breaker: 'closed' } },
      })
      vi.setSystemTime(Date.now() + 2_000)
    }
    expect(calls.length - before).toBe(25)
    Object.assign(answers, healthy)
    expect(await visit()).toBe(200)
  })
})

test('/readyz reports the breaker that shoppers opened, and its own probe', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ready, visit, answers } = watched({ catalogue: () => Response.json({}, { status: 500 }) })
  for (let count = 0; count < 20; count += 1) await visit()
  expect((await ready()).body).toMatchObject({
    failing: ['catalogue'],
    upstreams: { catalogue: { breaker: 'open', probe: 'status 500' } },
  })
  answers.catalogue = healthy.catalogue
  vi.setSystemTime(Date.now() + 6_000)
  expect(await ready()).toMatchObject({
    status: 200,
    body: { upstreams: { catalogue: { breaker: 'half-open', probe: 'ok' } } },
  })
  expect(await visit()).toBe(200)
  expect((await ready()).body).toMatchObject({ upstreams: { catalogue: { breaker: 'closed' } } })
})

test('/readyz is behind the guard and in the request log', async () => {
  const { fetch, ready, calls, lines } = watched()
  expect((await fetch('https://evil.test/readyz')).status).toBe(421)
  expect((await fetch('/readyz', { method: 'DELETE' })).status).toBe(405)
  expect(calls.filter((service) => service !== 'catalogue')).toEqual([])
  await ready()
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'request', method: 'GET', route: '/readyz', status: 200 }),
  )
})

test('/readyz shows neither keys nor addresses of the services', async () => {
  const { body } = await watched({ catalogue: () => Promise.reject(new Error('a-commerce-secret')) }).ready()
  const text = JSON.stringify(body)
  for (const secret of ['a-commerce-secret', 'a-shop-api-key', 'sandbox', 'shop.test']) {
    expect(text).not.toContain(secret)
  }
})
