import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueWebhookPath } from '#src/commerce/contract/catalogue-webhook.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { catalogueStamps as limits, maxWebhookBytes } from '#worker/limits.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 }))
afterEach(() => void vi.useRealTimers())
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

const secret = 'a-webhook-secret'
const everything = 'payload=%7B%22pricelists%22%3A%5B%221%22%5D%7D'
const type = 'application/x-www-form-urlencoded'

interface Sent {
  body?: string
  /** Seconds that its time differs by. */
  seconds?: number
  key?: string
  headers?: Record<string, string>
  method?: string
}

let different = 0

/** A shop that caches the countries, which every page needs; `calls` counts how often it asked for them. */
function createShop({ durableObjects = false, variables = {} }: Parameters<typeof createEdge>[0] = {}) {
  const state = { calls: 0 }
  const edge = createEdge({
    durableObjects,
    variables: { PUBLIC_ORIGIN: 'https://shop.test', CATALOGUE_WEBHOOK_SECRET: secret, ...variables },
    upstream() {
      state.calls++
      return Response.json(countries)
    },
  })
  function signed({
    body = `${everything}&n=${different++}`,
    seconds = 0,
    key = secret,
    headers,
    method,
  }: Sent = {}) {
    const time = Math.floor(Date.now() / 1_000) + seconds
    const signature = `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
    const init = { 'content-type': type, 'x-centra-signature': signature, ...headers }
    return { method: method ?? 'POST', headers: init, ...(method === 'GET' ? {} : { body }) }
  }
  return {
    lines: edge.lines,
    fetch: edge.fetch,
    signed,
    send: async (sent?: Sent) => (await edge.fetch(catalogueWebhookPath, signed(sent))).status,
    /** The number of calls that a page makes to the service now. */
    async callsOfPage() {
      const before = state.calls
      await edge.fetch('/')
      return state.calls - before
    },
  }
}

test.each([false, true])(
  'a notice ends the life of cached answers; Durable Objects: %s',
  async (durableObjects) => {
    const shop = createShop({ durableObjects })
    expect(await shop.callsOfPage()).toBe(1)
    expect(await shop.callsOfPage()).toBe(0)
    expect(await shop.send()).toBe(204)
    expect(await shop.callsOfPage()).toBe(1)
  },
)

test('a notice of one product ends nothing that does not show it', async () => {
  const shop = createShop()
  await shop.callsOfPage()
  expect(await shop.send({ body: 'payload=%7B%22products%22%3A%5B%2252%22%5D%7D' })).toBe(204)
  expect(await shop.callsOfPage()).toBe(0)
  const line = shop.lines.find((text) => text.includes('catalogue-change'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ event: 'catalogue-change', subjects: 1 })
})

/** Time for which a notice counts, at most. */
const covered = limits.lead + limits.clocks

const large = `payload=${'x'.repeat(maxWebhookBytes)}`
const attacks: [name: string, status: number, sent: Sent][] = [
  ['another secret', 401, { key: 'another-secret' }],
  ['no signature', 401, { headers: { 'x-centra-signature': '' } }],
  ['a signature of another body', 401, { headers: { 'x-centra-signature': signatureOf('payload=%7B%7D') } }],
  ['an old time', 401, { seconds: -302 }],
  ['a time ahead', 401, { seconds: 302 }],
  ['an oversized body', 413, { body: large }],
  ['an oversized body with another secret', 413, { body: large, key: 'another-secret' }],
  ['JSON', 415, { headers: { 'content-type': 'application/json' } }],
  ['a form with files', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['plain text', 415, { headers: { 'content-type': 'text/plain' } }],
  ['a page of another site', 403, { headers: { origin: 'https://evil.test' } }],
  ['a cross-site form', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['no payload', 400, { body: 'other=%7B%22pricelists%22%3A%5B%221%22%5D%7D' }],
  ['a payload that is no JSON', 400, { body: 'payload=%7B' }],
  ['a payload that is no object', 400, { body: 'payload=%22pricelists%22' }],
  ['a read', 405, { method: 'GET' }],
  ['a change', 405, { method: 'PUT' }],
]

function signatureOf(body: string): string {
  const time = Math.floor(Date.now() / 1_000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

test.each(attacks)('%s: %d, and nothing changes', async (_, status, sent) => {
  const shop = createShop()
  await shop.callsOfPage()
  expect(await shop.send(sent)).toBe(status)
  expect(await shop.callsOfPage()).toBe(0)
})

test('under a foreign host there is no such address', async () => {
  const shop = createShop()
  await shop.callsOfPage()
  expect((await shop.fetch(`https://evil.test${catalogueWebhookPath}`, shop.signed())).status).toBe(421)
  expect(await shop.callsOfPage()).toBe(0)
})

test.each([false, true])('a notice is accepted once; Durable Objects: %s', async (durableObjects) => {
  const shop = createShop({ durableObjects })
  await shop.callsOfPage()
  const sent = shop.signed()
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await shop.fetch(catalogueWebhookPath, sent)).status),
  )
  expect(statuses.sort()).toEqual([204, 401, 401, 401, 401])
  pass(covered + 1)
  expect(await shop.callsOfPage()).toBe(1)
  expect(await shop.callsOfPage()).toBe(0)
  expect((await shop.fetch(catalogueWebhookPath, sent)).status).toBe(401)
  expect(await shop.callsOfPage()).toBe(0)
})

test.each([false, true])(
  'an answer from between two changes of one second is not used, though their notices are equal; Durable Objects: %s',
  async (durableObjects) => {
    const shop = createShop({ durableObjects })
    const sent = shop.signed()
    expect((await shop.fetch(catalogueWebhookPath, sent)).status).toBe(204)
    pass(10)
    expect(await shop.callsOfPage()).toBe(1)
    // The catalogue changes again.
    pass(980)
    expect((await shop.fetch(catalogueWebhookPath, sent)).status).toBe(401)
    expect(await shop.callsOfPage()).toBe(1)
    pass(covered)
    expect([await shop.callsOfPage(), await shop.callsOfPage()]).toEqual([1, 0])
  },
)

test('a refused signature is an event of the security log, without the notice', async () => {
  const shop = createShop()
  await shop.send({ key: 'another-secret' })
  await expect.poll(() => shop.lines.filter((line) => line.includes('signature-refused'))).toHaveLength(1)
  expect(shop.lines.join()).not.toContain('pricelists')
})

test('without a secret there is no such address', async () => {
  const answer = await createEdge().fetch(catalogueWebhookPath, createShop().signed())
  expect([answer.status, await answer.text()]).toEqual([404, ''])
})

test('a notice that could not be kept is to be sent again', async () => {
  const away = { idFromName: String, get: () => ({ fetch: () => Promise.reject(new Error('away')) }) }
  const edge = createEdge({
    variables: { PUBLIC_ORIGIN: 'https://shop.test', CATALOGUE_WEBHOOK_SECRET: secret },
    catalogueStamps: away,
  })
  const { status } = await edge.fetch(catalogueWebhookPath, createShop().signed())
  expect(status).toBe(503)
})
