import { createScreenCache } from '#src/features/catalogue/listing/pages/screen-cache.atoms.ts'
import type { SearchData } from './load-search.ts'

export const searchCache = createScreenCache<SearchData>()
