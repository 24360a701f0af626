import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { browserReportLimits, maxBrowserErrorBytes } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const error = {
  kind: 'caught',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  stack: ['/assets/core-B3xZ_-91.js:1:2045'],
}

function createPage() {
  const edge = createEdge()
  return {
    ...edge,
    send: (value: unknown, headers: Record<string, string | null> = {}) => {
      const sent = {
        'content-type': 'application/json',
        origin: 'https://shop.test',
        'sec-fetch-site': 'same-origin',
        referer: 'https://shop.test/sv/p/disc?utm_source=astrid',
        ...headers,
      }
      return edge.fetch('/api/errors', {
        method: 'POST',
        headers: Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== null),
        body: typeof value === 'string' ? value : JSON.stringify(value),
      })
    },
    /** The errors in the log. */
    logged: () => edge.lines.map((text) => JSON.parse(text)).filter(({ event }) => event === 'browser-error'),
  }
}

test('an error of a page is one line of the log, with the pattern of the page’s route', async () => {
  const { send, logged } = createPage()
  const trace = 'a'.repeat(32)
  expect((await send({ ...error, trace })).status).toBe(204)
  expect(logged()).toEqual([
    {
      ...{ event: 'browser-error', requestId: expect.any(String), route: '/p/:uri', ...error, trace },
      environment: 'production',
    },
  ])
})

test.each([
  [null, ''],
  ['https://other.example/p/disc', ''],
  ['https://shop.test/somebody@example.com', '/*'],
])('an error on a page at %s is of the route %j', async (referer, route) => {
  const { send, logged } = createPage()
  await send(error, { referer })
  expect(logged()).toMatchObject([{ route }])
})

test('data of the visitor are left out', async () => {
  const { send, lines } = createPage()
  const canary = 'astrid@shopper.test'
  await send({
    ...error,
    name: canary,
    message: `no ${canary} Astrid 8507099805`,
    stack: [`https://shop.test/?q=${canary}:1:2`, ...error.stack],
  })
  expect(lines.join('\n')).toContain('"message":"no …"')
  expect(lines.join('\n')).not.toMatch(/astrid@|Astrid|8507099805/)
  expect(lines.join('\n')).toContain(error.stack[0])
})

test.each([
  ['a page of another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }],
  ['a page in a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['what is no page', { origin: null }],
])('an error of %s is refused', async (_, headers) => {
  const { send, logged } = createPage()
  expect((await send(error, headers)).status).toBe(403)
  expect(logged()).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['a list', []],
  ['an unknown kind', { ...error, kind: 'other' }],
  ['a field too many', { ...error, address: 'https://shop.test/?q=astrid' }],
  ['a field too few', { ...error, message: undefined }],
  ['a stack as text', { ...error, stack: 'at x' }],
  ['a long stack', { ...error, stack: Array(21).fill('x') }],
  ['a long message', { ...error, message: 'm'.repeat(1_001) }],
  ['a trace that is none', { ...error, trace: 'astrid' }],
])('a report that is %s is refused', async (_, value) => {
  const { send, logged } = createPage()
  expect((await send(value)).status).toBe(400)
  expect(logged()).toEqual([])
})

test('a body beyond the limit is refused', async () => {
  const { send } = createPage()
  expect((await send({ ...error, message: 'm'.repeat(maxBrowserErrorBytes) })).status).toBe(413)
})

test('an error that many visitors have is logged once in ten minutes, another one at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged } = createPage()
  await send({ ...error, trace: 'a'.repeat(32) })
  await send({ ...error, trace: 'b'.repeat(32) })
  expect(logged()).toHaveLength(1)
  await send({ ...error, name: 'RangeError' })
  expect(logged()).toHaveLength(2)
  vi.setSystemTime(Date.now() + browserReportLimits.sameLine * 1_000)
  await send(error)
  expect(logged()).toHaveLength(3)
})

test('a visitor that reports without end is answered alike and fills no log', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { send, logged } = createPage()
  const { requests, network } = browserReportLimits
  for (let line = 1; line <= requests.limit + 5; line++)
    expect((await send({ ...error, stack: [`/assets/core-B3xZ_-91.js:1:${line}`] })).status).toBe(204)
  expect(logged()).toHaveLength(network.limit)
})

test('any report of a page is answered without a failure', async () => {
  const { send, lines } = createPage()
  vi.useFakeTimers({ toFake: ['Date'] })
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .dictionary(fc.constantFrom(...Object.keys(error), '__proto__'), fc.anything())
      .map((made) => JSON.stringify(made, (_, part) => (typeof part === 'bigint' ? null : part))),
  )
  await fc.assert(
    fc.asyncProperty(value, fc.nat(255), async (text, network) => {
      expect([204, 400]).toContain((await send(text, { 'cf-connecting-ip': `203.0.113.${network}` })).status)
    }),
  )
  expect(lines.filter((line) => line.includes('"event":"error"'))).toEqual([])
})
