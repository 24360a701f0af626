import { contentIndexSettings, searchIndexSettingsIn } from '../contract/search/search-index-settings.ts'
import type { IndexKind } from './rebuild-indexes.ts'

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
