// Meilisearch, API reference: https://www.meilisearch.com/docs/reference/api/overview

import * as v from 'valibot'
import { path } from '../call-path.ts'
import type { Http } from '../http.ts'
import { type RawResponse, UpstreamError } from '../reply.ts'

/** The clock of tasks that are awaited. */
export interface Clock {
  /** Milliseconds. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/** Milliseconds between two looks at a task: longer each time. */
const pauses = { first: 50, longest: 2_000 }

/** Documents read in one call. */
const documentsPage = 1_000

/** The search service refused a call or could not carry out a task. */
export class SearchServiceError extends Error {
  override readonly name = 'SearchServiceError'
  /** The service's name for the reason, such as `index_not_found`. */
  readonly code: string

  constructor(route: string, code: string, message: string) {
    super(`${route}: ${code}. ${message}`)
    this.code = code
  }
}

const Reason = v.object({ code: v.string(), message: v.nullish(v.string(), '') })
const Enqueued = v.object({ taskUid: v.number() })
const Task = v.object({ status: v.string(), error: v.nullish(Reason, null) })
const Index = v.object({ uid: v.string(), updatedAt: v.string() })
const Stats = v.object({ numberOfDocuments: v.number() })
const Settings = v.record(v.string(), v.unknown())
const Found = v.object({ estimatedTotalHits: v.number() })

/** A change that the service has taken on but may not have made yet. */
export interface EnqueuedTask {
  uid: number
  route: string
}

export type SearchAdminApi = ReturnType<typeof createSearchAdminApi>

/**
 * Creates the calls that read and change indexes of the search service. They need a key that may do so. Changes return a task, which
 * `finished` awaits. They throw `SearchServiceError` and `UpstreamError`.
 */
export function createSearchAdminApi(http: Http, { now, sleep }: Clock, taskDeadline: number) {
  const change = async (
    method: 'POST' | 'PATCH' | 'DELETE',
    address: string,
    route: string,
    body?: unknown,
  ) => enqueued(await http({ method, path: address, route, ...(body === undefined ? {} : { body }) }), route)
  const documentsOf = (uid: string) => `${path('indexes', uid)}/documents`

  async function read<S extends v.GenericSchema>(schema: S, address: string, route: string) {
    return parsed(schema, await http({ method: 'GET', path: address, route }), route)
  }

  async function orNull<T>(call: Promise<T>): Promise<T | null> {
    try {
      return await call
    } catch (error) {
      if (error instanceof SearchServiceError && error.code === 'index_not_found') return null
      throw error
    }
  }

  return {
    /** Time of the last change of an index; null if it does not exist. */
    async updatedAt(uid: string): Promise<number | null> {
      const index = await orNull(read(Index, path('indexes', uid), 'GET /indexes/{index}'))
      return index && Date.parse(index.updatedAt)
    },
    /** Number of documents in an index; null if it does not exist. */
    async count(uid: string): Promise<number | null> {
      const stats = await orNull(read(Stats, `${path('indexes', uid)}/stats`, 'GET /indexes/{index}/stats'))
      return stats?.numberOfDocuments ?? null
    },
    /** The settings of an index, by name; null if it does not exist. */
    settings: (uid: string) =>
      orNull(read(Settings, `${path('indexes', uid)}/settings`, 'GET /indexes/{index}/settings')),
    /** The number of documents that a search in an index finds, at most as many as the service ranks. */
    async found(uid: string, query: object): Promise<number> {
      const route = 'POST /indexes/{index}/search'
      const body = { ...query, limit: 0 }
      const answer = await http({ method: 'POST', path: `${path('indexes', uid)}/search`, route, body })
      return parsed(Found, answer, route).estimatedTotalHits
    },
    create: (uid: string, primaryKey: string) =>
      change('POST', '/indexes', 'POST /indexes', { uid, primaryKey }),
    remove: (uid: string) => change('DELETE', path('indexes', uid), 'DELETE /indexes/{index}'),
    set: (uid: string, settings: object) =>
      change('PATCH', `${path('indexes', uid)}/settings`, 'PATCH /indexes/{index}/settings', settings),
    /** The documents of an index, read by a schema of each; none if it does not exist. */
    async documents<S extends v.GenericSchema>(uid: string, schema: S): Promise<v.InferOutput<S>[]> {
      const page = v.object({ results: v.array(schema), total: v.number() })
      const all: v.InferOutput<S>[] = []
      for (;;) {
        const address = `${documentsOf(uid)}?limit=${documentsPage}&offset=${all.length}`
        const found = await orNull(read(page, address, 'GET /indexes/{index}/documents'))
        if (found) all.push(...found.results)
        if (!found || found.results.length === 0 || all.length >= found.total) return all
      }
    },
    /** Adds documents, in place of those with the same id. `primaryKey`: of the index, if it may not exist. */
    put: (uid: string, sent: readonly object[], primaryKey?: string) =>
      change(
        'POST',
        `${documentsOf(uid)}${primaryKey === undefined ? '' : `?primaryKey=${encodeURIComponent(primaryKey)}`}`,
        'POST /indexes/{index}/documents',
        sent,
      ),
    removeDocuments: (uid: string, ids: readonly string[]) =>
      change('POST', `${documentsOf(uid)}/delete-batch`, 'POST /indexes/{index}/documents/delete-batch', ids),
    /** Exchanges indexes in pairs, all at the same moment. */
    swap: (pairs: readonly (readonly [string, string])[]) =>
      change(
        'POST',
        swapPath,
        'POST /swap-indexes',
        pairs.map((indexes) => ({ indexes })),
      ),

    /** Waits until a task has been carried out. Throws when it failed, or after the deadline. */
    async finished({ uid, route }: EnqueuedTask): Promise<void> {
      const until = now() + taskDeadline
      for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
        const { status, error } = await read(Task, path('tasks', String(uid)), 'GET /tasks/{task}')
        if (status === 'succeeded') return
        if (status === 'failed' || status === 'canceled') {
          throw new SearchServiceError(route, error?.code ?? status, error?.message ?? `Task ${uid}`)
        }
        if (now() >= until) throw new SearchServiceError(route, 'late', `Task ${uid} is still ${status}.`)
        await sleep(pause)
      }
    },
  }
}

const swapPath = '/swap-indexes'

/** True if a call has the same effect when it is made twice: a second swap takes the first one back. */
export function isRepeatable(call: { path: string }): boolean {
  return call.path !== swapPath
}

function enqueued(answer: RawResponse, route: string): EnqueuedTask {
  return { uid: parsed(Enqueued, answer, route).taskUid, route }
}

function parsed<S extends v.GenericSchema>(
  schema: S,
  { status, body }: RawResponse,
  route: string,
): v.InferOutput<S> {
  if (status >= 400 && status < 500) {
    const reason = v.safeParse(Reason, body)
    if (reason.success) throw new SearchServiceError(route, reason.output.code, reason.output.message)
  }
  if (status < 200 || status >= 300) throw new UpstreamError('status', route, { status })
  const reply = v.safeParse(schema, body)
  if (!reply.success) throw new UpstreamError('schema', route, { status })
  return reply.output
}
