import type { Catalogue } from './catalogue.ts'
import type { Regions } from './demo-catalogue/regions.ts'
import type { FaultRules } from './faults/fault-rules.ts'
import type { Ports } from './ports.ts'
import type { SearchEngine } from './search-api/search-engine.ts'
import type { SettingStore } from './settings.ts'

/** The services available to every call. */
export interface World {
  ports: Ports
  catalogue: Catalogue
  regions: Regions
  settings: SettingStore
  faults: FaultRules
  search: SearchEngine
}
