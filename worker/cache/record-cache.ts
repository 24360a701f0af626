import type * as v from 'valibot'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import type { RawResponse } from '#src/commerce/reply.ts'
import { notFoundRecordMemory, recordMemory } from '../limits.ts'
import { noStore } from './backing-store.ts'
import { type CacheEntry, type CacheQuery, CacheStore, parseAnswer } from './cache-store.ts'
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
  /** The subjects that the record shows, as in `CacheQuery`. */
  dependsOn(id: string, value: v.InferOutput<S> | null): readonly Subject[]
  /** The error to throw instead of a call for this visitor; null if the call is allowed. */
  refusal(): Error | Response | null
  /** Calls the service once for all of these ids; its answers in their order. */
  load(ids: readonly string[]): Promise<RawResponse[]>
}

type FoundRecord<T> = Pick<CacheEntry<T>, 'reply' | 'storedAt'>

export interface FoundRecords<T> {
  entries: FoundRecord<T>[]
  source: 'hit' | 'miss' | 'stale-if-error'
}

/** Public records by id, in the isolate's memory: one call for all missing ones. Ids without a record are kept, too. */
export class RecordCache {
  readonly #copies = new CacheStore({ found: recordMemory, notFound: notFoundRecordMemory })

  /** Records in the order of the ids. Throws if the call fails and a missing one has no older copy. */
  async find<S extends v.GenericSchema>(
    lookup: RecordLookup<S>,
    ids: readonly string[],
    ports: CachePorts,
  ): Promise<FoundRecords<v.InferOutput<S>>> {
    const { route, schema, isNotFound } = lookup
    const learning = ports.stamps.current()
    if (learning) await learning
    const queryOf = (id: string) => ({
      key: lookup.keyOf(id),
      route,
      schema,
      isNotFound,
      dependsOn: (value: v.InferOutput<S> | null) => lookup.dependsOn(id, value),
    })
    const copyOf = (id: string) => this.#copies.inMemory(queryOf(id), ports.now())
    const before = ids.map((id) => ({ id, copy: copyOf(id) }))
    const missing = before.filter(
      ({ copy }) => !copy || ports.now() >= copy.freshUntil || ports.stamps.isOutdated(copy),
    )
    const known = () => before.flatMap(({ copy }) => copy ?? [])
    if (missing.length === 0) return { entries: known(), source: 'hit' }
    try {
      const refusal = lookup.refusal()
      if (refusal) throw refusal
      const askedAt = ports.now()
      const answers = await lookup.load(missing.map(({ id }) => id))
      const loaded = new Map(
        missing.flatMap(({ id }, index) => {
          const answer = answers[index]
          return answer
            ? [[id, this.#keep(queryOf(id), answer, { policy: lookup.policy, askedAt }, ports)] as const]
            : []
        }),
      )
      return { entries: before.flatMap(({ id, copy }) => loaded.get(id) ?? copy ?? []), source: 'miss' }
    } catch (error) {
      if (missing.some(({ copy }) => !copy)) throw error
      return { entries: known(), source: 'stale-if-error' }
    }
  }

  #keep<S extends v.GenericSchema>(
    query: CacheQuery<S> & { isNotFound(value: v.InferOutput<S>): boolean },
    answer: RawResponse,
    { policy, askedAt }: { policy: Policy; askedAt: number },
    ports: CachePorts,
  ): FoundRecord<v.InferOutput<S>> {
    const reply = parseAnswer(query, answer, ports.reportUnreadable)
    const isFound = reply.ok && !query.isNotFound(reply.value)
    const envelope = seal(answer, isFound ? policy : notFoundPolicy, ports.now(), askedAt)
    // Refusals other than for a missing record concern only this call.
    if (reply.ok) void this.#copies.keep(query, envelope, reply, { ...ports, store: noStore })
    return { reply, storedAt: envelope.storedAt }
  }
}
