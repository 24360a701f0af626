import type { SearchAdminApi } from './search-admin-api.ts'

/** Documents to write, by language, and ids of those to remove in every language. */
export interface DocumentBatch {
  documents: ReadonlyMap<string, readonly object[]>
  gone: readonly string[]
}

/** Writes and removes documents, and waits until the search service has done so. */
export async function writeBatch(
  admin: SearchAdminApi,
  indexes: readonly { language: string; uid: string }[],
  { documents, gone }: DocumentBatch,
): Promise<void> {
  const tasks = indexes.flatMap(({ language, uid }) => {
    const written = documents.get(language) ?? []
    return [
      ...(written.length > 0 ? [admin.put(uid, written)] : []),
      ...(gone.length > 0 ? [admin.removeDocuments(uid, gone)] : []),
    ]
  })
  for (const task of await Promise.all(tasks)) await admin.finished(task)
}
