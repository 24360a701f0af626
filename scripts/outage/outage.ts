import { burstAt } from './burst.ts'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { type Visit, visitAll } from './visit.ts'

export const minutes = 10

/** A minute of each, then round again: services fail in many ways. */
const kinds = [
  { kind: 'status', status: 503, retryAfter: 60 },
  { kind: 'reset' },
  { kind: 'status', status: 200, body: 'html' },
  { kind: 'hang' },
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'status', status: 500, body: 'empty' },
]

export interface Outage {
  /** Visits of known pages, and of unknown ones. */
  known: Visit[]
  unknown: Visit[]
  /** What `/readyz` said, each answer once. */
  readiness: Set<string>
  /** Calls that were made though nobody answered. */
  asked: number
  /** A crowd at a known page, and one at an unknown page. */
  stampede: { known: Visit[]; unknown: Visit[] }
}

/** Takes the back end down, in every way a service fails. */
export async function measureOutage(
  { origin, faults, passTime }: OutageShop,
  { warm, busiest, nextCold }: OutagePages,
): Promise<Outage> {
  const seen: Omit<Outage, 'stampede'> = { known: [], unknown: [], readiness: new Set(), asked: 0 }
  // Nothing is asked for meanwhile: in the end the copies are too old to be renewed behind the visitor's back.
  await passTime(2 * 60_000)
  for (let minute = 0; minute < minutes; minute += 1) {
    await faults.clear()
    await faults.inject(kinds[minute % kinds.length] ?? {})
    await passTime(60_000)
    seen.known.push(...(await visitAll(origin, warm)))
    seen.unknown.push(...(await visitAll(origin, [nextCold(), nextCold()])))
    const ready = await fetch(`${origin}/readyz`)
    seen.readiness.add(`${ready.status} ${(await ready.json()).failing}`)
    seen.asked += await faults.hits()
  }
  const [known, unknown] = await Promise.all(
    [busiest, nextCold()].map((path) => Promise.all(burstAt(origin, path))),
  )
  return { ...seen, stampede: { known: known ?? [], unknown: unknown ?? [] } }
}
