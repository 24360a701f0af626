import { burstAt } from './burst.ts'
import { type Counts, countCalls } from './calls.ts'
import type { OutagePages } from './pages.ts'
import type { OutageShop } from './shop.ts'
import { visit, visitAll } from './visit.ts'

export interface Baseline {
  /** The headings of known pages by path. */
  headings: Map<string, string>
  /** Calls caused by one visitor of an unknown page, and by a burst of visitors. */
  singleCalls: Counts
  burstCalls: Counts
}

/** Visits the known pages, so that they are cached, and measures unknown ones. */
export async function measureBaseline(shop: OutageShop, { warm, nextCold }: OutagePages): Promise<Baseline> {
  const { origin } = shop
  await visitAll(origin, warm)
  const known = await visitAll(origin, warm)
  return {
    headings: new Map(known.map(({ path, heading }) => [path, heading])),
    singleCalls: await countCalls(shop, () => visit(origin, nextCold('/p/'))),
    burstCalls: await countCalls(shop, () => Promise.all(burstAt(origin, nextCold('/p/')))),
  }
}
