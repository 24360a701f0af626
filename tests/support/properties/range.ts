import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  parseFilters,
  rangeNames,
  serializeFilters,
  withTypedRanges,
} from '#src/features/catalogue/filters/filter-query.ts'
import { parseRange, printRange, rangeOf, typedRange } from '#src/features/catalogue/filters/ranges/range.ts'
import type { Runs } from './return.ts'

const asTyped = fc.constantFrom(...'0123456789', '.', ',', '..', '-', ' ', 'e', '٣', '\u00a0', '∞')
const typed = fc.oneof(
  fc.string({ unit: asTyped, maxLength: 14 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', 'NaN', 'Infinity', '1e9', '260..240', '..', '0..0', '9'.repeat(400)),
)
const field = fc.oneof(fc.constantFrom('tech.diameter_mm', 'brands', 'vehicle.id', '__proto__'), typed)

/**
 * Any text is read as a range without a throw and without a changed prototype; a range has its ends in order, and is
 * written and read unchanged, by itself and among the filters of an address.
 */
export function checkRanges(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(field, typed, typed, (name, first, second) => {
      for (const range of [
        parseRange(first),
        typedRange(first, second, false),
        typedRange(first, second, true),
      ]) {
        if (!range) continue
        const { from, to } = range
        assert.ok((from ?? to) !== null && (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY))
        assert.deepEqual(parseRange(printRange(range)), range)
      }
      const names = rangeNames(name)
      const filters = withTypedRanges(
        parseFilters(JSON.stringify({ [name]: [first, second] })),
        new URLSearchParams({ [names.from]: first, [names.to]: second }),
      )
      const again = parseFilters(serializeFilters(filters))
      assert.equal(serializeFilters(again), serializeFilters(filters))
      assert.deepEqual(rangeOf(again, name), rangeOf(filters, name))
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
