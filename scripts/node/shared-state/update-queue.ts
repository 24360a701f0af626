import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { searchUpdates as limits } from '#worker/limits.ts'
import type { UpdateQueue } from '#worker/search-updates/search-update.ts'
import type { QueuePorts } from '../update-queue.ts'
import type { Redis } from './redis.ts'

/** Milliseconds. */
export const updateTimes = {
  /** A process that ends during a delivery keeps the turn for as long; one that delivers prolongs it. */
  lease: 30_000,
  /** Between two looks at what other processes have left. */
  look: 10_000,
  /** What waits for longer is left to the next full run, which is due every night. */
  lifetime: 24 * 60 * 60 * 1_000,
}

const [list, turn, begun] = ['updates', 'update-turn', 'update-batch']

const addScript = `
  if redis.call('llen', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
  redis.call('rpush', KEYS[1], ARGV[3])
  redis.call('pexpire', KEYS[1], ARGV[2])
  return 1`

/**
 * A batch is the head of the list until it is finished, and as large at each attempt as at the first. Returns the
 * number of the attempt, and the batch; nothing if none waits, or if another process has the turn. The last attempt of
 * a batch that is still there has ended with its process.
 */
const takeScript = `
  local held = redis.call('get', KEYS[2])
  if held and held ~= ARGV[1] then return false end
  local size = tonumber(redis.call('hget', KEYS[3], 'size') or '0')
  if size > 0 and tonumber(redis.call('hget', KEYS[3], 'attempts')) >= tonumber(ARGV[4]) then
    redis.call('ltrim', KEYS[1], size, -1)
    redis.call('del', KEYS[3])
    size = 0
  end
  local waiting = redis.call('llen', KEYS[1])
  size = math.min(waiting, size > 0 and size or tonumber(ARGV[3]))
  if size == 0 then
    redis.call('del', KEYS[2], KEYS[3])
    return false
  end
  redis.call('set', KEYS[2], ARGV[1], 'px', ARGV[2])
  redis.call('hset', KEYS[3], 'size', size)
  local attempt = redis.call('hincrby', KEYS[3], 'attempts', 1)
  redis.call('pexpire', KEYS[3], redis.call('pttl', KEYS[1]))
  return {attempt, redis.call('lrange', KEYS[1], 0, size - 1)}`

/** The turn may have expired and be another's. */
const prolongScript = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('pexpire', KEYS[1], ARGV[2]) end`

const finishScript = `
  if redis.call('get', KEYS[2]) == ARGV[1] then
    redis.call('ltrim', KEYS[1], ARGV[2], -1)
    redis.call('del', KEYS[2], KEYS[3])
  end`

const Taken = v.nullable(v.tuple([v.number(), v.array(v.string())]))
const Json = v.pipe(v.string(), v.parseJson())

/**
 * The queue of all processes, in the way of the one in memory: batches one after the other, whichever process delivers
 * them, and an update that was sent outlives its process. A process that ends during a delivery leaves the batch to
 * another, and that counts as an attempt. `send` rejects without Redis, too.
 */
export function createSharedUpdateQueue(redis: Redis, { deliver, run, sleep }: QueuePorts) {
  const own = randomUUID()
  const stopped = new AbortController()
  const pause = sleep ?? ((milliseconds) => setTimeout(milliseconds, undefined, { signal: stopped.signal }))
  let isRunning = false

  const take = async () =>
    v.parse(
      Taken,
      await redis.ask((client) =>
        client.eval(takeScript, {
          keys: [list, turn, begun],
          arguments: [own, ...[updateTimes.lease, limits.batch, 1 + limits.retries].map(String)],
        }),
      ),
    )
  const prolong = (milliseconds: number) =>
    redis
      .ask((client) => client.eval(prolongScript, { keys: [turn], arguments: [own, String(milliseconds)] }))
      // Then it expires by itself.
      .catch(() => {})
  const finish = (size: number) =>
    redis.ask((client) =>
      client.eval(finishScript, { keys: [list, turn, begun], arguments: [own, String(size)] }),
    )

  /** Resolves with false if the batch is to be delivered again. */
  async function attempt(texts: string[]): Promise<boolean> {
    const prolonging = setInterval(() => void prolong(updateTimes.lease), updateTimes.lease / 3)
    try {
      // What is no JSON is no update of this shop.
      const messages = texts.flatMap((text) => {
        const { success, output } = v.safeParse(Json, text)
        return success ? [{ body: output }] : []
      })
      await deliver({ messages })
      return true
    } catch {
      // The Worker has logged it.
      return false
    } finally {
      clearInterval(prolonging)
    }
  }

  async function deliverAll(): Promise<void> {
    while (!stopped.signal.aborted) {
      const taken = await take()
      if (!taken) return
      const [number, texts] = taken
      if ((await attempt(texts)) || number > limits.retries) {
        await finish(texts.length)
        await pause(limits.gather)
      } else {
        // Until then no other process takes the batch.
        await prolong(limits.pause)
        await pause(limits.pause)
      }
    }
  }

  function start(wait: number): void {
    if (isRunning || stopped.signal.aborted) return
    isRunning = true
    const work = async () => {
      try {
        if (wait > 0) await pause(wait)
        await deliverAll()
      } catch {
        // The process stops, or there is no Redis: what waits is taken by the next look of any process.
      } finally {
        isRunning = false
      }
    }
    run(work())
  }

  const looking = setInterval(() => {
    if (redis.isConnected()) start(0)
  }, updateTimes.look)
  looking.unref()

  return {
    async send(update) {
      const added = await redis.ask((client) =>
        client.eval(addScript, {
          keys: [list],
          arguments: [String(limits.waiting), String(updateTimes.lifetime), JSON.stringify(update)],
        }),
      )
      if (added !== 1) throw new Error('Too many updates of the search index are waiting.')
      start(limits.gather)
    },
    /** Begins no more deliveries: other processes, or the next start, take what waits. */
    stop() {
      clearInterval(looking)
      stopped.abort()
    },
  } satisfies UpdateQueue & { stop(): void }
}
