import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findRedis } from '#scripts/checks/redis-server.ts'
import { connectRedis, redisTimes } from '#scripts/node/shared-state/redis.ts'
import { createSharedState } from '#scripts/node/shared-state/shared-state.ts'
import { freePort } from '#scripts/shop/port.ts'
import { type RedisServer, startRedis } from '#tests/support/redis/redis-server.ts'
import { keysOf } from '#tests/support/redis/test-redis.ts'
import { consentLedger } from '#worker/limits.ts'

/** Bounds a wait on a busy machine. */
const soon = { timeout: 30_000 }
const ignore = () => {}

test.each([
  '',
  'localhost',
  'http://127.0.0.1',
  'redis://',
  'redis://127.0.0.1/a',
  'redis://127.0.0.1/0?x=1',
  'redis://127.0.0.1:99999',
])('an address that is malformed stops the start with a sentence: "%s"', async (url) => {
  await expect(connectRedis(url, 'shop:', ignore)).rejects.toThrow(/STATE_URL is malformed: expected/)
})

test('a server that cannot be reached does not stop the start: calls are refused at once', async () => {
  const states: string[] = []
  const redis = await connectRedis(`redis://127.0.0.1:${await freePort()}`, 'shop:', (state) =>
    states.push(state),
  )
  expect(redis.isConnected()).toBe(false)
  await expect(redis.ask((client) => client.ping())).rejects.toThrow(/offline/i)
  expect(states).toEqual(['lost'])
  redis.close()
})

const program = findRedis()

describe.skipIf(!program)('with a server', () => {
  let server: RedisServer
  beforeEach(async () => {
    server = await startRedis(program!, ['--requirepass', 'a-password'])
  })
  afterEach(() => server[Symbol.asyncDispose]())
  const address = (credentials = ':a-password@', path = '') =>
    server.url.replace('//', `//${credentials}`) + path

  test.each([
    ['no password', '', '', 'NOAUTH'],
    ['a wrong one', ':another@', '', 'WRONGPASS'],
    ['a database it does not have', ':a-password@', '/99', 'ERR'],
  ])('%s stops the start with a sentence that does not contain it', async (_, credentials, path, reason) => {
    const refused = connectRedis(address(credentials, path), 'shop:', ignore)
    await expect(refused).rejects.toThrow(`Redis refuses the address in STATE_URL (${reason})`)
    await expect(refused).rejects.not.toThrow(/another/)
  })

  test('a lost connection is made again, and both are told once', async () => {
    const states: string[] = []
    const redis = await connectRedis(address(), 'shop:', (state) => states.push(state))
    expect(await redis.ask((client) => client.ping())).toBe('PONG')
    await server.stop()
    await expect.poll(() => redis.isConnected(), soon).toBe(false)
    await expect(redis.ask((client) => client.ping())).rejects.toThrow(/offline/i)
    await server.start()
    await expect.poll(() => redis.isConnected(), soon).toBe(true)
    expect(await redis.ask((client) => client.ping())).toBe('PONG')
    expect(states).toEqual(['lost', 'connected'])
    redis.close()
  })

  test('a server that does not answer is not waited for, and its connection is given up', async () => {
    const redis = await connectRedis(address(), 'shop:', ignore)
    server.pause()
    await expect(redis.ask((client) => client.ping(), 50)).rejects.toThrow('took too long')
    await expect.poll(() => redis.isConnected(), soon).toBe(false)
    await expect(redis.ask((client) => client.ping())).rejects.toThrow(/offline/i)
    server.resume()
    await expect.poll(() => redis.isConnected(), soon).toBe(true)
    redis.close()
    expect(redisTimes.silence).toBeGreaterThan(redisTimes.ping)
  })

  test('every key has the prefix of the shop and expires, and long answers are not kept', async () => {
    const redis = await connectRedis(address(), 'shop:', ignore)
    const returned = { fetch: async () => Response.json({ kind: 'failed' }) }
    const state = createSharedState(redis, ({ storage }) => {
      void storage.put('success', { key: 'a', paymentMethod: 'card', time: Date.now() })
      return returned
    })
    const send = (
      objects: {
        idFromName(name: string): unknown
        get(id: unknown): { fetch(request: Request): Promise<Response> }
      },
      body: string,
    ) =>
      objects
        .get(objects.idFromName('a-name'))
        .fetch(new Request('https://object/', { method: 'POST', body }))
    await state.ANSWERS.write('a question', 'an answer', 60)
    await state.ANSWERS.write('another', 'x'.repeat(1_000_001), 60)
    expect(await state.ANSWERS.read('another')).toBeNull()
    expect(await state.ANSWERS.read('a question')).toBe('an answer')
    await state.ATTEMPTS.limit({ key: 'a' })
    await state.CONVERSIONS.limit({ key: 'a' })
    await state.PAYMENT_RETURN_COUNTS.limit({ key: 'a' })
    await send(state.ATTEMPT_COUNTS, JSON.stringify({ limit: 5, period: 600 }))
    await send(state.SEEN_EVENTS, 'f'.repeat(1_000))
    await send(
      state.CONSENT_LEDGER,
      JSON.stringify({
        statistics: true,
        marketing: false,
        answeredAt: '2026-11-21T10:00:00.000Z',
        receivedAt: '2026-11-21T10:00:01.000Z',
        way: 'chosen',
        version: 1,
        language: 'sv',
        texts: 'a-hash-of-texts',
      }),
    )
    await send(
      state.CATALOGUE_STAMPS,
      JSON.stringify({ subjects: ['product:52'], signature: 'a', cursor: 0 }),
    )
    await send(state.PAYMENT_RETURNS, JSON.stringify({ key: 'a', fields: {} }))
    const keys = await keysOf(redis)
    expect(keys.map(([key]) => key.replace(/[\da-f-]{36,64}/, '…').replace(/f{64}/, '…')).sort()).toEqual([
      'shop:answer:…',
      'shop:answers',
      'shop:attempts:a-name',
      'shop:consent:a-name',
      'shop:conversions:a',
      'shop:forms:a',
      'shop:paid:a-name',
      'shop:returns:a',
      'shop:seen:…',
      'shop:stamps',
      'shop:turn-answer:…',
      'shop:turn-answer:…',
    ])
    for (const [key, left] of keys) {
      expect(left, key).toBeGreaterThan(0)
      expect(left, key).toBeLessThanOrEqual(consentLedger.lifetime)
    }
    redis.close()
  })
})
