import { productIndexes } from './index-kinds.ts'
import type { ProductReader } from './read-products.ts'
import { liveIndex, nextIndex, RebuildRefused } from './rebuild-indexes.ts'
import type { SearchAdminApi } from './search-admin-api.ts'

export interface Update {
  /** Products whose documents were written. */
  written: number
  /** Products that are not sold any more, whose documents were removed. */
  removed: number
  /** Products, in all languages, that could not be read; their documents stay as they are. */
  unreadable: number
}

/**
 * Brings the documents of some products up to date in every language, and removes those that are not sold any more. An
 * index that is being filled meanwhile gets the changes, too.
 */
export async function updateProducts(
  admin: SearchAdminApi,
  reader: ProductReader,
  languages: readonly string[],
  products: readonly string[],
): Promise<Update> {
  const indexes = (await Promise.all(languages.map(indexesOf))).flat()
  const update: Update = { written: 0, removed: 0, unreadable: 0 }
  for await (const { documents, gone, unreadable } of reader.byId(products)) {
    const tasks = indexes.flatMap(({ language, uid }) => {
      const written = documents.get(language) ?? []
      return [
        ...(written.length > 0 ? [admin.put(uid, written)] : []),
        ...(gone.length > 0 ? [admin.removeDocuments(uid, gone)] : []),
      ]
    })
    for (const task of await Promise.all(tasks)) await admin.finished(task)
    update.written += Math.max(0, ...[...documents.values()].map(({ length }) => length))
    update.removed += gone.length
    update.unreadable += unreadable
  }
  return update

  async function indexesOf(language: string) {
    const live = liveIndex(productIndexes, language)
    const next = nextIndex(productIndexes, language)
    if ((await admin.updatedAt(live)) === null) {
      throw new RebuildRefused(`There is no index ${live} yet: it has to be filled first.`)
    }
    const isFilling = (await admin.updatedAt(next)) !== null
    return [live, ...(isFilling ? [next] : [])].map((uid) => ({ language, uid }))
  }
}
