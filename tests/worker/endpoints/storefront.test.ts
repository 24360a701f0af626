import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

test('HEAD has the headers of the page without its body, whose rendering is aborted', async () => {
  let stopped = false
  const body = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('<p>more</p>')),
      cancel: () => {
        stopped = true
      },
    })
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const edge = createEdge({ render: async () => new Response(body(), { headers }) })
  const response = await edge.fetch('/p/x', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'nonce-")
  expect(await response.text()).toBe('')
  expect(stopped).toBe(true)
  expect(edge.rendered[0]?.request.method).toBe('GET')
  expect(edge.rendered[0]?.request.signal.aborted).toBe(true)
})

test.each(['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'])(
  'when the screens themselves break, the shop still says so in %s',
  async (locale) => {
    const edge = createEdge({
      render: async () => {
        throw new TypeError('a secret detail')
      },
    })
    const response = await edge.fetch(locale === 'en' ? '/' : `/${locale}`)
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toMatch(/<h1>.+<\/h1>/)
    expect(html).toContain(`aria-label="${shopName}"`)
    expect(html).not.toContain('secret detail')
    expect(edge.lines.join()).toContain('TypeError: a …')
  },
)

test.each([
  [500, 'Unexpected Server Error'],
  [400, 'Bad Request'],
  [404, ''],
])('bare words of the router (%i) do not reach the shopper', async (status, words) => {
  const edge = createEdge({ render: async () => new Response(words || null, { status }) })
  const response = await edge.fetch('/p/x')
  const html = await response.text()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('</html>')
  if (words) expect(html).not.toContain(words)
})

test('a screen that throws is a 500, not a 404', async () => {
  const headers = { 'content-type': 'text/html' }
  const edge = createEdge({
    render: async (_, request) =>
      request.url.endsWith('/404')
        ? new Response('<h1>Not here</h1>', { status: 404, headers })
        : new Response(null, { status: 500 }),
  })
  const response = await edge.fetch('/p/x')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('Not here')
})

test('a screen may lead elsewhere', async () => {
  const edge = createEdge({
    render: async () => new Response(null, { status: 301, headers: { location: '/p/new' } }),
  })
  const { status, headers } = await edge.fetch('/p/old')
  expect([status, headers.get('location')]).toEqual([301, '/p/new'])
})

test('an address for scripts that has nothing is not found like any other', async () => {
  const html = { 'content-type': 'text/html' }
  const edge = createEdge({
    render: async (_, request) =>
      request.url.endsWith('/404')
        ? new Response('<h1>Not here</h1>', { status: 404, headers: html })
        : new Response(null, { status: 404 }),
  })
  const response = await edge.fetch('/more/c/nothing')
  expect([response.status, await response.text()]).toEqual([404, '<h1>Not here</h1>'])
})

test('an error that is data for a screen is left as it is', async () => {
  const headers = { 'content-type': 'text/x-script', 'x-remix-response': 'yes' }
  const edge = createEdge({ render: async () => new Response('[404]', { status: 404, headers }) })
  expect(await (await edge.fetch('/p/x.data')).text()).toBe('[404]')
})

test('the Worker says that it is up', async () => {
  const response = await createEdge().fetch('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

/** The reports about a request for the checkout, which waits for no service. */
async function reportsOf(edge: ReturnType<typeof createEdge>) {
  const response = await edge.fetch('/checkout/')
  await response.text()
  await edge.settle()
  expect(response.status).toBe(200)
  const lines: unknown[] = edge.lines.map((line) => JSON.parse(line))
  const reports = lines.filter((line) => v.is(v.object({ event: v.literal('error') }), line))
  return { reports, requestId: response.headers.get('x-request-id') }
}

test('an exception while work is handed to the host is reported once', async () => {
  let taken = 0
  const edge = createEdge({
    waitUntil: () => {
      if (taken++ === 0) throw new TypeError('nobody takes work')
    },
  })
  const { reports, requestId } = await reportsOf(edge)
  expect(reports).toMatchObject([{ requestId, error: 'TypeError: nobody takes work' }])
})

test('a failing service is reported once, at the call', async () => {
  const edge = createEdge({ upstream: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  const { reports, requestId } = await reportsOf(edge)
  expect(reports).toMatchObject([{ requestId, error: expect.stringContaining('GET /countries/all') }])
})

test('a shop that can send goods nowhere says so once', async () => {
  const nowhere = { countries: countries.countries.map((entry) => ({ ...entry, shipTo: false })) }
  const edge = createEdge({
    upstream: () => Response.json(nowhere),
    render: async (_locale, _request, context) => {
      await context.get(shopContext).catch(() => {})
      return new Response('<h1>Screen</h1>')
    },
  })
  const { reports } = await reportsOf(edge)
  expect(reports).toMatchObject([{ error: expect.stringContaining('DEFAULT_COUNTRY') }])
})
