import { setTimeout } from 'node:timers/promises'
import { searchUpdates as limits } from '#worker/limits.ts'
import type { SearchUpdate, UpdateBatch, UpdateQueue } from '#worker/search-updates/search-update.ts'

export interface QueuePorts {
  /** Takes the updates of a batch; rejects if they are to be delivered again. */
  deliver(batch: UpdateBatch): Promise<void>
  /** Takes background work. */
  run(work: Promise<unknown>): void
  sleep?(milliseconds: number): Promise<void>
}

/**
 * The queue of a process that shares no Redis, in memory. As Cloudflare's: batches one after the other, each delivered
 * again up to `searchUpdates.retries` times. `send` rejects while `searchUpdates.waiting` updates wait.
 */
export function createUpdateQueue({ deliver, run, sleep = setTimeout }: QueuePorts): UpdateQueue {
  const waiting: SearchUpdate[] = []
  let isRunning = false

  async function deliverAll(): Promise<void> {
    while (waiting.length > 0) {
      await sleep(limits.gather)
      const messages = waiting.splice(0, limits.batch).map((body) => ({ body }))
      await deliverOne({ messages })
    }
    isRunning = false
  }

  async function deliverOne(batch: UpdateBatch): Promise<void> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await deliver(batch)
      } catch {
        // The Worker has logged it.
        if (retry === limits.retries) return
      }
      await sleep(limits.pause)
    }
  }

  return {
    async send(update) {
      if (waiting.length >= limits.waiting)
        throw new Error('Too many updates of the search index are waiting.')
      waiting.push(update)
      if (isRunning) return
      isRunning = true
      run(deliverAll())
    },
  }
}
