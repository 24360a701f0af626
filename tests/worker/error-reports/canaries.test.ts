import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { createReportingEdge } from '#tests/support/shop/error-server.ts'
import { countries } from '#tests/support/shop/test-edge.ts'

/** Texts a shopper may type or carry, and names. */
const canaries = {
  email: 'astrid.berg@shopper.test',
  phone: '+46 70-123 45 67',
  name: 'Astrid Lindqvist',
  personalNumber: '8507099805',
  dashedNumber: '850709-9805',
  vin: 'YV1AA8843K1234567',
  token: 'n2f4r1mzc0uw2lghiu4cpkwcir9x',
  address: 'Storgatan 12, 411 38 Göteborg',
  search: 'brake disc for astrid.berg@shopper.test',
}
const all = Object.values(canaries)
/** Pieces of each canary that would be enough to find the person. */
const traces =
  /astrid|lindqvist|shopper\.test|8507099805|850709|9805|123 45|70-123|YV1AA|K1234567|n2f4r1|storgatan|411 38|göteborg|brake/i

/** Ids and times, whose digits may be those of a canary by chance. */
const random =
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b(?:[\da-f]{16}){1,2}\b|"\w*timestamp":[\d.]+|"sent_at":"[\dT:.Z-]+"/g

/** The places of a request and of what is behind it. */
interface Places {
  message: string
  name: string
  frame: string
  path: string
  query: string
  header: string
  body: string
  status: number
}

/** Requests a page whose rendering fails, and reports an error of it, with canaries everywhere; returns the log. */
async function written({ message, name, frame, path, query, header, body, status }: Places): Promise<string> {
  const stack = `${name}: ${message}\n    at ${frame} (https://shop.test/${frame}:1:2)\n    at ${frame} (${frame}.js:3:4)\n    at /srv/build/server/index.js:5:6`
  let answers = 0
  const edge = createReportingEdge({
    upstream: () => {
      if (answers++ === 0)
        return Response.json({ [body]: body, errors: { [body]: body }, messages: [body] }, { status })
      if (status === 500) throw Object.assign(new Error(message), { name, stack })
      return Response.json({ ...countries, [body]: [{ [body]: body }] })
    },
    render: async (_locale, _request, context) => {
      await context.get(shopContext).catch(() => {})
      throw Object.assign(new Error(message), { name, stack, cause: new Error(body) })
    },
  })
  const address = `${path.startsWith('/') ? path : `/p/${encodeURIComponent(path)}`}?keyword=${encodeURIComponent(query)}`
  const headers = {
    'user-agent': encodeURIComponent(header),
    'x-correlation-id': encodeURIComponent(header)
      .replaceAll(/[^\w-]/g, '-')
      .slice(0, 64),
    traceparent: `00-${'a'.repeat(20)}${'0'.repeat(12)}-${'b'.repeat(16)}-01`,
    cookie: `rc_token=${encodeURIComponent(header)}`,
  }
  await edge.fetch(address, { headers })
  await edge.fetch('/api/errors', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      origin: 'https://shop.test',
      referer: `https://shop.test${address}`,
    },
    body: JSON.stringify({
      kind: 'error',
      name: name.slice(0, 100),
      message,
      stack: [frame, `/assets/${frame}.js:1:2`, `/assets/core-B3xZ_-91.js:1:${message.length}`],
    }),
  })
  await edge.settle()
  expect(edge.bodies.length).toBeGreaterThan(0)
  return [...edge.lines, ...edge.bodies].join('\n').replaceAll(random, '')
}

test.each(Object.entries(canaries))(
  '%s appears in no line of the log and in no report',
  async (_, canary) => {
    for (const status of [200, 404, 412, 500]) {
      const message = `Cannot read properties of undefined (reading '${canary}'): ${canary} at https://shop.test/search?q=${canary}`
      const places = {
        message,
        name: canary,
        frame: canary,
        path: canary,
        query: canary,
        header: canary,
        body: canary,
        status,
      }
      const text = await written(places)
      expect(text).not.toContain(canary)
      expect(text).not.toContain(encodeURIComponent(canary))
      expect(text).not.toMatch(traces)
    }
  },
)

test('no mixture of them does', async () => {
  const canary = fc.constantFrom(...all)
  const text = fc
    .array(fc.oneof(canary, fc.constantFrom(' ', ': ', '\n', '"', "'", ' is not a function', ' reading ')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join(''))
  const places = fc.record({
    message: text,
    name: text,
    frame: canary,
    path: canary,
    query: text,
    header: canary,
    body: text,
    status: fc.constantFrom(200, 404, 500),
  })
  await fc.assert(
    fc.asyncProperty(places, async (made) => {
      expect(await written(made)).not.toMatch(traces)
    }),
    { numRuns: 60 },
  )
})
