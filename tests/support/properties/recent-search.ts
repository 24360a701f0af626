import assert from 'node:assert/strict'
import fc from 'fast-check'
import { maxRecentSearches } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { parseKeyword } from '#src/features/search/keyword.ts'
import { addRecent, readRecent } from '#src/features/search/suggest/recent-searches.ts'
import type { Runs } from './return.ts'

const stored = fc.oneof(
  fc.string(),
  fc.json(),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))).map((list) => JSON.stringify(list)),
)

/** At most eight keywords are read from any stored text; an added one is the first, and each is read unchanged. */
export function checkRecentSearches(runs: Runs): void {
  fc.assert(
    fc.property(stored, fc.string({ unit: 'grapheme' }), (text, typed) => {
      let kept: string | null = text
      const store: TextStore = {
        read: () => kept,
        write(_, next) {
          kept = next
        },
      }
      const keyword = parseKeyword(typed)
      addRecent(store, keyword)
      const read = readRecent(store)
      assert.ok(read.length <= maxRecentSearches)
      if (keyword !== '') assert.equal(read[0], keyword)
      for (const entry of read) assert.equal(parseKeyword(entry), entry)
    }),
    runs,
  )
}
