import * as v from 'valibot'
import { within } from '#src/commerce/deadline.ts'
import { Lru } from '../cache/lru.ts'
import type { Report } from '../error-reports/create-report.ts'
import { seenEvents as limits } from '../limits.ts'
import type { ObjectNamespace } from '../object-namespace.ts'

export interface EventMemory {
  isFirst(hash: string): Promise<boolean>
}

/**
 * The memory of one process, for hosts without Durable Objects: beyond `seenEvents.inMemory` the oldest are removed.
 */
export function createMemorySeenEvents(now = Date.now): EventMemory {
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

/** The memory of all isolates; that of this one without Durable Objects, and while they cannot be reached. */
export function createSeenEvents(
  objects: ObjectNamespace | undefined,
  memory: EventMemory,
  report: Report,
): EventMemory {
  if (!objects) return memory
  const bound = createBoundSeenEvents(objects)
  return {
    isFirst: (hash) =>
      bound.isFirst(hash).catch((error: unknown) => {
        report(error)
        return memory.isFirst(hash)
      }),
  }
}

const Answer = v.object({ isFirst: v.boolean() })
export type SeenEventsAnswer = v.InferOutput<typeof Answer>

/** 256 objects share the load. Rejects if one cannot be reached in time. */
export function createBoundSeenEvents(objects: ObjectNamespace): EventMemory {
  return {
    async isFirst(hash) {
      const object = objects.get(objects.idFromName(hash.slice(0, 2)))
      const request = new Request('https://seen-events/', { method: 'POST', body: hash })
      const answer = object.fetch(request).then((response) => response.json())
      const late = () => new Error('The memory of seen events took too long.')
      return v.parse(Answer, await within(limits.deadline, answer, late)).isFirst
    },
  }
}
