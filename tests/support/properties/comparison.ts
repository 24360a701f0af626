import assert from 'node:assert/strict'
import fc from 'fast-check'
import { maxCompared } from '#src/config.ts'
import { comparisonPath, type ParsedComparison, parseComparison } from '#src/features/compare/comparison.ts'
import type { Runs } from './return.ts'

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const entry = fc.oneof(
  id,
  fc.constantFrom('', '0', '07', '-7', '1e3', '1.5', '9999999999', ' 7', '７', '__proto__', '&ids=1', '%2C'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const query = fc.oneof(
  fc
    .record({
      ids: fc.array(entry, { maxLength: 60 }).map((entries) => entries.join()),
      facts: fc.oneof(fc.constantFrom('all', 'ALL', ''), fc.string({ maxLength: 4 })),
    })
    .map((fields) => new URLSearchParams(fields)),
  fc.string({ unit: 'binary', maxLength: 80 }).map((text) => new URLSearchParams(text)),
  fc.constantFrom('', 'ids', 'ids=&ids=7', 'facts=all').map((text) => new URLSearchParams(text)),
)
const comparison = fc.record({
  products: fc.uniqueArray(id, { minLength: 1, maxLength: maxCompared }),
  all: fc.boolean(),
})

/** The parsed address that was written for a comparison. */
function reread(parsed: ParsedComparison): ParsedComparison {
  return parseComparison(new URL(comparisonPath(parsed), 'https://shop.example').searchParams)
}

/**
 * The address of any comparison is read as that comparison; any other address is read without a throw as at most four
 * different product ids, and what was read is written and read as the same.
 */
export function checkComparisonAddresses(runs: Runs): void {
  fc.assert(
    fc.property(comparison, query, (known, any) => {
      const whole = { ...known, damaged: false, surplus: false }
      assert.deepEqual(reread(whole), whole)
      const parsed = parseComparison(any)
      assert.ok(parsed.products.length <= maxCompared)
      assert.equal(new Set(parsed.products).size, parsed.products.length)
      for (const product of parsed.products) assert.match(product, /^[1-9]\d{0,8}$/)
      assert.deepEqual(reread(parsed), { ...parsed, damaged: false, surplus: false })
    }),
    runs,
  )
}
