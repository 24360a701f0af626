import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Redis } from '#scripts/node/shared-state/redis.ts'
import { createSharedUpdateQueue, updateTimes } from '#scripts/node/shared-state/update-queue.ts'

import { createTestRedis, keysOf, passTime } from '#tests/support/redis/test-redis.ts'
import { searchUpdates as limits } from '#worker/limits.ts'

const redis = await createTestRedis()
afterAll(() => redis?.stop())

/** Bounds a wait on a busy machine. */
const soon = { timeout: 30_000 }
const updateOf = (id: string) => ({ products: [id], categories: [], brands: [] })

describe.skipIf(!redis)('the updates of processes that share Redis', () => {
  /** Processes, and what each has been asked to deliver, until it is told how that ends. */
  function createShop() {
    const prefix = `${crypto.randomUUID()}:`
    const connection = redis!.create(prefix)
    const deliveries: { by: string; ids: string[]; end: () => void; fail: () => void }[] = []
    const queues: ReturnType<typeof createSharedUpdateQueue>[] = []
    return {
      connection,
      deliveries,
      /** What was delivered by whom, in order: `one 1 2`. */
      delivered: () => deliveries.map(({ by, ids }) => [by, ...ids].join(' ')),
      /** The delivery with this number, when it has begun. */
      async delivery(number: number) {
        await vi.waitFor(() => expect(deliveries.length).toBeGreaterThanOrEqual(number), soon)
        return deliveries[number - 1]!
      },
      start(by: string) {
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
        const work: Promise<unknown>[] = []
        const own = redis!.create(prefix)
        let isAway = false
        const reachable: Redis = {
          ...own,
          ask: (call, deadline) => (isAway ? Promise.reject(new Error('offline')) : own.ask(call, deadline)),
        }
        const queue = createSharedUpdateQueue(reachable, {
          deliver: ({ messages }) =>
            new Promise((done, failed) => {
              const ids = messages.map(({ body }) => JSON.stringify(body).replaceAll(/\D/g, ''))
              deliveries.push({ by, ids, end: done, fail: () => failed(new Error('away')) })
            }),
          run: (started) => void work.push(started),
          sleep: async () => {},
        })
        queues.push(queue)
        return {
          send: (id: number) => queue.send(updateOf(String(id))),
          stop: queue.stop,
          /** It does not reach Redis any more, as if it had been killed. */
          vanish() {
            isAway = true
          },
          reappear() {
            isAway = false
          },
          settle: () => Promise.all(work),
        }
      },
      /** All processes look what others have left. */
      look: () => vi.advanceTimersByTimeAsync(updateTimes.look),
      /** How many wait or are being delivered. */
      waiting: () => connection.ask((client) => client.lLen('updates')),
      /** The keys of the shop, with the milliseconds until they expire. */
      async keys() {
        const all = await keysOf(connection)
        return all.flatMap(([key, left]): [string, number][] =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), left]] : [],
        )
      },
      [Symbol.dispose]() {
        for (const queue of queues) queue.stop()
        vi.useRealTimers()
      },
    }
  }

  test('one process at a time delivers, and takes what another was notified of', async () => {
    using shop = createShop()
    const [one, two] = [shop.start('one'), shop.start('two')]
    await one.send(1)
    const first = await shop.delivery(1)
    await two.send(2)
    await two.settle()
    expect(shop.delivered()).toEqual(['one 1'])
    first.end()
    ;(await shop.delivery(2)).end()
    await one.settle()
    expect([shop.delivered(), await shop.waiting()]).toEqual([['one 1', 'one 2'], 0])
  })

  test('updates left by a process that ended before delivery are delivered by the next one', async () => {
    using shop = createShop()
    const [one, two] = [shop.start('one'), shop.start('two')]
    one.stop()
    await one.send(1)
    expect(await shop.waiting()).toBe(1)
    await shop.look()
    ;(await shop.delivery(1)).end()
    await two.settle()
    expect([shop.delivered(), await shop.waiting()]).toEqual([['two 1'], 0])
  })

  test('a batch whose process ends during its delivery is given back after the lease', async () => {
    using shop = createShop()
    const [one, two] = [shop.start('one'), shop.start('two')]
    await one.send(1)
    await shop.delivery(1)
    one.vanish()
    await two.send(2)
    await passTime(shop.connection, updateTimes.lease - 1_000)
    await shop.look()
    await two.settle()
    expect(shop.delivered()).toEqual(['one 1'])
    await passTime(shop.connection, 1_000)
    await shop.look()
    const again = await shop.delivery(2)
    // It was only slow: its late end does not finish what another delivers.
    one.stop()
    one.reappear()
    shop.deliveries[0]?.end()
    await one.settle()
    expect(await shop.waiting()).toBe(2)
    again.end()
    ;(await shop.delivery(3)).end()
    await two.settle()
    expect([shop.delivered(), await shop.waiting()]).toEqual([['one 1', 'two 1', 'two 2'], 0])
  })

  test('a delivery may be longer than the lease', async () => {
    using shop = createShop()
    const [one, two] = [shop.start('one'), shop.start('two')]
    await one.send(1)
    const first = await shop.delivery(1)
    for (let time = 0; time < 2 * updateTimes.lease; time += updateTimes.look) {
      await passTime(shop.connection, updateTimes.look)
      await shop.look()
      await two.settle()
      // Answers come in sequence: the turn has been prolonged.
      await vi.waitFor(async () => {
        const left = new Map(await shop.keys()).get('update-turn')
        expect(left).toBeGreaterThan(updateTimes.lease - updateTimes.look)
      }, soon)
    }
    expect(shop.delivered()).toEqual(['one 1'])
    first.end()
    await one.settle()
    expect(await shop.waiting()).toBe(0)
  })

  test('after a failure no other process delivers before the pause is over', async () => {
    using shop = createShop()
    const [one, two] = [shop.start('one'), shop.start('two')]
    await one.send(1)
    const first = await shop.delivery(1)
    one.stop()
    first.fail()
    await one.settle()
    await passTime(shop.connection, limits.pause - 1_000)
    await shop.look()
    await two.settle()
    expect(shop.delivered()).toEqual(['one 1'])
    await passTime(shop.connection, 1_000)
    await shop.look()
    ;(await shop.delivery(2)).end()
    await two.settle()
    expect([shop.delivered(), await shop.waiting()]).toEqual([['one 1', 'two 1'], 0])
  })

  test('a batch that ends every process is given up after its last attempt, and the next is delivered', async () => {
    using shop = createShop()
    const first = shop.start('0')
    await first.send(1)
    await shop.delivery(1)
    first.vanish()
    for (let retry = 1; retry <= limits.retries; retry += 1) {
      const next = shop.start(String(retry))
      await passTime(shop.connection, updateTimes.lease)
      await shop.look()
      await shop.delivery(1 + retry)
      // It comes later, so it does not join the batch.
      if (retry === 1) await next.send(2)
      next.vanish()
    }
    const last = shop.start('last')
    await passTime(shop.connection, updateTimes.lease)
    await shop.look()
    ;(await shop.delivery(2 + limits.retries)).end()
    await last.settle()
    expect(shop.delivered()).toEqual(['0 1', '1 1', '2 1', '3 1', 'last 2'])
    expect(await shop.waiting()).toBe(0)
  })

  test('nothing of what was delivered stays, and what waits does not stay for ever', async () => {
    using shop = createShop()
    const one = shop.start('one')
    await one.send(1)
    const first = await shop.delivery(1)
    const keys = await shop.keys()
    expect(keys.map(([key]) => key).sort()).toEqual(['update-batch', 'update-turn', 'updates'])
    for (const [key, left] of keys) {
      expect(left, key).toBeGreaterThan(0)
      expect(left, key).toBeLessThanOrEqual(updateTimes.lifetime)
    }
    first.end()
    await one.settle()
    expect(await shop.keys()).toEqual([])
  })

  test('without Redis an update is refused', async () => {
    using shop = createShop()
    const connection = { ...shop.connection, ask: () => Promise.reject(new Error('offline')) }
    const queue = createSharedUpdateQueue(connection, { deliver: async () => {}, run() {} })
    await expect(queue.send(updateOf('1'))).rejects.toThrow('offline')
    queue.stop()
  })
})
