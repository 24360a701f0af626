import * as v from 'valibot'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { type Visit, visitAll } from './visit.ts'

const Readiness = v.object({ failing: v.array(v.string()) })

const delays = [500, 1_000, 1_500, 2_000, 2_500]

export interface Slowness {
  delay: number
  /** Visits of pages that were never requested before. */
  visits: Visit[]
  /** Services that `/readyz` reports as failing afterwards. */
  failing: string[]
}

/** No call fails; the visited pages are not cached. */
export async function measureSlowness(
  { origin, faults, passTime }: OutageShop,
  { nextCold }: OutagePages,
): Promise<Slowness[]> {
  const measured: Slowness[] = []
  for (const delay of delays) {
    await faults.clear()
    // Outdates the cache, so that data of all pages is requested, too.
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
