import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { seal } from '#worker/cache/envelope.ts'
import { policies } from '#worker/cache/policy.ts'

const known = JSON.stringify(seal({ status: 200, body: countries }, policies.taxonomy, Date.now()))

/** The edge on a host with an answer in its cache, or none (null), and the calls to the back end. */
function hostedEdge(kept: string | null) {
  const asked: string[] = []
  const written: string[] = []
  const edge = createEdge({
    answers: { read: async () => kept, write: async (_key, text) => void written.push(text) },
    upstream: (request) => {
      asked.push(new URL(request.url).pathname.replace(/^.*\/checkout/, ''))
      return Response.json(countries)
    },
    render: async (_locale, _request, context) => {
      const { region } = await context.get(shopContext)
      return new Response(region.country)
    },
  })
  return { edge, asked, written }
}

test('an answer in the host’s cache is used without a call to the service', async () => {
  const { edge, asked } = hostedEdge(known)
  expect(await (await edge.fetch('/')).text()).toBe('SE')
  expect(asked).toEqual([])
})

test('one request has at most five calls open, and retries a 503 once', async () => {
  const count = { running: 0, max: 0, calls: 0 }
  const refused = new Set<string>()
  const edge = createEdge({
    async upstream(request) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      count.running += 1
      count.calls += 1
      count.max = Math.max(count.max, count.running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      count.running -= 1
      if (refused.has(pathname) || pathname.includes('/shop/'))
        return Response.json({ errors: {} }, { status: 404 })
      refused.add(pathname)
      return new Response('passing', { status: 503 })
    },
    render: async (_locale, _request, context) => {
      const { catalogue, liveStock } = await context.get(shopContext)
      const ids = Array.from({ length: 8 }, (_, id) => String(id + 1))
      const replies = await Promise.all([
        ...ids.map((id) => catalogue.product(id).then((reply) => !reply.ok && reply.status)),
        ...ids.map((id) => liveStock(id)),
      ])
      return Response.json(replies.slice(0, 8))
    },
  })
  expect(await (await edge.fetch('/')).json()).toEqual(Array(8).fill(404))
  expect([count.max, count.calls]).toEqual([5, 24])
})

test('answers of the service are written to the host’s cache', async () => {
  const { edge, asked, written } = hostedEdge(null)
  await edge.fetch('/')
  await edge.settle()
  expect(asked).toEqual(['/countries/all'])
  expect(written.map((text) => JSON.parse(text))).toMatchObject([{ status: 200, body: countries }])
})

test('reads of the host’s cache count towards the five open calls of a request', async () => {
  const count = { running: 0, max: 0 }
  const edge = createEdge({
    answers: {
      async read() {
        count.running += 1
        count.max = Math.max(count.max, count.running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        count.running -= 1
        return null
      },
      write: async () => {},
    },
    upstream: (request) =>
      request.url.endsWith('/all')
        ? Response.json(countries)
        : Response.json({ errors: {} }, { status: 404 }),
    render: async (_locale, _request, context) => {
      const { catalogue } = await context.get(shopContext)
      await Promise.all(Array.from({ length: 8 }, (_, id) => catalogue.product(String(id + 1))))
      return new Response('read')
    },
  })
  expect(await (await edge.fetch('/')).text()).toBe('read')
  expect(count.max).toBe(5)
})
