import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { CatalogueStamps, type StampStorage } from '#worker/catalogue-stamps/durable-object.ts'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import { createObjects } from './objects.ts'
import { type Redis, redisTimes } from './redis.ts'
import { takeTurn } from './turns.ts'

/**
 * Milliseconds that the book is kept: longer than any answer from before a change, which is kept for seven days at most
 * (`worker/cache/policy.ts`).
 */
export const stampsLifetime = 8 * 24 * 60 * 60 * 1_000
/** Milliseconds of a turn, longer than reading and writing the book. */
const lease = 2 * redisTimes.call + 1_000

/**
 * The changes in the catalogue, for all processes: the Worker's own object, with which one process at a time receives a
 * notice. Rejects without Redis, and the service is told to send the notice again.
 */
export function createSharedCatalogueStamps(redis: Redis): ObjectNamespace {
  const storage = createStorage(redis)
  // Another process may have written the book since the last call, so each call opens it.
  const open = () => new CatalogueStamps({ storage })
  return createObjects(async (_name, request) => {
    if (request.method === 'GET') return open().fetch(request)
    const { url, method } = request
    const body = await request.text()
    const call = { turn: 'stamps', key: randomUUID(), lease }
    const answer = await takeTurn(redis, call, async () =>
      (await open().fetch(new Request(url, { method, body }))).text(),
    )
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
}

/** Keeps the book. */
function createStorage(redis: Redis): StampStorage {
  return {
    async get() {
      const text = await redis.ask((client) => client.get('stamps'))
      return text === null ? undefined : v.parse(v.pipe(v.string(), v.parseJson()), text)
    },
    async put(_key, book) {
      const expiration = { type: 'PX', value: stampsLifetime } as const
      await redis.ask((client) => client.set('stamps', JSON.stringify(book), { expiration }))
    },
  }
}
