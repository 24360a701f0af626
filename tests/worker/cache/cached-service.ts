import * as v from 'valibot'
import { type Subject, subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import type { Store } from '#worker/cache/backing-store.ts'
import { type CachePorts, DataCache, type Lookup } from '#worker/cache/data-cache.ts'
import { policies } from '#worker/cache/policy.ts'
import { createStamps, KnownStamps } from '#worker/catalogue-stamps/known-stamps.ts'
import { createStampBook } from '#worker/catalogue-stamps/stamp-book.ts'

/** A list, and one more whose entries need not all be readable. */
const List = v.pipe(
  v.object({ list: v.array(v.string()), more: v.optional(v.array(v.nullable(v.string())), []) }),
  v.transform(({ list, more }) => ({ list: [...list, ...more.flatMap((entry) => entry ?? [])] })),
)
type List = v.InferOutput<typeof List>

export const minute = 60_000
export const day = 24 * 60 * minute

/** A store two isolates of one data centre have in common. */
export function sharedStore() {
  const texts = new Map<string, string>()
  const store: Store = {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text) => void texts.set(key, text),
  }
  return { ...store, texts }
}

/** A service behind one isolate's cache, on a clock that the test moves. */
export function cachedService({ store = sharedStore() }: { store?: Store } = {}) {
  const cache = new DataCache()
  const clock = { now: Date.UTC(2026, 10, 21) }
  const calls: string[] = []
  const reported: string[] = []
  const unreadable: string[] = []
  const background: Promise<unknown>[] = []
  let respond: (question: string) => Promise<RawResponse> | RawResponse = () => ({
    status: 200,
    body: { list: ['a'] },
  })

  const known = new KnownStamps()
  const book = createStampBook()
  const ports: CachePorts = {
    store,
    stamps: createStamps(known, null, { now: () => clock.now, waitUntil() {}, report() {} }),
    now: () => clock.now,
    waitUntil: (work) => void background.push(work.catch(() => {})),
    report: (error) => void reported.push(String(error)),
    reportUnreadable: ({ paths }) => void unreadable.push(...paths),
  }
  const lookup = (key: string): Lookup<typeof List> => ({
    key,
    route: 'POST /products',
    schema: List,
    policy: policies.listing,
    // Each entry stands for a product.
    dependsOn: (value) => (value ? value.list.map((id) => subjectOf('product', id)) : ['product']),
    isEmpty: ({ list }: List) => list.length === 0,
    isNotFound: ({ list }: List) => list.length === 0,
    load: async () => {
      calls.push(key)
      return respond(key)
    },
  })

  return {
    clock,
    calls,
    /** The service says that something has changed. */
    changes(...subjects: Subject[]) {
      const notice = { subjects, signature: crypto.randomUUID(), cursor: known.cursor }
      known.learn(book.receive(notice, clock.now).news, clock.now, clock.now)
    },
    reported,
    /** Paths of what was left out of answers. */
    unreadable,
    /** Sets the service's answers from now on. */
    answers(status: number, body: unknown) {
      respond = () => ({ status, body })
    },
    lists(...list: string[]) {
      respond = () => ({ status: 200, body: { list } })
    },
    fails(breakage: 'status' | 'timeout' = 'status') {
      respond = () => Promise.reject(new UpstreamError(breakage, 'POST /products'))
    },
    /** The service takes its time: the test answers each call itself, in the order they came. */
    hesitates() {
      const open: PromiseWithResolvers<RawResponse>[] = []
      respond = () => {
        const call = Promise.withResolvers<RawResponse>()
        open.push(call)
        return call.promise
      }
      return open
    },
    /** `refusal`: the error for this visitor instead of a call. */
    ask: (key = 'brakes', refusal?: Error) =>
      cache.find({ ...lookup(key), ...(refusal ? { refusal: () => refusal } : {}) }, ports),
    peek: (key = 'brakes') => cache.peek(lookup(key), ports),
    /** Lets the work end that no request waits for. */
    async settle() {
      while (background.length > 0) await background.pop()
    },
  }
}

/** The source of an answer, and its list. */
export async function outcomeOf(found: ReturnType<ReturnType<typeof cachedService>['ask']>) {
  const { source, reply } = await found
  return [source, ...(reply.ok ? reply.value.list : [reply.status])]
}
