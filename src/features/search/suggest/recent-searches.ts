import * as v from 'valibot'
import { maxRecentSearches, recentSearchesKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { maxKeywordLength, parseKeyword } from '../keyword.ts'

const Keywords = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.unknown()),
  v.transform((entries) => entries.slice(0, maxRecentSearches)),
  v.transform((entries) =>
    entries.filter(
      (entry): entry is string =>
        typeof entry === 'string' &&
        entry !== '' &&
        entry.length <= 2 * maxKeywordLength &&
        parseKeyword(entry) === entry,
    ),
  ),
)

/** The last searches in this browser, newest first. Damaged entries are left out. */
export function readRecent(store: TextStore): string[] {
  const stored = v.safeParse(Keywords, store.read(recentSearchesKey))
  return stored.success ? [...new Set(stored.output)] : []
}

export function addRecent(store: TextStore, keyword: string): void {
  if (keyword === '') return
  write(store, [keyword, ...readRecent(store).filter((other) => other !== keyword)])
}

export function removeRecent(store: TextStore, keyword: string): void {
  write(
    store,
    readRecent(store).filter((other) => other !== keyword),
  )
}

export function clearRecent(store: TextStore): void {
  write(store, [])
}

function write(store: TextStore, keywords: readonly string[]): void {
  const kept = keywords.slice(0, maxRecentSearches)
  store.write(recentSearchesKey, kept.length > 0 ? JSON.stringify(kept) : null)
}
