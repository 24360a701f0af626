import { expect, test } from 'vitest'
import { checkSearchFilters } from '#tests/support/properties/filter.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { printFilter } from '#worker/sandbox/search-api/filter/filter.ts'
import { parseFilter } from '#worker/sandbox/search-api/filter/parse-filter.ts'

test('any text is read as a filter or refused, and any filter is written and read as itself', () => {
  checkSearchFilters({ numRuns: propertyRuns })
})

test.each([
  ['a = 1 OR b = 2 AND NOT c EXISTS', '"a" = "1" OR ("b" = "2" AND NOT "c" EXISTS)'],
  ['a NOT IN [x, "y z",]', 'NOT "a" IN ["x", "y z"]'],
  ['NOT a IS NOT NULL', '"a" IS NULL'],
  [String.raw`a = "\x41\u{1f9e1}\"\\"`, String.raw`"a" = "A🧡\"\\"`],
  ['a 1 TO 2', '"a" "1" TO "2"'],
])('%s is the filter %s', (text, printed) => {
  expect(printFilter(parseFilter(text) ?? { kind: 'or', of: [] })).toBe(printed)
})

test('a long filter is read in a moment', () => {
  const long = Array.from({ length: 20_000 }, (_, at) => `a = ${at}`).join(' OR ')
  expect(parseFilter(long)).toMatchObject({ kind: 'or', of: { length: 20_000 } })
})
