import { createKeptScreens } from '#src/features/catalogue/listing/kept-screens.atoms.ts'
import type { SearchData } from './load-search.ts'

export const keptSearches = createKeptScreens<SearchData>()
