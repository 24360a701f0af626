import { afterAll, describe, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { createTestRedis } from '#tests/support/redis/test-redis.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'

const redis = await createTestRedis()
afterAll(() => redis?.stop())

const pages = ['/', '/c/brakes', '/de/c/brakes']

describe.skipIf(!redis)('a shop under Node with Redis', () => {
  const start = (options: Parameters<typeof startShop>[0]) =>
    startShop({ runtime: 'node', stateUrl: redis!.server.url, ...options })

  test('pages that one process has shown are shown by another while the services are down', async () => {
    const origin = 'https://shop.test'
    {
      await using first = await start({ origin })
      for (const page of pages) expect((await first.fetch(page)).status, page).toBe(200)
    }
    // Its services are at an origin that does not exist.
    await using second = await start({ origin, sandbox: null })
    for (const page of pages) expect((await second.fetch(page)).status, page).toBe(200)
    expect((await second.fetch('/c/engine')).status, 'a page that none has shown').toBe(503)
  }, 120_000)

  test('pages and carts are served while Redis does not answer, and after it has crashed', async () => {
    await using shop = await start({})
    const { server } = redis!
    server.pause()
    expect((await shop.fetch('/c/brakes')).status).toBe(200)
    server.resume()
    await server.stop()
    for (const page of [...pages, '/search?keyword=disc'])
      expect((await shop.fetch(page)).status, page).toBe(200)
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 2)
    expect((await cart.selection()).lines.map(({ quantity }) => quantity)).toEqual([2])
    await server.start()
  }, 120_000)
})
