import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createTestRedis } from '#tests/support/redis/test-redis.ts'
import { createReturnShop, declining, json, pages } from '#tests/support/shop/payment-return-shop.ts'
import { knownPaymentReturns, ownPaymentReturns, paymentReturns, unclearReturns } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const redis = await createTestRedis()
const hosts = [
  ['in Durable Objects', { durableObjects: true }],
  ['in memory', { durableObjects: false }],
  ...(redis ? [['in Redis', { redis: redis.create }] as const] : []),
] as const
afterAll(() => redis?.stop())

const from = (network: string, token?: string) => ({
  headers: {
    'cf-connecting-ip': network,
    ...(token ? { cookie: `rc_centra_checkout_token=${token}` } : {}),
  },
})
const addressOf = (token: string) => `/api/process-payment?checkoutToken=${token}&locale=sv`
const network = '203.0.113.66'

test.each(hosts)(
  'made-up tokens of one network cost few calls, and lead to the checkout beyond (%s)',
  async (_where, host) => {
    const shop = createReturnShop(host, declining)
    const go = (token: string) => shop.go(addressOf(token), from(network))
    for (let count = 0; count < paymentReturns.limit; count += 1)
      expect(await go(`made-up-${count}`)).toBe(pages.failed)
    const made = shop.calls.length
    for (let count = 0; count < 10; count += 1) expect(await go(`beyond-${count}`)).toBe(pages.unknown)
    expect(shop.calls).toHaveLength(made)
    expect(await shop.go(addressOf('beyond'), from('198.51.100.7')), 'of another network').toBe(pages.failed)
  },
)

test('a shopper whose browser has the token is not refused because of a neighbour', async () => {
  const shop = createReturnShop({ durableObjects: true })
  for (let count = 0; count <= paymentReturns.limit; count += 1)
    await shop.go(addressOf(`made-up-${count}`), from(network))
  expect(await shop.go(addressOf('own'), from(network, 'own'))).toBe(pages.confirmation)
})

test('a client that sends each made-up token as a cookie too has a limit as well', async () => {
  const shop = createReturnShop({ durableObjects: false }, declining)
  const go = (token: string) => shop.go(addressOf(token), from(network, token))
  for (let count = 0; count < ownPaymentReturns.limit; count += 1) await go(`made-up-${count}`)
  const made = shop.calls.length
  expect(await go('beyond')).toBe(pages.unknown)
  expect(shop.calls).toHaveLength(made)
})

test('a client that has collected tokens which the shop knows has a limit for these', async () => {
  const shop = createReturnShop({ durableObjects: false }, declining)
  await shop.showCart('collected')
  await shop.showCart('neighbour')
  const go = (token: string, field: number) => shop.go(`${addressOf(token)}&field=${field}`, from(network))
  const { limit } = knownPaymentReturns
  for (let count = 0; count < limit + paymentReturns.limit; count += 1) await go('collected', count)
  expect(shop.results()).toHaveLength(limit + paymentReturns.limit)
  expect(await go('collected', 1_000)).toBe(pages.unknown)
  expect(shop.results()).toHaveLength(limit + paymentReturns.limit)
  const own = await shop.go(addressOf('neighbour'), from(network, 'neighbour'))
  expect(own, 'of a neighbour whose browser has the token').toBe(pages.failed)
})

test('a known token is asked about where its network has used up returns of unknown ones', async () => {
  const shop = createReturnShop({ durableObjects: true })
  await shop.showCart('known')
  for (let count = 0; count <= paymentReturns.limit; count += 1)
    await shop.go(addressOf(`made-up-${count}`), from(network))
  expect(await shop.go(addressOf('known'), from(network))).toBe(pages.confirmation)
})

test.each(hosts)(
  'a token whose returns stay unclear is asked about a few times, and again after a minute (%s)',
  async (_where, host) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) })
    const shop = createReturnShop(host, {
      ...declining,
      result: () => json({ errors: { selection: 'not found' } }, 404),
    })
    const go = (field: number) => shop.go(`${addressOf('one')}&field=${field}`)
    for (let count = 0; count < unclearReturns.limit; count += 1) expect(await go(count)).toBe(pages.unknown)
    const made = shop.calls.length
    for (let count = 0; count < 10; count += 1) expect(await go(100 + count)).toBe(pages.unknown)
    expect(shop.calls).toHaveLength(made)
    vi.setSystemTime(Date.now() + unclearReturns.period)
    shop.service.result = declining.result
    expect(await go(200)).toBe(pages.failed)
  },
)

test.each([401, 403])(
  'a service that does not take the token (%i) is asked for nothing else',
  async (status) => {
    const shop = createReturnShop({ durableObjects: true }, { result: () => json({ errors: {} }, status) })
    expect(await shop.go(addressOf('refused'))).toBe(pages.unknown)
    expect(shop.calls.map(({ route }) => route)).toEqual(['POST /payment-result'])
  },
)
