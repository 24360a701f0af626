import type * as v from 'valibot'
import { within } from '#src/commerce/deadline.ts'
import { type RawResponse, type ReportUnreadable, type Result, UpstreamError } from '#src/commerce/reply.ts'
import { cachePauseAfterFailure, cacheWait, maxPausedKeys } from '../limits.ts'
import type { Source } from '../upstream/call-metrics.ts'
import {
  type CacheEntry,
  type CacheQuery,
  CacheStore,
  type CacheStorePorts,
  parseAnswer,
} from './cache-store.ts'
import { seal } from './envelope.ts'
import { InFlight } from './in-flight.ts'
import { Lru } from './lru.ts'
import { notFoundPolicy, type Policy } from './policy.ts'

export interface Lookup<S extends v.GenericSchema> extends CacheQuery<S> {
  policy: Policy
  /** Tells an answer that lists nothing: after one that listed something, it is taken for a fault. */
  isEmpty?(value: v.InferOutput<S>): boolean
  /** Asks the service itself. Must have its own deadline: it may outlive the request that started it. */
  load(): Promise<RawResponse>
}

export interface CacheResult<T> {
  reply: Result<T>
  source: Source
  /** When the answer was given and until when it is fresh, milliseconds since 1970. */
  storedAt: number
  freshUntil: number
}

export interface CachePorts extends CacheStorePorts {
  /** Keeps the worker alive for work nobody waits for. */
  waitUntil(work: Promise<unknown>): void
  /** Hears of what is left out of an answer, once: when it comes, and not when a copy of it is read. */
  reportUnreadable: ReportUnreadable
}

/**
 * Public answers of one isolate: fresh ones are returned at once, stale ones while they are renewed, old ones when
 * the service fails. Concurrent misses for one key share one call. Holds nothing that belongs to a shopper.
 */
export class DataCache {
  readonly #copies = new CacheStore()
  readonly #inFlight = new InFlight<CacheResult<unknown>>()
  readonly #pausedUntil = new Lru<number>({ entries: maxPausedKeys, weight: 0 })

  /** Throws `UpstreamError` when nothing usable is to be had; every failed call is reported once. */
  async find<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const now = ports.now()
    const held = this.#copies.inMemory(lookup, now)
    if (held && now < held.freshUntil) return found(held, 'hit')
    const paused = now < (this.#pausedUntil.get(lookup.key) ?? 0)
    if (held && now < held.staleUntil) {
      // A promise of another request is only touched by those who wait for it: this one may be gone before it ends.
      const underway = this.#inFlight.find(lookup.key, now) !== undefined
      if (!paused && !underway) this.#renew(lookup, ports).catch(() => {})
      return found(held, 'stale')
    }
    if (held && paused) return found(held, 'stale-if-error')
    try {
      return await this.#wait(lookup, ports)
    } catch (error) {
      const old = this.#copies.inMemory(lookup, ports.now())
      if (!old) throw error
      return found(old, 'stale-if-error')
    }
  }

  /** The cached reply, fresh or stale, as long as it may be used without an error; null otherwise. Makes no call. */
  async peek<S extends v.GenericSchema>(
    query: CacheQuery<S>,
    ports: CacheStorePorts,
  ): Promise<Result<v.InferOutput<S>> | null> {
    const copy = this.#copies.inMemory(query, ports.now()) ?? (await this.#copies.fromStore(query, ports))
    return copy && ports.now() < copy.staleUntil ? copy.reply : null
  }

  /** Shares a call that is under way; should that fail for reasons of its own, asks once more in the time left. */
  async #wait<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const late = () => new UpstreamError('timeout', lookup.route)
    const started = ports.now()
    const shared = this.#inFlight.find(lookup.key, started) !== undefined
    const first = within(cacheWait, this.#renew(lookup, ports), late)
    if (!shared) return first
    const answer = await first.catch((error) => {
      const left = started + cacheWait - ports.now()
      if (left <= 0) throw error
      return within(left, this.#renew(lookup, ports), late)
    })
    return answer.source === 'miss' ? { ...answer, source: 'coalesced' } : answer
  }

  #renew<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const underway = this.#inFlight.find(lookup.key, ports.now())
    const work = underway ?? this.#begin(lookup, ports, this.#load(lookup, ports))
    return work as Promise<CacheResult<v.InferOutput<S>>> // one key has one schema
  }

  #begin<T>(
    { key }: { key: string },
    ports: CachePorts,
    work: Promise<CacheResult<T>>,
  ): Promise<CacheResult<unknown>> {
    const fail = (error: unknown) => {
      this.#pausedUntil.set(key, ports.now() + cachePauseAfterFailure, 0)
      ports.report(error)
    }
    // The one who asked first may leave; the others still wait for the answer.
    ports.waitUntil(work.catch(fail))
    return this.#inFlight.begin(key, ports.now(), work)
  }

  /** Another isolate may have been faster: its copy is used before the service is asked. */
  async #load<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const stored = await this.#copies.fromStore(lookup, ports)
    if (stored && ports.now() < stored.freshUntil) return found(stored, 'hit')
    const asked = this.#ask(lookup, ports)
    if (!stored || ports.now() >= stored.staleUntil) return asked
    this.#begin(lookup, ports, asked).catch(() => {})
    return found(stored, 'stale')
  }

  async #ask<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const { now, waitUntil, reportUnreadable } = ports
    const answer = await lookup.load()
    const reply = parseAnswer(lookup, answer, reportUnreadable)
    const before = this.#copies.inMemory(lookup, now())?.reply
    if (reply.ok && lookup.isEmpty?.(reply.value) && before?.ok && !lookup.isEmpty(before.value)) {
      throw new UpstreamError('emptied', lookup.route)
    }
    const envelope = seal(answer, reply.ok ? lookup.policy : notFoundPolicy, now())
    // A refusal other than "not found" says something of this one call; it is passed on and forgotten.
    const lasting = reply.ok ? !hasErrors(answer.body) : reply.status === 404
    if (!lasting) return found({ ...envelope, reply }, 'unstored')
    waitUntil(this.#copies.keep(lookup, envelope, reply, ports))
    return found({ ...envelope, reply }, 'miss')
  }
}

function found<T>({ reply, storedAt, freshUntil }: CacheEntry<T>, source: Source): CacheResult<T> {
  return { reply, source, storedAt, freshUntil }
}

/** A success that carries errors beside its data is not stored. */
function hasErrors(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return false
  const { errors } = body
  return typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0
}
