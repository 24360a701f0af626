import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type ChassisNumber, decodeVin } from '#src/features/garage/vin/decode-vin.ts'
import { manufacturers } from '#src/features/garage/vin/manufacturers.ts'
import type { Runs } from './return.ts'

const characters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const asTyped = fc.constantFrom(...characters, ...'abcxyz', ' ', '-', '.', 'I', 'O', 'q', '_', 'ß', '😀')
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ unit: asTyped, maxLength: 24 }),
  fc
    .tuple(
      fc.constantFrom(...manufacturers.keys()),
      fc.string({ unit: fc.constantFrom(...characters), minLength: 14, maxLength: 14 }),
    )
    .map(([identifier, rest]) => identifier + rest),
  fc
    .tuple(fc.constantFrom('12', '13', '22'), fc.stringMatching(/^[1-3][2-4][1-8][VH12][A-T]$/))
    .map(([body, rest]) => body + rest),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
)
const facts = fc.record({
  currentYear: fc.integer({ min: 1970, max: 2200 }),
  year: fc.option(fc.integer({ min: 1885, max: 2100 })),
  model: fc.oneof(
    fc.constantFrom('Volvo 850', 'Golf IV', 'Saab 900', '__proto__'),
    fc.string({ unit: 'binary' }),
  ),
})

/** The number as it would be printed, where one was read. */
function printed(decoded: ChassisNumber): string | null {
  if (decoded.kind === 'vin') return decoded.vin
  return decoded.kind === 'classic' || decoded.kind === 'typePlate' ? decoded.number : null
}

/**
 * Any text is decoded without a throw and without a changed prototype; what was read means the same once printed; years
 * are in order, at most two, and not in the future.
 */
export function checkDecodedVins(runs: Runs): void {
  const builtIn = [Object.prototype, Array.prototype, String.prototype, Map.prototype].map((prototype) =>
    Object.getOwnPropertyNames(prototype).sort(),
  )
  fc.assert(
    fc.property(typed, facts, (text, car) => {
      const decoded = decodeVin(text, car)
      assert.equal(Object.getPrototypeOf(decoded), Object.prototype)
      const number = printed(decoded)
      if (number !== null) assert.deepEqual(decodeVin(number, car), decoded)
      if (decoded.kind === 'wrongCharacters') assert.ok(decoded.positions.length > 0)
      if (decoded.kind !== 'vin') return
      const [first, second, ...more] = decoded.years
      assert.ok(more.length === 0 && (second ?? Number.POSITIVE_INFINITY) > (first ?? 0))
      assert.ok(decoded.years.every((year) => year >= 1980 && year <= car.currentYear + 1))
    }),
    runs,
  )
  assert.deepEqual(
    [Object.prototype, Array.prototype, String.prototype, Map.prototype].map((prototype) =>
      Object.getOwnPropertyNames(prototype).sort(),
    ),
    builtIn,
  )
}
