import { burstAt } from './burst.ts'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { type Visit, visitAll } from './visit.ts'

export const minutes = 10

/** Kinds of fault, a minute each in rotation. */
const faultKinds = [
  { kind: 'status', status: 503, retryAfter: 60 },
  { kind: 'reset' },
  { kind: 'status', status: 200, body: 'html' },
  { kind: 'hang' },
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'status', status: 500, body: 'empty' },
]

export interface Outage {
  /** Visits of known and of unknown pages. */
  known: Visit[]
  unknown: Visit[]
  /** Distinct replies of `/readyz`. */
  readiness: Set<string>
  /** Calls that reached the failing back end. */
  calls: number
  /** Bursts of visits of a known and of an unknown page. */
  stampede: { known: Visit[]; unknown: Visit[] }
}

export async function measureOutage(
  { origin, faults, passTime }: OutageShop,
  { warm, busiest, nextCold }: OutagePages,
): Promise<Outage> {
  const seen: Omit<Outage, 'stampede'> = { known: [], unknown: [], readiness: new Set(), calls: 0 }
  // No requests in this time: cached replies become too old to be refreshed in the background.
  await passTime(2 * 60_000)
  for (let minute = 0; minute < minutes; minute += 1) {
    await faults.clear()
    await faults.inject(faultKinds[minute % faultKinds.length] ?? {})
    await passTime(60_000)
    seen.known.push(...(await visitAll(origin, warm)))
    seen.unknown.push(...(await visitAll(origin, [nextCold(), nextCold()])))
    const ready = await fetch(`${origin}/readyz`)
    seen.readiness.add(`${ready.status} ${(await ready.json()).failing}`)
    seen.calls += await faults.hits()
  }
  const [known, unknown] = await Promise.all(
    [busiest, nextCold()].map((path) => Promise.all(burstAt(origin, path))),
  )
  return { ...seen, stampede: { known: known ?? [], unknown: unknown ?? [] } }
}
