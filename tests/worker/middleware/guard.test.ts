import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { reasonToRefuse } from '#worker/middleware/guard.ts'

const shop = 'https://shop.test'
const filler = (length: number) => 'a'.repeat(length)

const cases: [what: string, request: Request, status: number | null][] = [
  ['a page', new Request(`${shop}/p/brake-disc`), null],
  ['a page’s headers', new Request(`${shop}/`, { method: 'HEAD' }), null],
  ['an address of 16,384 characters', new Request(`${shop}/?${filler(16_384 - 19)}`), null],
  ['an address of 16,385 characters', new Request(`${shop}/?${filler(16_385 - 19)}`), 414],
  ['headers of 32 kB', new Request(shop, { headers: { cookie: filler(32_768 - 6) } }), null],
  ['headers of more', new Request(shop, { headers: { cookie: filler(32_768 - 5) } }), 431],
  ['many headers', new Request(shop, { headers: manyHeaders(2_000) }), 431],
  ['another host', new Request('https://evil.test/'), 421],
  ['another port', new Request('https://shop.test:8443/'), 421],
  ['this machine', new Request('http://localhost:8787/'), 421],
  ['this machine by number', new Request('http://127.0.0.1:8787/'), 421],
  ['a name under this machine', new Request('http://shop.localhost/'), 421],
  ['a form of ours', new Request(`${shop}/cart`, { method: 'POST', headers: { origin: shop } }), null],
  [
    'a form that is sent again by hand',
    new Request(`${shop}/cart`, { method: 'POST', headers: { origin: shop, 'sec-fetch-site': 'none' } }),
    null,
  ],
  ['a form without an origin', new Request(`${shop}/cart`, { method: 'POST' }), null],
  [
    'a form of somebody else',
    new Request(shop, { method: 'POST', headers: { origin: 'https://evil.test' } }),
    403,
  ],
  [
    'a form of a neighbour',
    new Request(`${shop}/cart`, { method: 'POST', headers: { origin: shop, 'sec-fetch-site': 'same-site' } }),
    403,
  ],
  [
    'a form whose page hides its address',
    new Request(`${shop}/cart`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }),
    403,
  ],
  ['a form with a null origin', new Request(shop, { method: 'POST', headers: { origin: 'null' } }), 403],
  ...['cross-site', 'same-site', 'none', 'nonsense'].map((site): (typeof cases)[number] => [
    `a form with a null origin and Sec-Fetch-Site: ${site}`,
    new Request(shop, { method: 'POST', headers: { origin: 'null', 'sec-fetch-site': site } }),
    403,
  ]),
  [
    'a form of ours on a no-referrer page',
    new Request(shop, { method: 'POST', headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } }),
    null,
  ],
  ['PUT', new Request(shop, { method: 'PUT' }), 405],
  ['DELETE', new Request(shop, { method: 'DELETE' }), 405],
  ['OPTIONS', new Request(shop, { method: 'OPTIONS' }), 405],
  ['PROPFIND', new Request(shop, { method: 'PROPFIND' }), 405],
  ['letters of all the world', new Request(`${shop}/p/l%C3%A4nkarm`), null],
  ['half a letter', new Request(`${shop}/p/%E0%A4%A`), 404],
  ['a lone percent sign', new Request(`${shop}/100%`), 404],
  ['nothing but slashes', new Request(`${shop}///`), 404],
  ['an empty step', new Request(`${shop}/c//brakes`), 404],
  ['a step that is empty once parsed again', new Request(`${shop}/%09/`), 404],
  ['half a letter in the query', new Request(`${shop}/search?keyword=%E0%A4%A`), null],
]

function manyHeaders(count: number): Headers {
  return new Headers(
    Array.from({ length: count }, (_, index) => [`x-${index}-abcdefgh`, 'value'] as [string, string]),
  )
}

test.each(cases)('the guard checks %s', (_, request, status) => {
  expect(reasonToRefuse(request, shop)).toBe(status)
})

test('a local shop on plain http answers to any host name, a public one only to its own', () => {
  const request = new Request('http://192.168.1.7:8787/')
  expect(reasonToRefuse(request, 'http://localhost:8787')).toBeNull()
  expect(reasonToRefuse(request, 'http://192.168.1.7:8787')).toBeNull()
  expect(reasonToRefuse(request, 'http://shop.test')).toBe(421)
  expect(reasonToRefuse(new Request('http://localhost/'), 'http://shop.test')).toBe(421)
})

test('a local shop on https answers to every loopback name', () => {
  for (const name of ['localhost:8787', '127.0.0.1:8787', 'shop.localhost', '[::1]']) {
    expect(reasonToRefuse(new Request(`https://${name}/`), 'https://localhost:8443')).toBeNull()
  }
  expect(reasonToRefuse(new Request('https://evil.test/'), 'https://localhost:8443')).toBe(421)
})

test('an accepted null origin does not reach the router', async () => {
  const edge = createEdge()
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  await edge.fetch('/cart', { method: 'POST', body: 'item=17', headers })
  const request = edge.rendered[0]?.request
  expect([request?.headers.has('origin'), await request?.text()]).toEqual([false, 'item=17'])
})

test.each([
  ['an over-long address', `/p/${filler(17_000)}`, {}, 414],
  ['an over-long cookie', '/de/p/x', { headers: { cookie: filler(40_000) } }, 431],
  ['a wrong method', '/p/x', { method: 'DELETE' }, 405],
  ['half a letter', '/p/%E0%A4%A', {}, 404],
])('%s is answered with the shop’s own screen, which sees nothing of it', async (_, path, init, status) => {
  const edge = createEdge()
  const response = await edge.fetch(path, init)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('A screen')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.has('content-security-policy')).toBe(true)
  expect(edge.rendered.map(({ request }) => [request.method, request.url.length < 60])).toEqual([
    ['GET', true],
  ])
  expect([...(edge.rendered[0]?.request.headers.keys() ?? [])]).toEqual([])
})

test('the language of the address is kept when it is refused', async () => {
  const edge = createEdge()
  await edge.fetch(`/de/p/${filler(17_000)}`)
  expect(edge.rendered.map(({ locale, request }) => [locale, request.url])).toEqual([
    ['de', `${shop}/de/404`],
  ])
})

test('a screen that asks for data is refused in data', async () => {
  const edge = createEdge()
  await edge.fetch('/p/%E0%A4%A.data')
  expect(edge.rendered[0]?.request.url).toBe(`${shop}/404.data`)
})

test('405 lists the allowed methods', async () => {
  const response = await createEdge().fetch('/', { method: 'DELETE' })
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a screen that takes no forms says so in the shop’s own words', async () => {
  const edge = createEdge({
    render: async (_, request) =>
      new Response('<h1>Screen</h1>', {
        status: request.method === 'POST' ? 405 : 404,
        headers: { 'content-type': 'text/html' },
      }),
  })
  const response = await edge.fetch('/', { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(edge.rendered.map(({ request }) => request.method)).toEqual(['POST', 'GET'])
})

test('when the shop is down, a refused address says that instead', async () => {
  const edge = createEdge({
    render: async () =>
      new Response('<h1>Away</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
  })
  expect((await edge.fetch('/p/%E0%A4%A')).status).toBe(503)
})
