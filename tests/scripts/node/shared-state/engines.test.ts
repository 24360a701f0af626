import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSharedAttemptCounts } from '#scripts/node/shared-state/attempt-counts.ts'
import { createSharedCatalogueStamps } from '#scripts/node/shared-state/catalogue-stamps.ts'
import { createSharedConsentLedger } from '#scripts/node/shared-state/consent-ledger.ts'
import { createSharedSeenEvents } from '#scripts/node/shared-state/seen-events.ts'
import { createTestRedis, passTime } from '#tests/support/redis/test-redis.ts'
import { createNamespace } from '#tests/support/shop/durable-objects.ts'
import { CatalogueStamps } from '#worker/catalogue-stamps/durable-object.ts'
import { createBoundStamps, createMemoryStamps, type StampPort } from '#worker/catalogue-stamps/stamp-port.ts'
import {
  type ConsentEntry,
  type ConsentLedger,
  createBoundConsentLedger,
  createMemoryConsentLedger,
} from '#worker/consent-ledger/consent-ledger.ts'
import { ConsentLedger as LedgerObject } from '#worker/consent-ledger/durable-object.ts'
import { catalogueStamps, consentLedger, seenEvents } from '#worker/limits.ts'
import { AttemptCounts, countAttempt } from '#worker/rate-limit/attempt-counts.ts'
import { createMemoryRateLimiter } from '#worker/rate-limit/rate-limiter.ts'
import { SeenEvents } from '#worker/seen-events/durable-object.ts'
import {
  createBoundSeenEvents,
  createMemorySeenEvents,
  type EventMemory,
} from '#worker/seen-events/seen-events.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** The state that the shop keeps beyond one request. */
interface Engine {
  count(key: string, weight?: 0 | 1): Promise<{ success: boolean }>
  seen: EventMemory
  ledger: ConsentLedger
  stamps: StampPort
  pass(milliseconds: number): Promise<void>
}

const rate = { limit: 3, period: 60 }
const pass = async (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

const engines: [where: string, create: () => Engine][] = [
  [
    'in memory',
    () => {
      const limiter = createMemoryRateLimiter(rate)
      return {
        count: (key, weight = 1) => limiter.limit({ key, weight }),
        seen: createMemorySeenEvents(),
        ledger: createMemoryConsentLedger(),
        stamps: createMemoryStamps(),
        pass,
      }
    },
  ],
  [
    'in Durable Objects',
    () => {
      const counts = createNamespace((storage) => new AttemptCounts({ storage }))
      return {
        count: (key, weight = 1) => countAttempt(counts, key, { ...rate, weight }),
        seen: createBoundSeenEvents(createNamespace((storage) => new SeenEvents({ storage }))),
        ledger: createBoundConsentLedger(createNamespace((storage) => new LedgerObject({ storage }))),
        stamps: createBoundStamps(createNamespace((storage) => new CatalogueStamps({ storage }))),
        async pass(milliseconds) {
          await pass(milliseconds)
          await counts.runAlarms()
        },
      }
    },
  ],
]
const redis = await createTestRedis()
if (redis) {
  engines.push([
    'in Redis',
    () => {
      const connection = redis.create()
      const counts = createSharedAttemptCounts(connection)
      return {
        count: (key, weight = 1) => countAttempt(counts, key, { ...rate, weight }),
        seen: createBoundSeenEvents(createSharedSeenEvents(connection)),
        ledger: createBoundConsentLedger(createSharedConsentLedger(connection)),
        stamps: createBoundStamps(createSharedCatalogueStamps(connection)),
        pass: async (milliseconds) => {
          await pass(milliseconds)
          await passTime(connection, milliseconds)
        },
      }
    },
  ])
}
afterAll(() => redis?.stop())

const hash = (number: number) => number.toString(16).padStart(64, '0')
const notice = (number: number) => ({
  subjects: [`product:${number}`] as const,
  signature: hash(number),
  cursor: 0,
})
const entry: ConsentEntry = {
  statistics: true,
  marketing: false,
  answeredAt: '2026-11-21T10:00:00.000Z',
  receivedAt: '2026-11-21T10:00:01.000Z',
  way: 'chosen',
  version: 1,
  language: 'sv',
  texts: 'a-hash-of-texts',
}

describe.each(engines)('%s', (_where, create) => {
  test('each key is allowed up to the limit', async () => {
    const { count } = create()
    const outcomes = []
    for (let times = 0; times < 5; times += 1) outcomes.push((await count('a')).success)
    expect(outcomes).toEqual([true, true, true, false, false])
    expect(await count('b')).toEqual({ success: true })
  })

  test('a period begins with the first attempt, and later ones do not prolong it', async () => {
    const { count, pass } = create()
    for (let times = 0; times < rate.limit; times += 1) await count('a')
    await pass(rate.period * 1_000 - 100)
    expect(await count('a')).toEqual({ success: false })
    await pass(100)
    expect(await count('a')).toEqual({ success: true })
  })

  test('attempts can be read without counting', async () => {
    const { count } = create()
    for (let times = 0; times < 10; times += 1) expect(await count('a', 0)).toEqual({ success: true })
    for (let times = 0; times < rate.limit; times += 1) await count('a')
    expect(await count('a', 0)).toEqual({ success: false })
  })

  test('an event is the first once in 48 hours', async () => {
    const { seen, pass } = create()
    expect(await seen.isFirst(hash(1))).toBe(true)
    expect(await seen.isFirst(hash(2))).toBe(true)
    await pass(seenEvents.lifetime - 1_000)
    expect(await seen.isFirst(hash(1))).toBe(false)
    await pass(1_000)
    expect(await seen.isFirst(hash(1))).toBe(true)
  })

  test('proof of consent is kept by visitor, up to a number of entries, and can be deleted', async () => {
    const { ledger } = create()
    expect(await ledger.read('one')).toEqual([])
    for (let version = 1; version <= consentLedger.entries + 2; version += 1)
      await ledger.add('one', { ...entry, version })
    await ledger.add('two', entry)
    const kept = await ledger.read('one')
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: consentLedger.entries }, (_, index) => index + 3),
    )
    await ledger.remove('one')
    expect([await ledger.read('one'), await ledger.read('two')]).toEqual([[], [entry]])
  })

  test('a change in the catalogue is news, and an equal notice changes nothing', async () => {
    const { stamps, pass } = create()
    const { isFirst, news } = await stamps.receive(notice(1))
    expect([isFirst, Object.keys(news.subjects)]).toEqual([true, ['product:1']])
    expect(news.subjects['product:1']).toBeGreaterThanOrEqual(Date.now() + catalogueStamps.lead)
    await pass(500)
    expect(await stamps.receive(notice(1))).toEqual({ isFirst: false, news })
    expect(await stamps.since(0)).toEqual(news)
    const second = await stamps.receive({ ...notice(2), cursor: news.cursor })
    expect(Object.keys(second.news.subjects)).toEqual(['product:2'])
  })

  test('a comparison is kept, and what it found is news; without a notice it counts as missed', async () => {
    const { stamps, pass } = create()
    expect(await stamps.lastComparison()).toBeNull()
    const first = { subjects: [], startedAt: Date.now(), latestChange: 1_000, cursor: 0 }
    expect((await stamps.compare(first)).missed).toBe(0)
    await pass(1_000)
    await stamps.receive(notice(1))
    const comparison = { startedAt: Date.now(), latestChange: 2_000 }
    const found = { ...comparison, subjects: ['product:1', 'product:2'] as const, cursor: 0 }
    const { missed, news } = await stamps.compare(found)
    expect([missed, Object.keys(news.subjects).sort()]).toEqual([1, ['product:1', 'product:2']])
    expect([await stamps.lastComparison(), await stamps.since(0)]).toEqual([comparison, news])
  })
})

/** The platform lets no second request into a Durable Object that waits for its storage; those of tests do. */
const gated = engines.filter(([where]) => where !== 'in Durable Objects')

test.each(gated)(
  '%s, of many attempts, events and notices that come together none is counted twice or missed',
  async (_where, create) => {
    const { count, seen, stamps } = create()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => count('a')))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(rate.limit)
    const answers = await Promise.all(Array.from({ length: 10 }, () => seen.isFirst(hash(1))))
    expect(answers.filter(Boolean)).toHaveLength(1)
    await Promise.all(Array.from({ length: 10 }, (_, number) => stamps.receive(notice(number))))
    expect(Object.keys((await stamps.since(0)).subjects)).toHaveLength(10)
  },
)
