import { createDemoCustomers } from './checkout-api/customer/customer-store.ts'
import { followWishes } from './checkout-api/customer/wishlist-store.ts'
import { followItems } from './checkout-api/items/moved-items.ts'
import { prepareTables } from './checkout-api/tables.ts'
import type { createCatalogue } from './create-catalogue.ts'
import { regions } from './demo-catalogue/regions.ts'
import type { FaultRules } from './faults/fault-rules.ts'
import type { Ports } from './ports.ts'
import { filledIndexes } from './search-api/filled/filled-indexes.ts'
import { createSearchEngine } from './search-api/search-engine.ts'
import { createSettings } from './settings.ts'
import type { World } from './world.ts'

/** Creates the services. The database is opened, and filled if empty, at the first use, which takes seconds. */
export function createWorld(
  ports: Ports,
  catalogueFactory: typeof createCatalogue,
  faults: FaultRules,
): () => World {
  let opened: World | null = null
  return () => {
    if (opened) return opened
    const { sql } = ports
    prepareTables(sql)
    const settings = createSettings(sql)
    const now = () => ports.now() + settings.read().clockAheadHours * 3_600_000
    const catalogue = catalogueFactory(ports, (moves) => {
      followItems(sql, moves)
      followWishes(sql, moves)
    })
    opened = {
      ports: { ...ports, now },
      catalogue,
      regions,
      settings,
      faults,
      search: createSearchEngine(sql, now, () => filledIndexes(catalogue.assortment, ports)),
    }
    createDemoCustomers(opened)
    return opened
  }
}
