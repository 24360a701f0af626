import { searchField } from './suggest/search-field.ts'

export const messages = searchField
