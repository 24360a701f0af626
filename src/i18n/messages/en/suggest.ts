import { searchField } from './suggest/search-field.ts'

/** Texts of what the search field suggests, which load when it is first used. */
export const messages = searchField
