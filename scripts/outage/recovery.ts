import { burstAt } from './burst.ts'
import { type Counts, countCalls } from './calls.ts'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { visit, visitAll } from './visit.ts'

export interface Recovery {
  /** The recovered functions, each after a number of milliseconds. */
  recoveries: [what: string, after: number][]
  /** Calls caused by two bursts when cached replies are as old as in the outage. */
  burstCalls: Counts
}

export async function measureRecovery(
  shop: OutageShop,
  { warm, busiest, nextCold }: OutagePages,
): Promise<Recovery> {
  const { origin, faults, passTime } = shop
  await faults.clear()
  const returned = performance.now()
  const path = nextCold()
  const moments = await Promise.all([
    pollUntil(
      () => visit(origin, path),
      ({ status }) => status === 200,
    ),
    pollUntil(
      () => visitAll(origin, warm),
      (visits) => visits.every(({ status, stale }) => status === 200 && !stale),
    ),
    pollUntil(
      () => fetch(`${origin}/readyz`),
      ({ status }) => status === 200,
    ),
  ])
  const [unknown, known, ready] = moments.map((moment) => moment - returned)
  await passTime(11 * 60_000)
  const crowds = () => [busiest, nextCold('/p/')].flatMap((entry) => burstAt(origin, entry))
  const never = Number.POSITIVE_INFINITY
  return {
    recoveries: [
      ['an unknown page', unknown ?? never],
      ['all known pages fresh', known ?? never],
      ['/readyz', ready ?? never],
    ],
    burstCalls: await countCalls(shop, () => Promise.all(crowds())),
  }
}

/**
 * Calls `request` four times a second until its answer satisfies `isDone`; returns `performance.now()` at that moment, or
 * infinity after half a minute.
 */
async function pollUntil<T>(request: () => Promise<T>, isDone: (answer: T) => boolean): Promise<number> {
  for (const started = performance.now(); performance.now() - started < 30_000; ) {
    if (isDone(await request())) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return Number.POSITIVE_INFINITY
}
