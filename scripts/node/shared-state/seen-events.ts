import { seenEvents as limits } from '#worker/limits.ts'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import type { SeenEventsAnswer } from '#worker/seen-events/seen-events.ts'
import { createObjects } from './objects.ts'
import type { Redis } from './redis.ts'

/** Remembers events that were reported, for all processes; see `SeenEvents`. */
export function createSharedSeenEvents(redis: Redis): ObjectNamespace {
  return createObjects(async (_name, request) => {
    const hash = (await request.text()).slice(0, 64)
    const expiration = { type: 'PX', value: limits.lifetime } as const
    const stored = await redis.ask((client) =>
      client.set(`seen:${hash}`, '1', { condition: 'NX', expiration }),
    )
    return Response.json({ isFirst: stored !== null } satisfies SeenEventsAnswer)
  })
}
