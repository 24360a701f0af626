import * as v from 'valibot'
import type { SearchAdminApi } from './search-admin-api.ts'

/** That a document is about to be updated. `note` is different each time. */
const Note = v.object({ id: v.string(), note: v.string() })
type Note = v.InferOutput<typeof Note>

/**
 * Notes the ids of documents whose live versions are about to be read and written, in those of the indexes of notes that
 * exist: a rebuild that makes one reads these documents again. Resolves when the notes can be read.
 */
export async function noteUpdates(
  admin: SearchAdminApi,
  indexes: readonly string[],
  ids: readonly string[],
): Promise<void> {
  const note = crypto.randomUUID()
  const notes = ids.map((id): Note => ({ id, note: `${id} ${note}` }))
  const noting = indexes.map(async (uid) => {
    if ((await admin.updatedAt(uid)) === null) return
    // The rebuild may end meanwhile. The service then makes an index of them, which the next rebuild removes.
    await admin.finished(await admin.put(uid, notes, 'id'))
  })
  await Promise.all(noting)
}

/** The notes of an index; the latest one of each id. */
export const readNotes = (admin: SearchAdminApi, uid: string) => admin.documents(uid, Note)
