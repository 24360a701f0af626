import { type Regions, regions } from '../demo-catalogue/regions.ts'
import type { createCatalogue } from './catalogue.ts'
import { enrolDemoCustomers } from './checkout-api/customer/customer-store.ts'
import { followItems } from './checkout-api/items/moved-items.ts'
import { prepareTables } from './checkout-api/tables.ts'
import type { FaultRules } from './faults/fault-rules.ts'
import type { Ports } from './ports.ts'
import { createSettings, type SettingStore } from './settings.ts'

/** What every call of the sandbox may look at. */
export interface World {
  ports: Ports
  catalogue: ReturnType<typeof createCatalogue>
  regions: Regions
  settings: SettingStore
  faults: FaultRules
}

/** Opens the database, filling an empty one, when it is first asked for: that takes a moment. */
export function createWorld(
  ports: Ports,
  openCatalogue: typeof createCatalogue,
  faults: FaultRules,
): () => World {
  let opened: World | null = null
  return () => {
    if (opened) return opened
    const { sql } = ports
    prepareTables(sql)
    enrolDemoCustomers(sql)
    opened = {
      ports,
      catalogue: openCatalogue(ports, (moves) => followItems(sql, moves)),
      regions,
      settings: createSettings(ports.sql),
      faults,
    }
    return opened
  }
}
