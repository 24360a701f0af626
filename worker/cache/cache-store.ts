import type * as v from 'valibot'
import { parseResponse, type RawResponse, type ReportUnreadable, type Result } from '#src/commerce/reply.ts'
import { cacheMemory } from '../limits.ts'
import { type Envelope, type Times, unseal } from './envelope.ts'
import { deepFreeze } from './freeze.ts'
import { Lru } from './lru.ts'
import type { Store } from './store.ts'

/** What is asked: equal keys are equal questions. */
export interface CacheQuery<S extends v.GenericSchema> {
  key: string
  route: string
  schema: S
}

export interface CacheEntry<T> extends Times {
  reply: Result<T>
}

export interface CacheStorePorts {
  store: Store
  now(): number
  /** Told of a store that breaks: the shop does without it, and would not be seen to. */
  report(error: unknown): void
}

/** Answers kept for the next who asks: read and checked in memory, as text in the store. They cannot be changed. */
export class CacheStore {
  readonly #memory = new Lru<{ schema: v.GenericSchema; copy: CacheEntry<unknown> }>(cacheMemory)

  /** The copy in memory, unless it is too old even for an emergency. */
  inMemory<S extends v.GenericSchema>(
    { key, schema }: CacheQuery<S>,
    now: number,
  ): CacheEntry<v.InferOutput<S>> | null {
    const held = this.#memory.get(key)
    if (!held || held.schema !== schema || now >= held.copy.errorUntil) return null
    return held.copy as CacheEntry<v.InferOutput<S>> // made by this very schema
  }

  /** The copy in the store, brought into memory when it is newer than what is there. */
  async fromStore<S extends v.GenericSchema>(
    query: CacheQuery<S>,
    { store, now, report }: CacheStorePorts,
  ): Promise<CacheEntry<v.InferOutput<S>> | null> {
    const text = await store.read(query.key).catch((error: unknown) => {
      report(error)
      return null
    })
    const envelope = text === null ? null : unseal(text)
    if (text === null || !envelope || now() >= envelope.errorUntil) return null
    const held = this.inMemory(query, now())
    if (held && held.storedAt >= envelope.storedAt) return held
    try {
      return this.#hold(query, envelope, parseAnswer(query, envelope), text.length)
    } catch {
      return null // stored by an older build, under another contract
    }
  }

  /** Keeps an answer that was read from this envelope. */
  keep<S extends v.GenericSchema>(
    query: CacheQuery<S>,
    envelope: Envelope,
    reply: Result<v.InferOutput<S>>,
    { store, report }: CacheStorePorts,
  ): Promise<void> {
    const text = serialize(envelope)
    if (text === null) return Promise.resolve()
    this.#hold(query, envelope, reply, text.length)
    const seconds = Math.ceil((envelope.errorUntil - envelope.storedAt) / 1000)
    return store.write(query.key, text, seconds).catch(report)
  }

  #hold<S extends v.GenericSchema>(
    { key, schema }: CacheQuery<S>,
    { storedAt, freshUntil, staleUntil, errorUntil }: Times,
    reply: Result<v.InferOutput<S>>,
    weight: number,
  ): CacheEntry<v.InferOutput<S>> {
    const copy = { reply, storedAt, freshUntil, staleUntil, errorUntil }
    this.#memory.set(key, { schema, copy }, weight)
    return copy
  }
}

/** Parses an answer by its contract, frozen: many requests will share it. Throws `UpstreamError`. */
export function parseAnswer<S extends v.GenericSchema>(
  { schema, route }: CacheQuery<S>,
  answer: RawResponse,
  reportUnreadable?: ReportUnreadable,
): Result<v.InferOutput<S>> {
  return deepFreeze(parseResponse(schema, answer, route, reportUnreadable))
}

/** Null when the answer is nested too deep to be written down. */
function serialize(envelope: Envelope): string | null {
  try {
    return JSON.stringify(envelope)
  } catch {
    return null
  }
}
