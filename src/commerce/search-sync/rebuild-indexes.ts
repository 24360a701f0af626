import type { IndexKind } from './index-kinds.ts'
import { liveIndex, nextIndex, notesIndex } from './index-names.ts'
import type { EnqueuedTask, SearchAdminApi } from './search-admin-api.ts'
import { readNotes } from './update-notes.ts'
import { type DocumentBatch, writeBatch } from './write-batch.ts'

/** Why an index was not rebuilt; the old one stays in use. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

/** Milliseconds after its last change that an unfinished index is taken for a remnant. */
const abandonedAfter = 15 * 60_000
/** A new index with less than this share of the old one's documents is taken for a mistake. */
const minShare = 0.5

interface Options {
  now(): number
  /** True if an index may shrink to less than half. */
  allowShrinking?: boolean
  /** Reads what was updated in the live indexes meanwhile, by id; without it updates are overwritten. */
  reread?(ids: readonly string[]): AsyncIterable<DocumentBatch>
}

/**
 * Fills new indexes with settings and documents, and swaps all of them with those in use in one call. A failure
 * before that leaves the old ones in use and removes the new ones. What `updateProducts` changes meanwhile is read again
 * at the end, since an earlier batch may have had it as it was before. Returns the number of documents of each language.
 */
export async function rebuildIndexes(
  admin: SearchAdminApi,
  kind: IndexKind,
  languages: readonly string[],
  batches: AsyncIterable<ReadonlyMap<string, readonly object[]>>,
  { now, allowShrinking = false, reread }: Options,
): Promise<Map<string, number>> {
  const indexes = languages.map((language) => ({
    language,
    live: liveIndex(kind, language),
    next: nextIndex(kind, language),
    notes: notesIndex(kind, language),
  }))
  const seen = new Set<string>()
  await Promise.all(indexes.map(({ next }) => prepare(next)))
  try {
    await openNotes()
    await fill()
    await catchUp('next')
    const counts = await Promise.all(indexes.map(check))
    await Promise.all(indexes.map(({ live }) => ensure(live)))
    await admin.finished(await admin.swap(indexes.map(({ live, next }) => [live, next])))
    await catchUp('live')
    return new Map(counts)
  } finally {
    const temporary = indexes.flatMap(({ next, notes }) => [next, ...(reread ? [notes] : [])])
    await Promise.allSettled(temporary.map(remove))
  }

  async function prepare(next: string): Promise<void> {
    const changed = await admin.updatedAt(next)
    if (changed !== null && now() - changed < abandonedAfter) {
      throw new RebuildRefused(`${next} was changed in the last minutes: another run seems to be filling it.`)
    }
    if (changed !== null) await remove(next)
  }

  async function fill(): Promise<void> {
    const tasks: EnqueuedTask[] = []
    await Promise.all(
      indexes.map(async ({ language, next }) => {
        await ensure(next)
        tasks.push(await admin.set(next, kind.settings(language)))
      }),
    )
    for await (const batch of batches) {
      const sent = indexes.map(async ({ language, next }) => {
        const documents = batch.get(language) ?? []
        if (documents.length > 0) tasks.push(await admin.put(next, documents))
      })
      await Promise.all(sent)
    }
    for (const task of tasks) await admin.finished(task)
  }

  async function openNotes(): Promise<void> {
    if (!reread) return
    const opened = indexes.map(async ({ notes }) => {
      if ((await admin.updatedAt(notes)) !== null) await remove(notes)
      await admin.finished(await admin.create(notes, 'id'))
    })
    await Promise.all(opened)
    // A key that may not read them is refused here, before the work.
    await unseenNotes()
  }

  async function unseenNotes() {
    const found = await Promise.all(indexes.map(({ notes }) => readNotes(admin, notes)))
    return found.flat().filter(({ note }) => !seen.has(note))
  }

  /**
   * Writes again what was noted. While that goes on, an update may write something newer, which has then been overwritten:
   * so what is noted once more is read once more.
   */
  async function catchUp(target: 'next' | 'live'): Promise<void> {
    if (!reread) return
    const targets = indexes.map((index) => ({ language: index.language, uid: index[target] }))
    let written: ReadonlySet<string> | null = null
    for (;;) {
      const due = (await unseenNotes()).filter(({ id }) => written?.has(id) ?? true)
      if (due.length === 0) return
      written = new Set(due.map(({ id }) => id))
      for (const { note } of due) seen.add(note)
      for await (const batch of reread([...written])) await writeBatch(admin, targets, batch)
    }
  }

  async function check({ language, live, next }: (typeof indexes)[number]): Promise<[string, number]> {
    const [before, after] = await Promise.all([admin.count(live), admin.count(next)])
    if (!after) throw new RebuildRefused(`There are no documents for ${live}.`)
    if (!allowShrinking && after < (before ?? 0) * minShare) {
      throw new RebuildRefused(`${live} has ${before} documents and would have ${after}.`)
    }
    return [language, after]
  }

  async function ensure(uid: string): Promise<void> {
    if ((await admin.updatedAt(uid)) !== null) return
    await admin.finished(await admin.create(uid, kind.primaryKey))
  }

  async function remove(uid: string): Promise<void> {
    await admin.finished(await admin.remove(uid))
  }
}
