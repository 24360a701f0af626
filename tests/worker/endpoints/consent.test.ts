import { afterEach, expect, test, vi } from 'vitest'
import { consentPath } from '#src/config.ts'
import { type ConsentAnswer, serializeConsent } from '#src/consent.ts'
import { visitorContext } from '#src/shop.ts'
import { createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import { consentLedger, slowAttempts } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const answer = {
  key: '0a'.repeat(16),
  statistics: true,
  marketing: false,
  time: 1_795_000_000,
  way: 'chosen',
  version: 1,
  language: 'sv',
} satisfies ConsentAnswer

const browser = {
  origin: 'https://shop.test',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'cf-connecting-ip': '203.0.113.9',
}

/** A shop whose pages read, or with `do=remove` delete, what is kept of their visitor. */
function createShop(options: EdgeOptions = { durableObjects: true }) {
  const edge = createEdge({
    ...options,
    async render(_locale, request, context) {
      const record = context.get(visitorContext).consentRecord()
      if (!request.url.includes('do=remove')) return Response.json(await record.read())
      return Response.json(await record.remove(), { headers: { 'set-cookie': record.endedCookie } })
    },
  })
  const send = (body: BodyInit, headers: Record<string, string> = {}, method = 'POST') =>
    edge.fetch(consentPath, { method, headers: { ...browser, ...headers }, body })
  return {
    edge,
    send,
    give: async (changes: object = {}, headers: Record<string, string> = {}) =>
      (await send(JSON.stringify({ ...answer, ...changes }), headers)).status,
    async visit(path: string, key: string | null = answer.key) {
      const { name, value } = serializeConsent({ ...answer, time: Math.floor(Date.now() / 1000), key })
      return edge.fetch(path, { headers: { cookie: `${name}=${value}` } })
    },
  }
}

test.each([
  ['Durable Objects', true],
  ['memory', false],
])(
  'an answer is kept as proof in %s, under a hash, and read by the browser that has the key',
  async (_, durableObjects) => {
    const { edge, give, visit } = createShop({ durableObjects })
    const before = Date.now()
    expect(await give()).toBe(204)
    expect(await give({ statistics: false, way: 'none', language: 'en', time: answer.time + 60 })).toBe(204)
    const kept = await (await visit('/')).json()
    const texts = expect.stringMatching(/^[\da-f]{16}$/)
    expect(kept).toEqual([
      {
        ...{ statistics: true, marketing: false, way: 'chosen', version: 1, language: 'sv', texts },
        ...{ answeredAt: '2026-11-18T11:06:40.000Z', receivedAt: expect.any(String) },
      },
      expect.objectContaining({ statistics: false, way: 'none', language: 'en', texts }),
    ])
    expect(Date.parse(kept[0].receivedAt)).toBeGreaterThanOrEqual(before)
    expect(kept[0].texts).not.toBe(kept[1].texts)
    expect(await (await visit('/', '0b'.repeat(16))).json()).toEqual([])
    expect(await (await visit('/', null)).json()).toEqual([])
    const stored = JSON.stringify([...edge.ledger.storages].map(([name, { values }]) => [name, ...values]))
    expect(stored).not.toContain(answer.key)
    expect(edge.lines.join()).not.toContain(answer.key)
  },
)

test.each([
  ['Durable Objects', true],
  ['memory', false],
])('proof kept in %s can be deleted, and the answer with it', async (_, durableObjects) => {
  const { give, visit } = createShop({ durableObjects })
  await give()
  const removed = await visit('/?do=remove')
  expect(await removed.json()).toBe(true)
  expect(removed.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^rc_consent=; Path=\/; Max-Age=0; Secure/),
  ])
  expect(await (await visit('/')).json()).toEqual([])
})

test('proof is kept for three years after the last answer has run out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: answer.time * 1_000 })
  const { edge, give, visit } = createShop()
  const years = (count: number) => count * 365 * 24 * 60 * 60 * 1_000
  await give()
  vi.setSystemTime(answer.time * 1_000 + years(1))
  await give({ statistics: false, way: 'none' })
  vi.setSystemTime(answer.time * 1_000 + years(4.4))
  await edge.ledger.runAlarms()
  expect(await (await visit('/')).json()).toHaveLength(2)
  vi.setSystemTime(answer.time * 1_000 + years(4.6))
  await edge.ledger.runAlarms()
  expect(await (await visit('/')).json()).toEqual([])
  expect([...edge.ledger.storages.values()].map(({ values }) => values.size)).toEqual([0])
})

test('of one visitor a bounded number of answers is kept, the latest', async () => {
  const { give, visit } = createShop()
  const count = consentLedger.entries + 3
  for (let index = 0; index < count; index += 1)
    expect(await give({ time: answer.time + index }, { 'cf-connecting-ip': `192.0.2.${index}` })).toBe(204)
  const kept = await (await visit('/')).json()
  expect(kept).toHaveLength(consentLedger.entries)
  expect(kept.at(-1).answeredAt).toBe(new Date((answer.time + count - 1) * 1_000).toISOString())
})

test.each([
  ['a short key', { key: '0a' }],
  ['a key of other letters', { key: 'Z'.repeat(32) }],
  ['another version', { version: 2 }],
  ['an unknown language', { language: 'xx' }],
  ['an unknown way', { way: 'silence' }],
  ['a time that is no date', { time: 1e15 }],
  ['another field', { email: 'kim@example.com' }],
  ['a choice that is none', { marketing: 'yes' }],
])('%s is refused', async (_, changes) => {
  const { edge, give } = createShop()
  expect(await give(changes)).toBe(400)
  expect(edge.ledger.storages.size).toBe(0)
})

test('only scripts of the shop’s own pages give answers', async () => {
  const { edge, send } = createShop()
  const body = JSON.stringify(answer)
  const statuses = await Promise.all([
    send(body, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }),
    send(body, { origin: 'null', 'sec-fetch-site': 'cross-site' }),
    edge.fetch(consentPath, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    send(body, { 'content-type': 'text/plain' }),
    send('{', {}),
    send(`${body}${' '.repeat(consentLedger.bytes)}`),
    edge.fetch(consentPath, { headers: browser }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 415, 400, 413, 405])
  expect(edge.ledger.storages.size).toBe(0)
})

test('the answers of a network are limited', async () => {
  const { edge, give } = createShop()
  const { limit } = slowAttempts.consent
  for (let count = 0; count < limit; count += 1) expect(await give()).toBe(204)
  expect(await give()).toBe(429)
  expect(await give({}, { 'cf-connecting-ip': '203.0.113.10' })).toBe(204)
  expect(edge.ledger.storages.size).toBe(1)
})

test('when the ledger cannot be reached, the browser learns that nothing is kept', async () => {
  const away = {
    idFromName: (name: string) => name,
    get: () => ({ fetch: async () => Promise.reject(new Error('away')) }),
  }
  const { edge, give, visit } = createShop({ consentLedger: away })
  expect(await give()).toBe(503)
  expect(await (await visit('/')).json()).toBeNull()
  expect(await (await visit('/?do=remove')).json()).toBe(false)
  expect(edge.lines.filter((line) => line.includes('"event":"error"'))).toHaveLength(3)
})
