import { expect, test } from 'vitest'
import {
  firstLookupCountry,
  lookupKind,
  parseNationalCode,
  parsePlate,
  parseTypeKey,
} from '#src/features/garage/lookup/plate.ts'
import { checkPlates } from '#tests/support/properties/plate.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test.each([
  ['SE', 'abc 12d', 'ABC12D'],
  ['FI', 'ABC-123', 'ABC123'],
  ['NL', '16-GTI-5', '16GTI5'],
  ['FR', 'AB·205·CD', 'AB205CD'],
  ['NO', ' EK 14070 ', 'EK14070'],
  ['FI', 'åäö-1', 'ÅÄÖ1'],
  ['SE', 'ＡＢＣ１２３', 'ABC123'],
])('in %s, “%s” is the plate %s', (country, typed, plate) => {
  expect(parsePlate(country, typed)).toEqual({ kind: 'plate', country, plate })
})

test.each([
  ['SE', ''],
  ['SE', 'A'],
  ['SE', 'ABC_123'],
  ['SE', 'ABCDEFGHIJK'],
  ['SE', 'A B C D E F G H I J K'],
  ['DE', 'BAB1234'],
  ['', 'ABC123'],
])('in %s, “%s” is not a plate', (country, typed) => {
  expect(parsePlate(country, typed)).toBeNull()
})

test.each([
  ['NO', 'en', 'NO'],
  ['SE', 'en', 'SE'],
  ['AT', 'fi', 'AT'],
  ['BE', 'fr', 'FR'],
  ['US', 'de', 'DE'],
  ['JP', 'en', 'GB'],
  [null, 'sv', 'SE'],
  [null, 'en', 'GB'],
])('with delivery to %s, a reader of %s looks up cars of %s first', (delivery, locale, country) => {
  expect(firstLookupCountry(delivery, locale)).toBe(country)
})

test('the key of a type is four digits and the first three characters of the second field', () => {
  expect(parseTypeKey('0603', 'aab')).toEqual({ kind: 'type', hsn: '0603', tsn: 'AAB' })
  expect(parseTypeKey(' 06 03', 'AAB 00012 3')).toEqual({ kind: 'type', hsn: '0603', tsn: 'AAB' })
  for (const [hsn, tsn] of [
    ['603', 'AAB'],
    ['06033', 'AAB'],
    ['O603', 'AAB'],
    ['0603', 'AA'],
    ['0603', 'A_B'],
    ['', ''],
  ] as const)
    expect(parseTypeKey(hsn, tsn)).toBeNull()
})

test('Austrian papers are asked for the six digits of their code, German ones for maker and type, others for the plate', () => {
  expect(['AT', 'DE', 'SE'].map(lookupKind)).toEqual(['nationalCode', 'type', 'plate'])
  expect(parseNationalCode('155 621')).toEqual({ kind: 'nationalCode', code: '155621' })
  for (const typed of ['15562', '1556211', '15562A', '']) expect(parseNationalCode(typed)).toBeNull()
})

test('any text is read without a throw, and to itself', () => {
  checkPlates({ numRuns: propertyRuns })
})
