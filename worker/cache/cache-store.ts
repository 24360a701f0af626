import type * as v from 'valibot'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { parseResponse, type RawResponse, type ReportUnreadable, type Result } from '#src/commerce/reply.ts'
import { cacheMemory, notFoundMemory } from '../limits.ts'
import type { Store } from './backing-store.ts'
import { type Envelope, type Times, unseal } from './envelope.ts'
import { deepFreeze } from './freeze.ts'
import { Lru } from './lru.ts'

/** A cache entry's key and the schema that parses it. Equal keys must mean equal requests. */
export interface CacheQuery<S extends v.GenericSchema> {
  key: string
  route: string
  schema: S
  /** The subjects that the reply shows, whose notices replace it; `value` is null for a refusal. */
  dependsOn(value: v.InferOutput<S> | null): readonly Subject[]
  /** True if a successful reply means that nothing was found. A cached refusal always does. */
  isNotFound?(value: v.InferOutput<S>): boolean
}

interface MemoryEntry {
  schema: v.GenericSchema
  copy: CacheEntry<unknown>
}

export interface CacheEntry<T> extends Times {
  reply: Result<T>
  dependsOn: readonly Subject[]
}

export interface CacheStorePorts {
  store: Store
  now(): number
  report(error: unknown): void
}

export class CacheStore {
  readonly #found: Lru<MemoryEntry>
  readonly #notFound: Lru<MemoryEntry>

  constructor({ found, notFound } = { found: cacheMemory, notFound: notFoundMemory }) {
    this.#found = new Lru(found)
    this.#notFound = new Lru(notFound)
  }

  /** Null if there is none or it is older than `errorUntil`. */
  inMemory<S extends v.GenericSchema>(
    { key, schema }: Pick<CacheQuery<S>, 'key' | 'schema'>,
    now: number,
  ): CacheEntry<v.InferOutput<S>> | null {
    const entry = this.#found.get(key) ?? this.#notFound.get(key)
    if (!entry || entry.schema !== schema || now >= entry.copy.errorUntil) return null
    return entry.copy as CacheEntry<v.InferOutput<S>> // parsed by the same schema object
  }

  /** Also copies it to memory; null if missing, outdated or written by a build with another schema. */
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
    const current = this.inMemory(query, now())
    if (current && current.storedAt >= envelope.storedAt) return current
    try {
      return this.#remember(query, envelope, parseAnswer(query, envelope), text.length)
    } catch {
      return null // stored by an older build, under another contract
    }
  }

  keep<S extends v.GenericSchema>(
    query: CacheQuery<S>,
    envelope: Envelope,
    reply: Result<v.InferOutput<S>>,
    { store, report }: CacheStorePorts,
  ): Promise<void> {
    const text = serialize(envelope)
    if (text === null) return Promise.resolve()
    this.#remember(query, envelope, reply, text.length)
    const seconds = Math.ceil((envelope.errorUntil - envelope.storedAt) / 1000)
    return store.write(query.key, text, seconds).catch(report)
  }

  #remember<S extends v.GenericSchema>(
    { key, schema, isNotFound, dependsOn: subjectsOf }: CacheQuery<S>,
    { askedAt, storedAt, freshUntil, staleUntil, errorUntil }: Times,
    reply: Result<v.InferOutput<S>>,
    weight: number,
  ): CacheEntry<v.InferOutput<S>> {
    const dependsOn = subjectsOf(reply.ok ? reply.value : null)
    const copy = { reply, dependsOn, askedAt, storedAt, freshUntil, staleUntil, errorUntil }
    const notFound = !reply.ok || isNotFound?.(reply.value)
    const [memory, other] = notFound ? [this.#notFound, this.#found] : [this.#found, this.#notFound]
    other.delete(key)
    memory.set(key, { schema, copy }, weight)
    return copy
  }
}

/** Deeply freezes a response, because many requests share it. Throws `UpstreamError` if the schema does not match. */
export function parseAnswer<S extends v.GenericSchema>(
  { schema, route }: Pick<CacheQuery<S>, 'schema' | 'route'>,
  answer: RawResponse,
  reportUnreadable?: ReportUnreadable,
): Result<v.InferOutput<S>> {
  return deepFreeze(parseResponse(schema, answer, route, reportUnreadable))
}

function serialize(envelope: Envelope): string | null {
  try {
    return JSON.stringify(envelope)
  } catch {
    return null
  }
}
