import * as v from 'valibot'
import { Lru } from '../cache/lru.ts'
import { seenEvents as limits } from '../limits.ts'

/** Remembers what has been seen before, for 48 hours. */
export interface SeenEvents {
  /** Notes an event by the hash of its name and id. True the first time only. */
  isFirst(hash: string): Promise<boolean>
}

/** The memory of one process, for hosts without Durable Objects: the oldest are forgotten beyond `seenEvents.inMemory`. */
export function createMemorySeenEvents(now = Date.now): SeenEvents {
  const seen = new Lru<number>({ entries: limits.inMemory, weight: 0 })
  return {
    async isFirst(hash) {
      const until = seen.get(hash)
      if (until !== undefined && now() < until) return false
      seen.set(hash, now() + limits.lifetime, 0)
      return true
    },
  }
}

/** The objects, as the platform binds them: one for each name. */
export interface SeenEventsNamespace {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(request: Request): Promise<Response> }
}

const Answer = v.object({ isFirst: v.boolean() })
export type SeenEventsAnswer = v.InferOutput<typeof Answer>

/** Asks the objects, of which there are 256, so that none is asked by everybody. Rejects when one cannot be reached. */
export function createBoundSeenEvents(objects: SeenEventsNamespace): SeenEvents {
  return {
    async isFirst(hash) {
      const object = objects.get(objects.idFromName(hash.slice(0, 2)))
      const response = await object.fetch(new Request('https://seen-events/', { method: 'POST', body: hash }))
      return v.parse(Answer, await response.json()).isFirst
    },
  }
}
