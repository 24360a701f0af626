import { expect, test } from 'vitest'
import { hasWord, queryText, queryWords } from '#src/features/search/query-text.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkQueries } from '#tests/support/properties/query.ts'

test.each([
  ['bremsscheibe 280mm', 'bremsscheibe 280 mm'],
  ['Felge 5 x 108', 'Felge 5x108'],
  ['5×108 rims', '5x108 rims'],
  ['280 x 22 x 5', '280x22x5'],
  ['7J x 15', '7Jx15'],
  ['fälgar 15"', 'fälgar 15 inch'],
  ['fälgar 15 tum', 'fälgar 15 inch'],
  ["jantes 16''", 'jantes 16 inch'],
  ['Alufelge 16Zoll', 'Alufelge 16 inch'],
  ['"volvo 240"', '"volvo 240"'],
  ['skiva 14,3mm', 'skiva 14.3 mm'],
  ['70Ah battery', '70 Ah battery'],
  ['motoröl 5w30 4l', 'motoröl "5W-30" 4 l'],
  ['5W-40 5 Liter', '"5W-40" 5 l'],
  ['saab 9-5 oljefilter', 'saab "9-5" oljefilter'],
  ['"saab 9-5"', '"saab 9-5"'],
  ['X9-5 1-23', 'X9-5 1-23'],
  ['thermostat 87°', 'thermostat 87 °C'],
  ['6pk 1120', '6PK1120'],
  ['volvo 240 X271925', 'volvo 240 X271925'],
  ['H7 55W 12V', 'H7 55 W 12 V'],
  ['2CV', '2CV'],
  ['  a \u00a0 b ', 'a b'],
])('%s is searched as %s', (keyword, text) => {
  expect(queryText(keyword).text).toBe(text)
})

test.each([
  ['X271-925', ['X271925']],
  ['x271 925', ['X271', 'X271925']],
  ['X27.19.25', ['X271925']],
  ['BM 94222', ['94222', 'BM94222']],
  ['XO1-I2', ['X0112']],
  ['000 123 456', ['123456']],
  ['oil filter', []],
  ['brake disc 280', []],
  ['volvo 240', []],
  ['volvo 240 X271-925', ['X271925', '240X271925']],
  ['34 11 6 794 300', expect.arrayContaining(['34116794300', '116794300', '794300'])],
  ['06A 115 561 B', expect.arrayContaining(['6A115561B', '115561B'])],
  ['BD 280 22V F5X108 TOR', expect.arrayContaining(['F5X108', 'BD28022VF5X108T0R'])],
  ['volvo 240 a 123 456 78 90', expect.arrayContaining(['A1234567890', '1234567890'])],
  ['1 987 302 041', ['1987', '987302', '302041', '1987302', '987302041', '1987302041']],
])('%s may be the part numbers %j', (keyword, numbers) => {
  expect(queryText(keyword).numbers).toEqual(numbers)
})

test.each(['%', 'a', '7', '??', '- -', '-brake', '- a', 'a b', '"', '""', '', '\ue000'])(
  'there is nothing to search for in “%s”',
  (keyword) => expect(hasWord(keyword)).toBe(false),
)

test.each(['ab', 'H7', 'T 4', '5 w', '-a disc', '"a b"', 'oil'])('“%s” can be searched for', (keyword) =>
  expect(hasWord(keyword)).toBe(true),
)

test.each([
  ['motoröl "5W-30" 4 l', ['motoröl', '"5W-30"', '4 l']],
  ['skiva 280 mm volvo 240', ['skiva', '280 mm', 'volvo', '240']],
  ['"volvo 240" -"saab 900" mm', ['"volvo 240"', '-"saab 900"', 'mm']],
  ['14.3 mm \ue000', ['14.3 mm', '\ue000']],
  ['', []],
])('the words of %s are %j', (text, words) => {
  expect(queryWords(text)).toEqual(words)
})

test('the first 24 numbers of a keyword are read', () => {
  const listed = Array.from({ length: 30 }, (_, index) => String(1000 + index))
  expect(queryText(listed.join(' ')).numbers).toEqual(listed.slice(0, 24))
})

test('a number in many blocks is read as a whole before its parts', () => {
  const { numbers } = queryText('bmw 3 34 11 6 794 300 1999 2003 2004 2005')
  expect(numbers).toHaveLength(24)
  expect(numbers).toEqual(expect.arrayContaining(['34116794300', '1999', '2005']))
})

test('any keyword is read to a bounded query, and reads as itself', () => {
  checkQueries({ numRuns: propertyRuns, seed: 11 })
})
