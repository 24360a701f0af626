import { expect, test } from 'vitest'
import { decodeVin } from '#src/features/garage/vin/decode-vin.ts'
import { vins } from '#tests/support/examples/vins.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkDecodedVins } from '#tests/support/properties/vin.ts'

const currentYear = 2026

test.each(vins)('%s is a %s of %j whose check digit is: %s', (vin, make, years, checkDigit) => {
  expect(decodeVin(vin, { currentYear })).toMatchObject({ kind: 'vin', vin, make, years, checkDigit })
})

test.each([
  [1978, []],
  [1979, [1980]],
  [2008, [1980]],
  [2009, [1980, 2010]],
])('in %i a model year up to the next one is possible', (currentYear, years) => {
  expect(decodeVin('WVWZZZ1KZAW394821', { currentYear })).toMatchObject({ years })
})

test.each([
  ['YV1LS5502P2012345', 'Volvo 850 GLT', [1993]],
  ['YV1LS5502P2012345', 'volvo 850', [1993]],
  ['YV1EX6160P2012345', 'Volvo', [1993, 2023]],
  ['YV1EX6160P2012345', '1850', [1993, 2023]],
  ['WVWZZZAUZGW123456', 'Golf VII', [2016]],
  ['WVWZZZ17ZBW012345', 'Golf I Cabriolet', [1981]],
  ['WVWZZZAUZGW123456', 'Golf', [2016]],
  ['WBAAE6405F0123456', 'BMW 325e E30', [1985]],
  // Another make's model, or one that was not built then, says nothing.
  ['WVWZZZ1KZAW394821', 'Volvo 850', [1980, 2010]],
  ['WVWZZZ1KZAW394821', 'XC60', [1980, 2010]],
  ['YV1LS5502P2012345', 'XC60', [2023]],
  ['WVWZZZ1KZAW394821', 'Transporter T4', [1980, 2010]],
])('%s of a %s is of %j', (vin, model, years) => {
  expect(decodeVin(vin, { currentYear, model })).toMatchObject({ years })
})

test.each([
  ['1VWBN7A35CC012345', true],
  ['LSJW74U97MZ123456', true],
  ['7JRA22TK5KG012345', true],
  ['7AT08V00X12345678', false],
  ['6G1ZX54F03L123456', false],
  ['YV1LS5502P2012345', false],
])(
  'the VIN %s shows that its country of manufacture requires a check digit: %s',
  (vin, isCheckDigitRequired) => {
    expect(decodeVin(vin, { currentYear })).toMatchObject({ isCheckDigitRequired })
  },
)

test('a letter in place of a required check digit differs', () => {
  expect(decodeVin('1HGCM826Z3A004352', { currentYear })).toMatchObject({ checkDigit: 'differs' })
})

test.each([
  ['PV544: 346210', '346210'],
  ['Volvo P1800', '12345'],
  ['Beetle', '117123456'],
  ['BMW 2002', '3661234'],
  ['W123', '12302310123'],
  ['Saab 99', '99751234567'],
  ['MGB', 'GHN5UB367'],
  ['MGB of 13 characters', 'GHN5UL123456G'],
  ['W123 of 14 characters', '12302012123456'],
  ['2CV', '28KA1234'],
  ['Mini', 'XA2S1N123456'],
  ['with an O', 'OQI4'],
])('the number of a classic, %s, is kept as it is', (_, number) => {
  expect(decodeVin(number, { currentYear })).toEqual({ kind: 'classic', number })
})

test.each([
  ['13121VF', 'saloon2', 'B18A', 'M30', 'left', 1966],
  ['131341 P', 'saloon2', 'B18A', 'M40', 'left', 1968],
  ['133352M', 'saloon2', 'B18B', 'M41', 'right', 1967],
  ['133351S', 'saloon2', 'B20B', 'M41', 'left', 1969],
  ['13244HD', 'saloon2', 'B18D', 'M40', 'right', 1964],
  ['12134VE', 'saloon4', 'B18A', 'M40', 'left', 1962],
  ['12134VL', 'saloon4', 'B18A', 'M40', 'left', 1966],
  ['121361M', 'saloon4', 'B18A', 'BW35', 'left', 1967],
  ['22134VB', 'estate', 'B18A', 'M40', 'left', 1963],
  ['221341T', 'estate', 'B20A', 'M40', 'left', 1970],
  ['222341S', 'estate', 'B20B', 'M40', 'left', 1969],
])(
  'the type plate %s is that of a %s with %s, %s, %s, %i',
  (typed, body, engine, gearbox, steeringSide, year) => {
    const decoded = decodeVin(typed, { currentYear })
    expect(decoded).toMatchObject({ kind: 'typePlate', body, engine, gearbox, steeringSide, year })
  },
)

test.each([
  ['the sides of 1967 in 1966', '131211F'],
  ['the sides of 1966 in 1967', '13121VM'],
  ['no such gearbox', '13127VF'],
  ['a letter of no year', '13121VC'],
  ['a letter of the four-door saloon', '13121VG'],
  ['no such body', '23121VF'],
])('%s: a classic number, not a type plate', (_, number) => {
  expect(decodeVin(number, { currentYear })).toEqual({ kind: 'classic', number })
})

test('a short number of a newer car is incomplete', () => {
  expect(decodeVin('13121VF', { currentYear, year: 1983 }).kind).toBe('typePlate')
  expect(decodeVin('13121VF', { currentYear, year: 1984 })).toEqual({ kind: 'incomplete', length: 7 })
})

test.each([
  ['YV1LO5502P2012345', [{ position: 5, character: 'O' }]],
  [
    'IV1LS5502P201234Q',
    [
      { position: 1, character: 'I' },
      { position: 17, character: 'Q' },
    ],
  ],
  ['yv1 ls55å2-p2012345', [{ position: 8, character: 'å' }]],
  ['YV1LS5502P201234😀', [{ position: 17, character: '😀' }]],
  ['1234/5', [{ position: 5, character: '/' }]],
])('%s has wrong characters: %j', (typed, positions) => {
  expect(decodeVin(typed, { currentYear })).toEqual({ kind: 'wrongCharacters', positions })
})

test.each([
  ['', { kind: 'incomplete', length: 0 }],
  ['123', { kind: 'incomplete', length: 3 }],
  ['1234567890123', { kind: 'incomplete', length: 13 }],
  ['YV1LS5502P20123', { kind: 'incomplete', length: 15 }],
  ['YV1LS5502P20123456', { kind: 'tooLong', length: 18 }],
  [' '.repeat(41), { kind: 'tooLong', length: 41 }],
])('%o: %j', (typed, expected) => {
  expect(decodeVin(typed, { currentYear })).toEqual(expected)
})

test('blanks, dots, dashes and small letters are those of the plate', () => {
  expect(decodeVin(' yv1-ls.55 02p2012345 ', { currentYear })).toMatchObject({ vin: 'YV1LS5502P2012345' })
})

test('any text is decoded without an error, and the printed number decodes to the same', () => {
  expect(() => checkDecodedVins({ numRuns: propertyRuns })).not.toThrow()
})
