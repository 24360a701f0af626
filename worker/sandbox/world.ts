import type { Catalogue } from './catalogue.ts'
import checkoutSchema from './checkout-api/schema.sql?raw'
import type { Ports } from './ports.ts'
import { type Regions, regions } from './regions.ts'
import { createSettings, type SettingStore } from './settings.ts'
import type { Sql } from './sql.ts'

/** What every call of the sandbox may look at. */
export interface World {
  ports: Ports
  catalogue: Catalogue
  regions: Regions
  settings: SettingStore
}

/** Opens the database, filling an empty one, when it is first asked for: that takes a moment. */
export function openWorld(
  ports: Ports,
  openCatalogue: (sql: Sql, publicUrl: string, now: number) => Catalogue,
): () => World {
  let opened: World | null = null
  return () => {
    if (opened) return opened
    ports.sql.run(checkoutSchema)
    opened = {
      ports,
      catalogue: openCatalogue(ports.sql, ports.publicUrl, ports.now()),
      regions,
      settings: createSettings(ports.sql),
    }
    return opened
  }
}
