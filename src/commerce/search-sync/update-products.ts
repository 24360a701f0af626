import { productIndexes } from './index-kinds.ts'
import { liveIndex, notesIndex } from './index-names.ts'
import type { ProductReader } from './read-products.ts'
import { RebuildRefused } from './rebuild-indexes.ts'
import type { SearchAdminApi } from './search-admin-api.ts'
import { noteUpdates } from './update-notes.ts'
import { writeBatch } from './write-batch.ts'

export interface Update {
  /** Products whose documents were written. */
  written: number
  /** Products that are not sold any more, whose documents were removed. */
  removed: number
  /** Products, in all languages, that could not be read; their documents stay as they are. */
  unreadable: number
}

/**
 * Brings the documents of some products up to date in every language, and removes those that are not sold any more. They
 * are noted for a rebuild that is under way, which may have read them before they changed.
 */
export async function updateProducts(
  admin: SearchAdminApi,
  reader: Pick<ProductReader, 'byId'>,
  languages: readonly string[],
  products: readonly string[],
): Promise<Update> {
  const indexes = await Promise.all(languages.map(indexOf))
  const notes = languages.map((language) => notesIndex(productIndexes, language))
  await noteUpdates(admin, notes, [...new Set(products)])
  const update: Update = { written: 0, removed: 0, unreadable: 0 }
  for await (const batch of reader.byId(products)) {
    await writeBatch(admin, indexes, batch)
    update.written += Math.max(0, ...[...batch.documents.values()].map(({ length }) => length))
    update.removed += batch.gone.length
    update.unreadable += batch.unreadable
  }
  return update

  async function indexOf(language: string) {
    const uid = liveIndex(productIndexes, language)
    if ((await admin.updatedAt(uid)) === null) {
      throw new RebuildRefused(`There is no index ${uid} yet: it has to be filled first.`)
    }
    return { language, uid }
  }
}
