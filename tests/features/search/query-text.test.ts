import { expect, test } from 'vitest'
import { queryText, queryWords } from '#src/features/search/query-text.ts'
import { checkQueries } from '#tests/support/query-properties.ts'

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
  ['1 987 302 041', ['1987', '987302', '302041', '1987302', '987302041', '1987302041']],
])('%s may be the part numbers %j', (keyword, numbers) => {
  expect(queryText(keyword).numbers).toEqual(numbers)
})

test.each([
  ['motoröl "5W-30" 4 l', ['motoröl', '"5W-30"', '4 l']],
  ['skiva 280 mm volvo 240', ['skiva', '280 mm', 'volvo', '240']],
  ['"volvo 240" -"saab 900" mm', ['"volvo 240"', '-"saab 900"', 'mm']],
  ['14.3 mm \ue000', ['14.3 mm', '\ue000']],
  ['', []],
])('the words of %s are %j', (text, words) => {
  expect(queryWords(text)).toEqual(words)
})

test('of a keyword of many numbers the first twelve are read', () => {
  const { numbers } = queryText(Array.from({ length: 30 }, (_, index) => 1000 + index).join(' '))
  expect(numbers).toHaveLength(12)
  expect(numbers[0]).toBe('1000')
})

test('any keyword is read to a bounded query, and reads as itself', () => {
  checkQueries({ numRuns: 20_000, seed: 11 })
})
