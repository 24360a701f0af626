import { expect, test } from 'vitest'
import { noFilters, parseFilters, withTypedRanges } from '#src/features/catalogue/filters/filter-query.ts'
import {
  expandRanges,
  parseRange,
  typedRange,
  withRange,
} from '#src/features/catalogue/filters/ranges/range.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkRanges } from '#tests/support/properties/range.ts'

test.each([
  ['240..260', { from: 240, to: 260 }],
  ['9.5..12.7', { from: 9.5, to: 12.7 }],
  ['240..', { from: 240, to: null }],
  ['..260', { from: null, to: 260 }],
  ['260..240', { from: 240, to: 260 }],
  ['0..0', { from: 0, to: 0 }],
])('%s is a range', (text, range) => {
  expect(parseRange(text)).toEqual(range)
})

test.each(['', '..', '240', '240...260', '-1..5', '1e3..2', '12345678..', '1.2345..', 'a..b', ' 1..2'])(
  '“%s” is not a range',
  (text) => {
    expect(parseRange(text)).toBeNull()
  },
)

test('typed ranges have a comma or a point, and ends in any order', () => {
  expect(typedRange('9,5', '12.7', false)).toEqual({ from: 9.5, to: 12.7 })
  expect(typedRange(' 260 ', '240', false)).toEqual({ from: 240, to: 260 })
  expect(typedRange('', '240', false)).toEqual({ from: null, to: 240 })
  expect(typedRange('about 5', '', false)).toBeNull()
})

test.each([
  ['1.000', 1_000],
  ['1,000', 1_000],
  ['1 000', 1_000],
  ['1\u00a0000', 1_000],
  ['1\u202f000,5', 1_000.5],
  ['1.250.000', 1_250_000],
  ['0.125', 0.125],
  ['12,50', 12.5],
])('%s is a price as it is written', (typed, price) => {
  expect(typedRange(typed, '', true)).toEqual({ from: price, to: null })
})

test('of measures, three digits after a point are decimals', () => {
  expect(typedRange('1.125', '1 250', false)).toEqual({ from: 1.125, to: 1_250 })
})

test('a range takes the place of another one and leaves single values', () => {
  const filters = parseFilters('{"tech.diameter_mm":["300","240..260"],"brands":["1"]}')
  const range = { from: 250, to: null }
  const next = withRange(filters, 'tech.diameter_mm', range)
  expect(next.get('tech.diameter_mm')).toEqual(['300', '250..'])
  expect(withRange(next, 'tech.diameter_mm', null).get('tech.diameter_mm')).toEqual(['300'])
  expect(withRange(noFilters, 'tech.diameter_mm', null)).toEqual(noFilters)
})

test('a form without script adds its ranges to the filters of the address', () => {
  const read = (query: string) =>
    withTypedRanges(parseFilters('{"brands":["1"]}'), new URLSearchParams(query))
  expect(read('price-from=&price-to=1.000').get('price')).toEqual(['..1000'])
  const both = read('price-from=9&price-to=&tech.diameter_mm-from=240&tech.diameter_mm-to=260')
  expect([both.get('price'), both.get('tech.diameter_mm')]).toEqual([['9..'], ['240..260']])
  for (const query of [
    'brands-from=1&brands-to=2',
    'x-from=1&x-to=2',
    'tech.diameter_mm-from=a',
    '-from=1',
    'from=1',
  ])
    expect(read(query)).toEqual(parseFilters('{"brands":["1"]}'))
})

test('values within a range are requested from the service; a range without values has none', () => {
  const values = ['239', '240', '256.5', '261', 'drilled'].map((value) => ({
    ...{ value, count: 1, filterCount: 1, totalCount: 1, label: null },
  }))
  const base = [{ field: 'tech.diameter_mm', values }]
  const expanded = (text: string) => expandRanges(parseFilters(`{"tech.diameter_mm":${text}}`), base)
  expect(expanded('["240..260"]').get('tech.diameter_mm')).toEqual(['240', '256.5'])
  expect(expanded('["240..","239"]').get('tech.diameter_mm')).toEqual(['239', '240', '256.5', '261'])
  expect(expanded('["1..2"]').get('tech.diameter_mm')).toEqual(['1..2'])
})

test('any text is read without a throw, and written and read as the same', () => {
  checkRanges({ numRuns: propertyRuns })
})

test('a range that cannot be read leaves the chosen one, and empty fields remove it', () => {
  const chosen = parseFilters('{"price":["240..260"]}')
  const read = (from: string, to: string) =>
    withTypedRanges(chosen, new URLSearchParams({ 'price-from': from, 'price-to': to })).get('price')
  expect(read('about 500', '')).toEqual(['240..260'])
  expect(read('250', 'about 500')).toEqual(['240..260'])
  expect(read('250', ' ')).toEqual(['250..'])
  expect(read('', ' ')).toBeUndefined()
})
