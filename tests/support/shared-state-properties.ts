import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  parseSharedState,
  printSharedState,
  type SharedState,
} from '#src/features/wishlist/shared/shared-state.ts'
import { maxWished } from '#src/features/wishlist/wished-ids.ts'
import type { Runs } from './return-properties.ts'

const asWritten = fc.constantFrom(...'0123456789abcz', '.', '-', 'Y', 'L', 'N', 'y', '٣', '\0')
const text = fc.oneof(
  fc.string({ unit: asWritten, maxLength: 30 }).map((rest) => `1.11.2026-11-25${rest}`),
  fc.string({ unit: asWritten, maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    '1.11.2026-02-30.Y',
    '1.11.2026-11-25.0qoY',
    `1.11.2026-11-25${'.Y'.repeat(101)}`,
  ),
)
const state: fc.Arbitrary<SharedState> = fc.record({
  pricelist: fc.nat({ max: 999_999_999 }),
  day: fc
    .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  parts: fc.array(
    fc.record({
      price: fc.option(fc.nat({ max: 999_999_999 }).map((hundredths) => hundredths / 100)),
      stock: fc.constantFrom('stock', 'later', 'none'),
    }),
    { minLength: 1, maxLength: maxWished },
  ),
})

/**
 * Any text is read as the state of a shared list without a throw and without a changed prototype, what was read is written
 * as the same text, and every state is written and read as itself.
 */
export function checkSharedStates(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(text, state, (typed, known) => {
      const read = parseSharedState(typed)
      if (read) {
        assert.equal(printSharedState(read), typed)
        assert.ok(read.parts.length > 0 && read.parts.length <= maxWished)
      }
      assert.deepEqual(parseSharedState(printSharedState(known)), structuredClone(known))
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
