import { burstAt } from './burst.ts'
import { type Counts, countCalls } from './calls.ts'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { visit, visitAll } from './visit.ts'

/** What the shop is like while all is well. */
export interface Baseline {
  /** The heading of each known page. */
  headings: Map<string, string>
  /** What one visitor of an unknown part costs, and what a crowd does. */
  alone: Counts
  rush: Counts
}

/** Has the known pages known. */
export async function measureBaseline(shop: OutageShop, { warm, nextCold }: OutagePages): Promise<Baseline> {
  const { origin } = shop
  await visitAll(origin, warm)
  const known = await visitAll(origin, warm)
  return {
    headings: new Map(known.map(({ path, heading }) => [path, heading])),
    alone: await countCalls(shop, () => visit(origin, nextCold('/p/'))),
    rush: await countCalls(shop, () => Promise.all(burstAt(origin, nextCold('/p/')))),
  }
}
