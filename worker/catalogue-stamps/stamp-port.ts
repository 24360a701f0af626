import * as v from 'valibot'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { within } from '#src/commerce/deadline.ts'
import type { Bindings } from '../env.ts'
import { catalogueStamps as limits } from '../limits.ts'
import type { ObjectNamespace } from '../object-namespace.ts'
import {
  type Compared,
  Comparison,
  createStampBook,
  type FoundChanges,
  type Notice,
  type Raised,
  StampNews,
} from './stamp-book.ts'

/**
 * The changes that all isolates of a shop share. The times of its news are later by `catalogueStamps.lead` than the
 * arrival of their notices, so that they include changes whose notice has the same signature.
 */
export interface StampPort {
  /** Rejects if the notice could not be kept: the service has to send it again. */
  receive(notice: Notice): Promise<Raised>
  since(cursor: number): Promise<StampNews>
  /** Null before the first. */
  lastComparison(): Promise<Comparison | null>
  /** Keeps a comparison with the service, and counts what it has found as changed. */
  compare(found: FoundChanges): Promise<Compared>
}

/** The changes in the memory of this process, for hosts without Durable Objects. */
export function createMemoryStamps(now = Date.now): StampPort {
  const book = createStampBook()
  return {
    async receive(notice) {
      const { isFirst, news } = book.receive(notice, now())
      return { isFirst, news: later(news, limits.lead) }
    },
    since: async (cursor) => later(book.since(cursor), limits.lead),
    lastComparison: async () => book.lastComparison(),
    async compare(found) {
      const { missed, news } = book.compare(found, now())
      return { missed, news: later(news, limits.lead) }
    },
  }
}

/** The stamps of all isolates of the shop; null where there is only this one. */
export function sharedStamps({ CATALOGUE_STAMPS: objects }: Bindings): StampPort | null {
  return objects ? createBoundStamps(objects) : null
}

/** The address of comparisons at the object; any other is that of notices. */
export const comparisonPath = '/comparison'

const Subjects = v.array(v.custom<Subject>((subject) => typeof subject === 'string'))
/** A notice on its way to the object. */
export const SentNotice = v.object({ subjects: Subjects, signature: v.string(), cursor: v.number() })
/** The findings of a comparison, on their way to the object. */
export const SentChanges = v.object({ ...Comparison.entries, subjects: Subjects, cursor: v.number() })

const NoticeAnswer = v.object({ isFirst: v.boolean(), news: StampNews })
const ComparisonAnswer = v.object({ missed: v.number(), news: StampNews })

/**
 * The changes in one Durable Object, whose times are later by `catalogueStamps.clocks` as well: its clock is not that
 * of an isolate.
 */
export function createBoundStamps(objects: ObjectNamespace): StampPort {
  const shift = limits.lead + limits.clocks
  async function ask<S extends v.GenericSchema>(
    schema: S,
    path: string,
    deadline: number,
    sent?: Notice | FoundChanges,
  ) {
    const object = objects.get(objects.idFromName('stamps'))
    const init = sent ? { method: 'POST', body: JSON.stringify(sent) } : {}
    const answer = object.fetch(new Request(`https://catalogue-stamps${path}`, init))
    const late = () => new Error('The stamps of the catalogue took too long.')
    const read = answer.then((response) => response.json())
    return v.parse(schema, await within(deadline, read, late))
  }
  return {
    async receive(notice) {
      const { isFirst, news } = await ask(NoticeAnswer, '/', limits.receiving, notice)
      return { isFirst, news: later(news, shift) }
    },
    since: async (cursor) => later(await ask(StampNews, `/?since=${cursor}`, limits.reading), shift),
    lastComparison: () => ask(v.nullable(Comparison), comparisonPath, limits.receiving),
    async compare(found) {
      const { missed, news } = await ask(ComparisonAnswer, comparisonPath, limits.receiving, found)
      return { missed, news: later(news, shift) }
    },
  }
}

/** The cursor stays: it belongs to the book. */
function later({ cursor, everything, subjects }: StampNews, shift: number): StampNews {
  const shifted = (time: number) => (time === 0 ? 0 : time + shift)
  return {
    cursor,
    everything: shifted(everything),
    subjects: Object.fromEntries(Object.entries(subjects).map(([subject, time]) => [subject, shifted(time)])),
  }
}
