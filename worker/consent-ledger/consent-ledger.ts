import * as v from 'valibot'
import { within } from '#src/commerce/deadline.ts'
import { consentWays } from '#src/consent.ts'
import { Lru } from '../cache/lru.ts'
import { consentLedger as limits } from '../limits.ts'
import type { ObjectNamespace } from '../object-namespace.ts'

/** A consent answer as stored proof (Regulation (EU) 2016/679, article 7(1)). */
export const ConsentEntry = v.object({
  statistics: v.boolean(),
  marketing: v.boolean(),
  answeredAt: v.string(),
  receivedAt: v.string(),
  way: v.picklist(consentWays),
  version: v.number(),
  language: v.string(),
  texts: v.string(),
})
export type ConsentEntry = v.InferOutput<typeof ConsentEntry>

export const ConsentEntries = v.array(ConsentEntry)

export interface ConsentLedger {
  /** Adds an answer; beyond `consentLedger.entries` of a visitor the oldest is removed. */
  add(visitor: string, entry: ConsentEntry): Promise<void>
  read(visitor: string): Promise<ConsentEntry[]>
  remove(visitor: string): Promise<void>
}

export function createMemoryConsentLedger(now = Date.now): ConsentLedger {
  const visitors = new Lru<{ until: number; entries: ConsentEntry[] }>({
    entries: limits.inMemory,
    weight: 0,
  })
  const read = (visitor: string) => {
    const known = visitors.get(visitor)
    return known && now() < known.until ? known.entries : []
  }
  return {
    async add(visitor, entry) {
      visitors.set(visitor, { until: now() + limits.lifetime, entries: withEntry(read(visitor), entry) }, 0)
    },
    read: async (visitor) => read(visitor),
    async remove(visitor) {
      visitors.set(visitor, { until: 0, entries: [] }, 0)
    },
  }
}

export function withEntry(entries: readonly ConsentEntry[], entry: ConsentEntry): ConsentEntry[] {
  return [...entries, entry].slice(-limits.entries)
}

export function createBoundConsentLedger(objects: ObjectNamespace): ConsentLedger {
  async function ask(visitor: string, init: RequestInit): Promise<unknown> {
    const object = objects.get(objects.idFromName(visitor))
    const late = () => new Error('The store took too long.')
    const answer = object
      .fetch(new Request('https://consent-ledger/', init))
      .then((response) => response.json())
    return within(limits.deadline, answer, late)
  }
  return {
    async add(visitor, entry) {
      v.parse(v.literal(true), await ask(visitor, { method: 'POST', body: JSON.stringify(entry) }))
    },
    read: async (visitor) => v.parse(ConsentEntries, await ask(visitor, { method: 'GET' })),
    async remove(visitor) {
      v.parse(v.literal(true), await ask(visitor, { method: 'DELETE' }))
    },
  }
}
