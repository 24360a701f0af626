import type * as v from 'valibot'
import { type Answer, type Reply, type ReportUnreadable, readAnswer } from '#src/commerce/reply.ts'
import { type Envelope, type Times, unseal } from './envelope.ts'
import { deepFreeze } from './freeze.ts'
import { Lru } from './lru.ts'
import type { Store } from './store.ts'

/** An isolate has 128 MB for everything; an answer read takes about twice its text. */
const limits = { entries: 200, weight: 10_000_000 }

/** What is asked: equal keys are equal questions. */
export interface CacheQuery<S extends v.GenericSchema> {
  key: string
  route: string
  schema: S
}

export interface Copy<T> extends Times {
  reply: Reply<T>
}

export interface CopyPorts {
  store: Store
  now(): number
  /** Told of a store that breaks: the shop does without it, and would not be seen to. */
  report(error: unknown): void
}

/** Answers kept for the next who asks: read and checked in memory, as text in the store. They cannot be changed. */
export class Copies {
  readonly #memory = new Lru<{ schema: v.GenericSchema; copy: Copy<unknown> }>(limits)

  /** The copy in memory, unless it is too old even for an emergency. */
  inMemory<S extends v.GenericSchema>(
    { key, schema }: CacheQuery<S>,
    now: number,
  ): Copy<v.InferOutput<S>> | null {
    const held = this.#memory.get(key)
    if (!held || held.schema !== schema || now >= held.copy.errorUntil) return null
    return held.copy as Copy<v.InferOutput<S>> // made by this very schema
  }

  /** The copy in the store, brought into memory when it is newer than what is there. */
  async fromStore<S extends v.GenericSchema>(
    query: CacheQuery<S>,
    { store, now, report }: CopyPorts,
  ): Promise<Copy<v.InferOutput<S>> | null> {
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
    reply: Reply<v.InferOutput<S>>,
    { store, report }: CopyPorts,
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
    reply: Reply<v.InferOutput<S>>,
    weight: number,
  ): Copy<v.InferOutput<S>> {
    const copy = { reply, storedAt, freshUntil, staleUntil, errorUntil }
    this.#memory.set(key, { schema, copy }, weight)
    return copy
  }
}

/** Parses an answer by its contract, frozen: many requests will share it. Throws `UpstreamError`. */
export function parseAnswer<S extends v.GenericSchema>(
  { schema, route }: CacheQuery<S>,
  answer: Answer,
  reportUnreadable?: ReportUnreadable,
): Reply<v.InferOutput<S>> {
  return deepFreeze(readAnswer(schema, answer, route, reportUnreadable))
}

/** Null when the answer is nested too deep to be written down. */
function serialize(envelope: Envelope): string | null {
  try {
    return JSON.stringify(envelope)
  } catch {
    return null
  }
}
