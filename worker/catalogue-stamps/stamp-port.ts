import * as v from 'valibot'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { within } from '#src/commerce/deadline.ts'
import type { Bindings } from '../env.ts'
import { catalogueStamps as limits } from '../limits.ts'
import type { ObjectNamespace } from '../object-namespace.ts'
import { createStampBook, type Notice, type Raised, StampNews } from './stamp-book.ts'

/** Where all isolates of a shop have their stamps in common. */
export interface StampPort {
  /** Rejects if the notice could not be kept: the service has to send it again. */
  receive(notice: Notice): Promise<Raised>
  since(cursor: number): Promise<StampNews>
}

/** In this process, for hosts without Durable Objects. */
export function createMemoryStamps(now = Date.now): StampPort {
  const book = createStampBook()
  return {
    receive: async (notice) => book.receive(notice, now()),
    since: async (cursor) => book.since(cursor),
  }
}

/** The stamps of all isolates of the shop; null where there is only this one. */
export function sharedStamps({ CATALOGUE_STAMPS: objects }: Bindings): StampPort | null {
  return objects ? createBoundStamps(objects) : null
}

/** A notice on its way to the object. */
export const SentNotice = v.object({
  subjects: v.array(v.custom<Subject>((subject) => typeof subject === 'string')),
  signature: v.string(),
  cursor: v.number(),
})

const Answer = v.object({ isFirst: v.boolean(), news: StampNews })

/** In one Durable Object. Its times are later by `catalogueStamps.clocks`, since its clock is not that of an isolate. */
export function createBoundStamps(objects: ObjectNamespace): StampPort {
  async function ask<S extends v.GenericSchema>(schema: S, request: Request, deadline: number) {
    const object = objects.get(objects.idFromName('stamps'))
    const answer = object.fetch(request).then((response) => response.json())
    const late = () => new Error('The stamps of the catalogue took too long.')
    return v.parse(schema, await within(deadline, answer, late))
  }
  return {
    async receive(notice) {
      const body = JSON.stringify(notice)
      const request = new Request('https://catalogue-stamps/', { method: 'POST', body })
      const { isFirst, news } = await ask(Answer, request, limits.receiving)
      return { isFirst, news: later(news) }
    },
    async since(cursor) {
      return later(
        await ask(StampNews, new Request(`https://catalogue-stamps/?since=${cursor}`), limits.reading),
      )
    },
  }
}

function later({ cursor, everything, subjects }: StampNews): StampNews {
  const shift = (time: number) => (time === 0 ? 0 : time + limits.clocks)
  return {
    cursor,
    everything: shift(everything),
    subjects: Object.fromEntries(Object.entries(subjects).map(([subject, time]) => [subject, shift(time)])),
  }
}
