import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as v from 'valibot'
import { plateCountries, VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { parsePlate, parseTypeKey } from '#src/features/garage/lookup/plate.ts'
import type { Runs } from './return.ts'

const asTyped = fc.constantFrom(
  ...'ABCXYZabcåäöüÆØ0123456789',
  ' ',
  '-',
  '·',
  '.',
  '–',
  '\u00a0',
  'ß',
  'ﬀ',
  '😀',
)
const typed = fc.oneof(
  fc.string({ unit: asTyped, maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
)
const country = fc.oneof(fc.constantFrom<string>(...plateCountries), typed)

/**
 * Any text is read without a throw and without a changed prototype; what was read is a query that the shop accepts, and
 * reads as itself.
 */
export function checkPlates(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(country, typed, typed, (where, first, second) => {
      const plate = parsePlate(where, first)
      if (plate?.kind === 'plate') {
        assert.ok(v.is(VehicleQuery, plate))
        assert.deepEqual(parsePlate(plate.country, plate.plate), plate)
      } else assert.equal(plate, null)
      const key = parseTypeKey(first, second)
      if (key?.kind === 'type') {
        assert.ok(v.is(VehicleQuery, key))
        assert.deepEqual(parseTypeKey(key.hsn, key.tsn), key)
      } else assert.equal(key, null)
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
