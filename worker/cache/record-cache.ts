import type * as v from 'valibot'
import type { RawResponse } from '#src/commerce/reply.ts'
import { notFoundRecordMemory, recordMemory } from '../limits.ts'
import { noStore } from './backing-store.ts'
import { type CacheEntry, CacheStore, parseAnswer } from './cache-store.ts'
import type { CachePorts } from './data-cache.ts'
import { seal } from './envelope.ts'
import { notFoundPolicy, type Policy } from './policy.ts'

export interface RecordLookup<S extends v.GenericSchema> {
  route: string
  schema: S
  policy: Policy
  /** Equal keys must mean equal requests. */
  keyOf(id: string): string
  isNotFound(value: v.InferOutput<S>): boolean
  /** The error to throw instead of a call for this visitor; null if the call is allowed. */
  refusal(): Error | Response | null
  /** Calls the service once for all of these ids; its answers in their order. */
  load(ids: readonly string[]): Promise<RawResponse[]>
}

export interface FoundRecords<T> {
  entries: CacheEntry<T>[]
  source: 'hit' | 'miss' | 'stale-if-error'
}

/** Public records by id, in the isolate's memory: one call for all missing ones. Ids without a record are kept, too. */
export class RecordCache {
  readonly #copies = new CacheStore({ found: recordMemory, notFound: notFoundRecordMemory })

  /** In the order of the ids. Throws if the call fails and a missing one has no older copy. */
  async find<S extends v.GenericSchema>(
    lookup: RecordLookup<S>,
    ids: readonly string[],
    ports: CachePorts,
  ): Promise<FoundRecords<v.InferOutput<S>>> {
    const { route, schema, isNotFound } = lookup
    const queryOf = (id: string) => ({ key: lookup.keyOf(id), route, schema, isNotFound })
    const copyOf = (id: string) => this.#copies.inMemory(queryOf(id), ports.now())
    const before = ids.map((id) => ({ id, copy: copyOf(id) }))
    const missing = before.filter(({ copy }) => !copy || ports.now() >= copy.freshUntil)
    const known = () => before.flatMap(({ copy }) => copy ?? [])
    if (missing.length === 0) return { entries: known(), source: 'hit' }
    try {
      const refusal = lookup.refusal()
      if (refusal) throw refusal
      const answers = await lookup.load(missing.map(({ id }) => id))
      const loaded = new Map(
        missing.flatMap(({ id }, index) => {
          const answer = answers[index]
          return answer ? [[id, this.#keep(queryOf(id), answer, lookup.policy, ports)] as const] : []
        }),
      )
      return { entries: before.flatMap(({ id, copy }) => loaded.get(id) ?? copy ?? []), source: 'miss' }
    } catch (error) {
      if (missing.some(({ copy }) => !copy)) throw error
      return { entries: known(), source: 'stale-if-error' }
    }
  }

  #keep<S extends v.GenericSchema>(
    query: { key: string; route: string; schema: S; isNotFound(value: v.InferOutput<S>): boolean },
    answer: RawResponse,
    policy: Policy,
    ports: CachePorts,
  ): CacheEntry<v.InferOutput<S>> {
    const reply = parseAnswer(query, answer, ports.reportUnreadable)
    const isFound = reply.ok && !query.isNotFound(reply.value)
    const envelope = seal(answer, isFound ? policy : notFoundPolicy, ports.now())
    // Refusals other than for a missing record concern only this call.
    if (reply.ok) void this.#copies.keep(query, envelope, reply, { ...ports, store: noStore })
    return { ...envelope, reply }
  }
}
