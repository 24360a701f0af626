import type { EnqueuedTask, SearchAdminApi } from './search-admin-api.ts'

/** A kind of index that there is one of for each language: `{name}_{language}`. */
export interface IndexKind {
  name: string
  primaryKey: string
  settings(language: string): object
}

/** Why an index was not rebuilt; the old one stays in use. */
export class RebuildRefused extends Error {
  override readonly name = 'RebuildRefused'
}

/** Milliseconds after its last change that an unfinished index is taken for a remnant. */
const abandonedAfter = 15 * 60_000
/** A new index with less than this share of the old one's documents is taken for a mistake. */
const minShare = 0.5

export const liveIndex = ({ name }: Pick<IndexKind, 'name'>, language: string) => `${name}_${language}`
/** The index that is being filled, to be swapped with the live one. */
export const nextIndex = (kind: Pick<IndexKind, 'name'>, language: string) =>
  `${liveIndex(kind, language)}_next`

interface Options {
  now(): number
  /** True if an index may shrink to less than half. */
  allowShrinking?: boolean
}

/**
 * Fills new indexes with settings and documents, and swaps all of them with those in use in one call. A failure
 * before that leaves the old ones in use and removes the new ones. Returns the number of documents of each language.
 */
export async function rebuildIndexes(
  admin: SearchAdminApi,
  kind: IndexKind,
  languages: readonly string[],
  batches: AsyncIterable<ReadonlyMap<string, readonly object[]>>,
  { now, allowShrinking = false }: Options,
): Promise<Map<string, number>> {
  const indexes = languages.map((language) => ({
    language,
    live: liveIndex(kind, language),
    next: nextIndex(kind, language),
  }))
  await Promise.all(indexes.map(({ next }) => prepare(next)))
  try {
    await fill()
    const counts = await Promise.all(indexes.map(check))
    await Promise.all(indexes.map(({ live }) => ensure(live)))
    await admin.finished(await admin.swap(indexes.map(({ live, next }) => [live, next])))
    return new Map(counts)
  } finally {
    await Promise.allSettled(indexes.map(({ next }) => remove(next)))
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
