import { expect, test } from 'vitest'
import { recentSearchesKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import {
  addRecent,
  clearRecent,
  readRecent,
  removeRecent,
} from '#src/features/search/suggest/recent-searches.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkRecentSearches } from '#tests/support/properties/recent-search.ts'

function storeOf(text: string | null = null): TextStore & { stored: Map<string, string> } {
  const stored = new Map(text === null ? [] : [[recentSearchesKey, text]])
  return {
    stored,
    read: (name) => stored.get(name) ?? null,
    write: (name, next) => void (next === null ? stored.delete(name) : stored.set(name, next)),
  }
}

test('the last search is first, each is listed once, and eight are kept', () => {
  const store = storeOf()
  for (const keyword of ['a', 'b', 'a', '']) addRecent(store, keyword)
  expect(readRecent(store)).toEqual(['a', 'b'])
  for (let count = 0; count < 20; count += 1) addRecent(store, `k${count}`)
  expect(readRecent(store)).toEqual(['k19', 'k18', 'k17', 'k16', 'k15', 'k14', 'k13', 'k12'])
})

test('removing or clearing leaves no entry in the storage', () => {
  const store = storeOf()
  for (const keyword of ['a', 'b']) addRecent(store, keyword)
  removeRecent(store, 'b')
  expect(readRecent(store)).toEqual(['a'])
  removeRecent(store, 'a')
  expect(store.stored.size).toBe(0)
  addRecent(store, 'c')
  clearRecent(store)
  expect(store.stored.size).toBe(0)
})

test('damaged entries are left out', () => {
  expect(readRecent(storeOf('["disc", 5, null, " pad", "", "pad"]'))).toEqual(['disc', 'pad'])
  for (const text of ['', '{', '{}', '"disc"', 'null']) expect(readRecent(storeOf(text))).toEqual([])
})

test('at most eight keywords are read from any storage, and are read again unchanged', () => {
  checkRecentSearches({ numRuns: propertyRuns })
})
