import type * as v from 'valibot'
import { within } from '#src/commerce/deadline.ts'
import { type RawResponse, type ReportUnreadable, type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { Stamps } from '../catalogue-stamps/known-stamps.ts'
import { cacheMemory, cachePauseAfterFailure, cacheWait, maxPausedKeys, notFoundMemory } from '../limits.ts'
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
  /** True for an empty list. An empty list that follows a non-empty one is treated as a failure of the service. */
  isEmpty?(value: v.InferOutput<S>): boolean
  /** The error to throw instead of a call for this visitor; null if the call is allowed. */
  refusal?(): Error | Response | null
  /** Calls the service. Must have its own deadline, since it may outlive the request that started it. */
  load(): Promise<RawResponse>
}

export interface CacheResult<T> {
  reply: Result<T>
  source: Source
  storedAt: number
  freshUntil: number
}

export interface PeekPorts extends CacheStorePorts {
  /** Changes in the catalogue, by which entries requested before them are outdated. */
  stamps: Stamps
}

export interface CachePorts extends PeekPorts {
  waitUntil(work: Promise<unknown>): void
  /** Receives paths of reply parts that the parser dropped, once per upstream call, not for cached replies. */
  reportUnreadable: ReportUnreadable
}

/**
 * Public replies with stale-while-revalidate and stale-if-error (RFC 5861): fresh entries are returned immediately,
 * stale ones while they are refreshed, older ones only if the service fails. Concurrent misses share one call. An entry
 * that depends on something that has changed since it was requested is used only if the service fails.
 */
export class DataCache {
  readonly #copies: CacheStore
  readonly #longestWait: number
  readonly #inFlight = new InFlight<CacheResult<unknown>>()
  readonly #pausedUntil = new Lru<number>({ entries: maxPausedKeys, weight: 0 })

  /** `memory`: for replies that were found; `wait`: milliseconds in which a request gets a reply or an error. */
  constructor({ memory = cacheMemory, wait = cacheWait } = {}) {
    this.#copies = new CacheStore({ found: memory, notFound: notFoundMemory })
    this.#longestWait = wait
  }

  async find<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const learning = ports.stamps.current()
    if (learning) await learning
    const now = ports.now()
    const cached = this.#copies.inMemory(lookup, now)
    const usable = cached && !ports.stamps.isOutdated(cached)
    if (usable && now < cached.freshUntil) return found(cached, 'hit')
    const paused = now < (this.#pausedUntil.get(lookup.key) ?? 0)
    if (usable && now < cached.staleUntil) {
      // Not awaited: on Workers a promise of another request never settles once that request was cancelled.
      const underway = this.#inFlight.find(lookup.key, now, ports.stamps.changedAt) !== undefined
      if (!paused && !underway) this.#renew(lookup, ports).catch(() => {})
      return found(cached, 'stale')
    }
    if (cached && paused) return found(cached, 'stale-if-error')
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
    ports: PeekPorts,
  ): Promise<Result<v.InferOutput<S>> | null> {
    const learning = ports.stamps.current()
    if (learning) await learning
    const copy = this.#copies.inMemory(query, ports.now()) ?? (await this.#copies.fromStore(query, ports))
    return copy && ports.now() < copy.staleUntil && !ports.stamps.isOutdated(copy) ? copy.reply : null
  }

  /** Joins a call that is already running; if that fails, makes one more call in the remaining time. */
  async #wait<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const late = () => new UpstreamError('timeout', lookup.route)
    const started = ports.now()
    const shared = this.#inFlight.find(lookup.key, started, ports.stamps.changedAt) !== undefined
    const first = within(this.#longestWait, this.#renew(lookup, ports), late)
    if (!shared) return first
    const answer = await first.catch((error) => {
      const left = started + this.#longestWait - ports.now()
      if (left <= 0) throw error
      return within(left, this.#renew(lookup, ports), late)
    })
    return answer.source === 'miss' ? { ...answer, source: 'coalesced' } : answer
  }

  #renew<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const underway = this.#inFlight.find(lookup.key, ports.now(), ports.stamps.changedAt)
    // Decided before others can join: a refusal for one visitor must not fail for them.
    const refusal = underway ? null : (lookup.refusal?.() ?? null)
    if (refusal) return this.#readStored(lookup, ports, refusal)
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
    // The request that started the call may end first; others still wait for its result.
    ports.waitUntil(work.catch(fail))
    return this.#inFlight.begin(key, ports.now(), work)
  }

  async #load<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const stored = await this.#usableFromStore(lookup, ports)
    if (stored && ports.now() < stored.freshUntil) return found(stored, 'hit')
    const called = this.#ask(lookup, ports)
    if (!stored || ports.now() >= stored.staleUntil) return called
    this.#begin(lookup, ports, called).catch(() => {})
    return found(stored, 'stale')
  }

  async #readStored<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
    refusal: Error | Response,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const stored = await this.#usableFromStore(lookup, ports)
    if (!stored || ports.now() >= stored.staleUntil) throw refusal
    return found(stored, ports.now() < stored.freshUntil ? 'hit' : 'stale')
  }

  async #usableFromStore<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheEntry<v.InferOutput<S>> | null> {
    const stored = await this.#copies.fromStore(lookup, ports)
    return stored && !ports.stamps.isOutdated(stored) ? stored : null
  }

  async #ask<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<CacheResult<v.InferOutput<S>>> {
    const { now, waitUntil, reportUnreadable } = ports
    const askedAt = now()
    const answer = await lookup.load()
    const reply = parseAnswer(lookup, answer, reportUnreadable)
    const before = this.#copies.inMemory(lookup, now())?.reply
    if (reply.ok && lookup.isEmpty?.(reply.value) && before?.ok && !lookup.isEmpty(before.value)) {
      throw new UpstreamError('emptied', lookup.route)
    }
    const envelope = seal(answer, reply.ok ? lookup.policy : notFoundPolicy, now(), askedAt)
    // Refusals other than 404 concern one call only and are not cached.
    const lasting = reply.ok ? !hasErrors(answer.body) : reply.status === 404
    const outcome = { reply, storedAt: envelope.storedAt, freshUntil: envelope.freshUntil }
    if (!lasting) return { ...outcome, source: 'unstored' }
    waitUntil(this.#copies.keep(lookup, envelope, reply, ports))
    return { ...outcome, source: 'miss' }
  }
}

function found<T>({ reply, storedAt, freshUntil }: CacheEntry<T>, source: Source): CacheResult<T> {
  return { reply, source, storedAt, freshUntil }
}

function hasErrors(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return false
  const { errors } = body
  return typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0
}
