import { contentIndexSettings, searchIndexSettingsIn } from '../contract/search/search-index-settings.ts'

/** A kind of index that there is one of for each language: `{name}_{language}`. */
export interface IndexKind {
  name: string
  primaryKey: string
  settings(language: string): object
}

export const productIndexes: IndexKind = {
  name: 'products',
  primaryKey: 'product',
  settings: searchIndexSettingsIn,
}

export const contentIndexes: IndexKind = {
  name: 'content',
  primaryKey: 'id',
  settings: () => contentIndexSettings,
}
