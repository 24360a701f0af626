import { afterAll, describe, expect, test } from 'vitest'
import { createSharedUpdateQueue } from '#scripts/node/shared-state/update-queue.ts'
import { createUpdateQueue, type QueuePorts } from '#scripts/node/update-queue.ts'
import { createTestRedis } from '#tests/support/redis/test-redis.ts'
import { searchUpdates as limits } from '#worker/limits.ts'
import type { UpdateBatch, UpdateQueue } from '#worker/search-updates/search-update.ts'

const redis = await createTestRedis()
const opened: ReturnType<typeof createSharedUpdateQueue>[] = []
afterAll(async () => {
  for (const queue of opened) queue.stop()
  await redis?.stop()
})

const engines: [where: string, create: (ports: QueuePorts) => UpdateQueue][] = [
  ['in memory', createUpdateQueue],
]
if (redis) {
  engines.push([
    'in Redis',
    (ports) => {
      const queue = createSharedUpdateQueue(redis.create(), ports)
      opened.push(queue)
      return queue
    },
  ])
}

const updateOf = (id: number) => ({ products: [String(id)], categories: [], brands: [] })

describe.each(engines)('%s', (_where, create) => {
  /** A queue whose deliveries end when `answer` does. */
  function createQueue(answer: (delivery: number) => Promise<void>, gathered = Promise.resolve()) {
    const batches: UpdateBatch[] = []
    const pauses: number[] = []
    const work: Promise<unknown>[] = []
    const queue = create({
      deliver: (batch) => answer(batches.push(batch)),
      run: (started) => void work.push(started),
      sleep(milliseconds) {
        pauses.push(milliseconds)
        return gathered
      },
    })
    return { queue, batches, pauses, settle: () => Promise.all(work) }
  }

  test('updates within a short time are delivered together, those during a delivery after it', async () => {
    const first = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { queue, batches, settle } = createQueue((delivery) => {
      begun.resolve()
      return delivery === 1 ? first.promise : Promise.resolve()
    })
    await Promise.all([1, 2].map((id) => queue.send(updateOf(id))))
    await begun.promise
    await Promise.all([3, 4].map((id) => queue.send(updateOf(id))))
    first.resolve()
    await settle()
    const together = (...ids: number[]) => ({ messages: ids.map((id) => ({ body: updateOf(id) })) })
    expect(batches).toEqual([together(1, 2), together(3, 4)])
    await queue.send(updateOf(5))
    await settle()
    expect(batches).toHaveLength(3)
  })

  test('a batch that fails is delivered again after a pause, a few times, and then the next', async () => {
    const { queue, batches, pauses, settle } = createQueue((delivery) =>
      delivery <= 1 + limits.retries ? Promise.reject(new Error('away')) : Promise.resolve(),
    )
    const ids = Array.from({ length: limits.batch + 1 }, (_, at) => at)
    await Promise.all(ids.map((id) => queue.send(updateOf(id))))
    await settle()
    expect(pauses.filter((time) => time === limits.pause)).toHaveLength(limits.retries)
    expect(batches.map(({ messages }) => messages[0]?.body)).toEqual([
      ...Array.from({ length: 1 + limits.retries }, () => updateOf(0)),
      updateOf(limits.batch),
    ])
  })

  test('more updates than may wait are refused', async () => {
    const { queue } = createQueue(() => Promise.resolve(), new Promise<void>(() => {}))
    for (let id = 0; id < limits.waiting; id += 1) await queue.send(updateOf(id))
    await expect(queue.send(updateOf(limits.waiting))).rejects.toThrow('Too many updates')
  })
})
