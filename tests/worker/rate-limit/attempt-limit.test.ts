import { afterEach, expect, test, vi } from 'vitest'
import { visitorContext } from '#src/shop.ts'
import { createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import type { RateLimiter } from '#worker/rate-limit/rate-limiter.ts'

afterEach(() => void vi.useRealTimers())

interface Attempt {
  from: string
  form: 'contact' | 'quick-order' | 'return' | 'track-order' | 'vehicle' | 'withdraw' | 'log-in' | 'voucher'
  account: string | undefined
}

/** An edge whose screen counts an attempt for the shopper. */
function guarded(bound?: RateLimiter, hosting: Pick<EdgeOptions, 'attemptCounts' | 'durableObjects'> = {}) {
  let next: Attempt
  const edge = createEdge({
    variables: { LOG_LEVEL: 'error' },
    ...(bound ? { attempts: bound } : {}),
    ...hosting,
    render: async (_locale, request, context) => {
      const limit = context.get(visitorContext).attemptLimit()
      const failed = new URL(request.url).searchParams.has('failed')
      return new Response(
        String(failed ? await limit.failed(next.account ?? '') : await limit.allows(next.form, next.account)),
      )
    },
  })
  return {
    lines: edge.lines,
    counts: edge.counts,
    async allows({ from = '203.0.113.7', form = 'log-in', account }: Partial<Attempt> = {}) {
      next = { from, form, account }
      const headers = from ? { 'cf-connecting-ip': from } : {}
      return (await (await edge.fetch('/login', { headers })).text()) === 'true'
    },
    async failed(account: string) {
      next = { from: '203.0.113.7', form: 'log-in', account }
      return (await edge.fetch('/login?failed')).text()
    },
  }
}

async function exhaust(allows: () => Promise<boolean>) {
  for (let count = 0; count < 10; count += 1) expect(await allows()).toBe(true)
  expect(await allows()).toBe(false)
}

test('a client has ten attempts a minute at a form', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { allows } = guarded()
  await exhaust(() => allows())
  expect(await allows({ form: 'voucher' })).toBe(true)
  expect(await allows({ from: '203.0.113.8' })).toBe(true)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await allows()).toBe(true)
})

test('an account has ten attempts a minute, from any address and in any spelling', async () => {
  const { allows } = guarded()
  let count = 0
  const attempt = (account: string) => allows({ from: `203.0.113.${count++}`, account })
  await exhaust(() => attempt(count % 2 ? 'kim@example.se' : ' KIM@Example.se'))
  expect(await attempt('robin@example.se')).toBe(true)
})

test('a client over the limit does not use up the attempts of an account', async () => {
  const { allows } = guarded()
  await exhaust(() => allows())
  for (let count = 0; count < 20; count += 1) await allows({ account: 'kim@example.se' })
  expect(await allows({ from: '203.0.113.8', account: 'kim@example.se' })).toBe(true)
})

test('the IPv6 addresses of one /64 share ten attempts', async () => {
  const { allows } = guarded()
  let count = 0
  await exhaust(() => allows({ from: `2001:db8:1:2::${(count++).toString(16)}` }))
  expect(await allows({ from: '2001:db8:1:3::1' })).toBe(true)
})

test('a visitor who has a whole /48 of IPv6 addresses has forty attempts', async () => {
  const { allows } = guarded()
  let allowed = 0
  for (let subnet = 0; subnet < 100; subnet += 1)
    if (await allows({ from: `2001:db8:1:${subnet.toString(16)}::1` })) allowed += 1
  expect(allowed).toBe(40)
})

test('clients without a known address share ten attempts', async () => {
  const { allows } = guarded()
  await exhaust(() => allows({ from: '' }))
})

test('the rate limit binding decides where it exists, with keys that hide address and account', async () => {
  const keys: string[] = []
  const { allows } = guarded({
    async limit({ key }) {
      keys.push(key)
      return { success: keys.length < 4 }
    },
  })
  expect(await allows({ account: 'kim@example.se' })).toBe(true)
  expect(await allows({ account: 'kim@example.se' })).toBe(false)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(2)
})

test.each<[string, RateLimiter['limit']]>([
  ['fails', () => Promise.reject(new Error('rate limit unavailable'))],
  ['does not answer', () => new Promise(() => {})],
])('when the binding %s, attempts are counted in memory and the failure is reported', async (_, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 })
  const { allows, lines } = guarded({ limit })
  await exhaust(() => allows())
  expect(lines.join()).toMatch(/rate limit/i)
})

test.each([
  { place: 'Durable Objects', durableObjects: true },
  { place: 'memory', durableObjects: false },
])(
  'an account has ten log-ins an hour after thirty failures in a day, counted in $place',
  async (hosting) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { allows, failed, lines } = guarded(undefined, hosting)
    const account = 'kim@example.se'
    const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)
    const attempt = (name = account) => allows({ account: name, from: crypto.randomUUID() })
    for (let count = 1; count < 30; count += 1) expect(await failed(account)).toBe('null')
    expect(await attempt()).toBe(true)
    expect(await failed(' KIM@example.se')).toBe('30')
    expect(await failed(account)).toBe('null')
    minutes(1)
    for (let count = 0; count < 5; count += 1) expect(await attempt()).toBe(true)
    minutes(1)
    for (let count = 0; count < 5; count += 1) expect(await attempt()).toBe(true)
    minutes(1)
    expect(await attempt()).toBe(false)
    expect(await attempt('robin@example.se')).toBe(true)
    expect(await allows({ form: 'voucher' })).toBe(true)
    minutes(57)
    expect(await attempt()).toBe(false)
    minutes(1)
    expect(await attempt()).toBe(true)
    minutes(24 * 60)
    await exhaust(() => attempt())
    expect(lines.filter((line) => line.includes('"what":"lock"'))).toHaveLength(1)
  },
)

const slow = [
  { form: 'contact', limit: 5, minutes: 10 },
  { form: 'quick-order', limit: 30, minutes: 10 },
  { form: 'return', limit: 10, minutes: 60 },
  { form: 'track-order', limit: 10, minutes: 60 },
  { form: 'vehicle', limit: 20, minutes: 60 },
  { form: 'withdraw', limit: 10, minutes: 60 },
] as const

test.each(
  slow.flatMap((row) => [
    { ...row, place: 'Durable Objects', durableObjects: true },
    { ...row, place: 'memory', durableObjects: false },
  ]),
)('a visitor has $limit attempts at $form in $minutes minutes, counted in $place', async (row) => {
  const { form, limit, minutes, durableObjects } = row
  vi.useFakeTimers({ toFake: ['Date'] })
  const { allows } = guarded(undefined, { durableObjects })
  const attempt = () => allows({ form })
  for (let count = 0; count < limit; count += 1) expect(await attempt()).toBe(true)
  expect(await attempt()).toBe(false)
  expect(await allows({ form, from: '203.0.113.8' })).toBe(true)
  expect(await allows()).toBe(true)
  vi.setSystemTime(Date.now() + minutes * 60_000 - 1_000)
  expect(await attempt()).toBe(false)
  vi.setSystemTime(Date.now() + 1_000)
  expect(await attempt()).toBe(true)
})

test('a count is kept under a hash, and forgotten when its period is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { allows, counts } = guarded(undefined, { durableObjects: true })
  await allows({ form: 'contact' })
  const [[name, stored] = []] = [...counts.storages]
  expect(name).toMatch(/^[0-9a-f]{64}$/)
  expect(stored?.values.size).toBe(1)
  vi.setSystemTime(Date.now() + 600_000)
  await counts.runAlarms()
  expect(stored?.values.size).toBe(0)
})

test.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.reject(new Error('counter unavailable'))],
  ['answers something else', async () => new Response('?')],
  ['does not answer', () => new Promise(() => {})],
])(
  'when a Durable Object %s, messages are counted in memory and the failure is reported',
  async (_, fetch) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 100,
    })
    const attemptCounts = { idFromName: (name: string) => name, get: () => ({ fetch }) }
    const { allows, lines } = guarded(undefined, { attemptCounts })
    for (let count = 0; count < 5; count += 1) expect(await allows({ form: 'contact' })).toBe(true)
    expect(await allows({ form: 'contact' })).toBe(false)
    expect(lines).toHaveLength(6)
  },
)
