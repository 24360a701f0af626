import type * as v from 'valibot'
import { type Answer, type Reply, readAnswer, UpstreamError } from '#src/commerce/reply.ts'
import type { Source } from '../upstream/ledger.ts'
import { type Envelope, seal, unseal } from './envelope.ts'
import { Lru } from './lru.ts'
import { absence, type Policy } from './policy.ts'
import type { Store } from './store.ts'

const mostInMemory = 200
const mostInFlight = 500

export interface Lookup<S extends v.GenericSchema> {
  key: string
  route: string
  schema: S
  policy: Policy
  /** Tells an answer that lists nothing: after one that listed something, it is taken for a fault. */
  isEmpty?(value: v.InferOutput<S>): boolean
  /** Asks the service itself. Must have its own deadline: it may outlive the request that started it. */
  load(): Promise<Answer>
}

export interface Found<T> {
  reply: Reply<T>
  source: Source
  /** When the answer was given, milliseconds since 1970. */
  storedAt: number
}

interface Copy<T> extends Found<T> {
  envelope: Envelope
}

interface CachePorts {
  store: Store
  now(): number
  /** Keeps the worker alive for work nobody waits for. */
  waitUntil(work: Promise<unknown>): void
  report(error: unknown): void
}

/**
 * Public answers of one isolate: fresh ones are returned at once, stale ones while they are renewed, old ones when
 * the service fails. Concurrent misses for one key share one call. Holds nothing that belongs to a shopper.
 */
export class DataCache {
  readonly #memory = new Lru<{ schema: v.GenericSchema; copy: Copy<unknown> }>(mostInMemory)
  readonly #loading = new Map<string, Promise<Copy<unknown>>>()

  async find<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    ports: CachePorts,
  ): Promise<Found<v.InferOutput<S>>> {
    const copy = await this.#copy(lookup, ports)
    const now = ports.now()
    if (copy && now < copy.envelope.freshUntil) return { ...copy, source: 'hit' }
    if (copy && now < copy.envelope.staleUntil) {
      ports.waitUntil(this.#load(lookup, ports).catch(ports.report))
      return { ...copy, source: 'stale' }
    }
    const shared = this.#loading.has(lookup.key)
    try {
      const loading = this.#load(lookup, ports)
      // Someone else's call may fail for reasons of its own: one more try, shared again.
      const loaded = await (shared ? loading.catch(() => this.#load(lookup, ports)) : loading)
      return { ...loaded, source: shared ? 'coalesced' : 'miss' }
    } catch (error) {
      if (!copy || ports.now() >= copy.envelope.errorUntil) throw error
      ports.report(error)
      return { ...copy, source: 'stale-if-error' }
    }
  }

  async #copy<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    { store, now }: CachePorts,
  ): Promise<Copy<v.InferOutput<S>> | null> {
    const held = this.#held(lookup)
    if (held && now() < held.envelope.errorUntil) return held
    const text = await store.read(lookup.key).catch(() => null)
    const envelope = text === null ? null : unseal(text)
    if (!envelope || now() >= envelope.errorUntil) return null
    try {
      return this.#hold(lookup, envelope)
    } catch {
      return null // stored by an older build, under another contract
    }
  }

  /** The schema that made the copy vouches for its type. */
  #held<S extends v.GenericSchema>({ key, schema }: Lookup<S>): Copy<v.InferOutput<S>> | null {
    const held = this.#memory.get(key)
    return held?.schema === schema ? (held.copy as Copy<v.InferOutput<S>>) : null
  }

  #hold<S extends v.GenericSchema>(lookup: Lookup<S>, envelope: Envelope): Copy<v.InferOutput<S>> {
    const reply = readAnswer(lookup.schema, envelope, lookup.route)
    const copy: Copy<v.InferOutput<S>> = { reply, envelope, source: 'miss', storedAt: envelope.storedAt }
    this.#memory.set(lookup.key, { schema: lookup.schema, copy })
    return copy
  }

  #load<S extends v.GenericSchema>(lookup: Lookup<S>, ports: CachePorts): Promise<Copy<v.InferOutput<S>>> {
    const loading = this.#loading.get(lookup.key)
    if (loading) return loading.then((copy) => this.#held(lookup) ?? (copy as Copy<v.InferOutput<S>>))
    const work = this.#fetch(lookup, ports).finally(() => this.#loading.delete(lookup.key))
    if (this.#loading.size < mostInFlight) this.#loading.set(lookup.key, work)
    // The one who asked first may leave; the others still wait for the answer.
    ports.waitUntil(work.catch(() => {}))
    return work
  }

  async #fetch<S extends v.GenericSchema>(
    lookup: Lookup<S>,
    { store, now, waitUntil }: CachePorts,
  ): Promise<Copy<v.InferOutput<S>>> {
    const answer = await lookup.load()
    const reply = readAnswer(lookup.schema, answer, lookup.route)
    const before = this.#held(lookup)?.reply
    if (reply.ok && lookup.isEmpty?.(reply.value) && before?.ok && !lookup.isEmpty(before.value)) {
      throw new UpstreamError('emptied', lookup.route)
    }
    const policy = reply.ok ? lookup.policy : absence
    const envelope = seal(answer, policy, now())
    // A refusal other than "not found" says something of this one call; it is passed on and forgotten.
    if (!reply.ok && reply.status !== 404)
      return { reply, envelope, source: 'miss', storedAt: envelope.storedAt }
    const seconds = Math.ceil((envelope.errorUntil - envelope.storedAt) / 1000)
    waitUntil(store.write(lookup.key, JSON.stringify(envelope), seconds).catch(() => {}))
    return this.#hold(lookup, envelope)
  }
}
