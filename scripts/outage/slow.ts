import * as v from 'valibot'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { type Visit, visitAll } from './visit.ts'

const Readiness = v.object({ failing: v.array(v.string()) })

/** Milliseconds that each call takes. */
const delays = [500, 1_000, 1_500, 2_000, 2_500]

/** The shop while its back end is slow. */
export interface Slowness {
  delay: number
  /** Visits of pages that were never requested before. */
  visits: Visit[]
  /** The services that `/readyz` calls failing after them. */
  failing: string[]
}

/** Slows every call to the back end down, without any failure, and visits uncached pages. */
export async function measureSlowness(
  { origin, faults, passTime }: OutageShop,
  { nextCold }: OutagePages,
): Promise<Slowness[]> {
  const measured: Slowness[] = []
  for (const delay of delays) {
    await faults.clear()
    // Outdates the cache, so that what all pages share is called for, too.
    await passTime(25 * 60 * 60_000)
    await faults.inject({ kind: 'latency', ms: delay })
    const visits = await visitAll(origin, [
      nextCold('/p/'),
      nextCold('/c/'),
      nextCold('/p/'),
      nextCold('/p/'),
    ])
    const { failing } = v.parse(Readiness, await (await fetch(`${origin}/readyz`)).json())
    measured.push({ delay, visits, failing })
  }
  await faults.clear()
  return measured
}
