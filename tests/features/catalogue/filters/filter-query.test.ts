import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Filters } from '#src/features/catalogue/filters/chosen-filters.ts'
import {
  isFormQuery,
  noFilters,
  parseFilters,
  serializeFilters,
  withoutFilter,
  withoutValues,
  withTicked,
} from '#src/features/catalogue/filters/filter-query.ts'

const filters = (chosen: Record<string, unknown>) => parseFilters(JSON.stringify(chosen))

test('an address says which values are chosen in which field', () => {
  expect([...filters({ brands: ['2', '1'], 'tech.axle': 'front' })]).toEqual([
    ['brands', ['1', '2']],
    ['tech.axle', ['front']],
  ])
})

test('the filter by car has one name in addresses, independent of the service’s name for it', () => {
  const chosen = filters({ 'vehicle.id': ['volvo-240-b21a'], 'vehicle.name': ['Volvo 240, B21A'] })
  expect([...chosen]).toEqual([['vehicle.id', ['volvo-240-b21a']]])
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{"brands":["1"'],
  ['a list', '["brands"]'],
  ['a number', '7'],
  ['null', 'null'],
  ['a text', '"brands"'],
  ['a polluting key', '{"__proto__":{"brands":["1"]}}'],
  ['another polluting key', '{"constructor":{"prototype":["1"]}}'],
  ['a field of the call itself', '{"limit":["5000"],"market":["2"],"language":["sv"]}'],
  ['an operator', '{"brands":{"$ne":"1"}}'],
  ['a value of more than 64 letters', JSON.stringify({ brands: ['a'.repeat(65)] })],
  [
    'more than 2,048 letters',
    JSON.stringify({ brands: Array.from({ length: 400 }, (_, index) => `${index}x`) }),
  ],
  ['a thousand levels', `{"brands":${'['.repeat(900)}1${']'.repeat(900)}}`],
])('%s narrows nothing', (_, text) => {
  expect(parseFilters(text)).toEqual(noFilters)
})

test('a field holds at most fifty values and an address at most twenty fields', () => {
  const many = filters({ brands: Array.from({ length: 80 }, (_, index) => String(index)) })
  expect(many.get('brands')).toHaveLength(50)
  const wide = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`tech.a${index}`, ['1']]))
  expect(filters(wide).size).toBe(20)
})

test('parsing any text as filters does not throw or change prototypes', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const read = parseFilters(text)
      expect(read.size).toBeLessThanOrEqual(20)
      for (const [field, values] of read) {
        expect(field).toMatch(/^[a-z]/)
        expect(values.length).toBeGreaterThan(0)
        expect(values.length).toBeLessThanOrEqual(50)
      }
      expect(parseFilters(serializeFilters(read))).toEqual(read)
    }),
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
})

test('the order of choices does not change the address', () => {
  expect(serializeFilters(filters({ 'tech.axle': ['b', 'a', 'b'], brands: ['1'] }))).toBe(
    '{"brands":["1"],"tech.axle":["a","b"]}',
  )
  expect(serializeFilters(noFilters)).toBe('')
})

test('ticked values are added to the filters, and can be taken back', () => {
  const field = fc.constantFrom('brands', 'tech.axle', 'vehicle.id')
  const value = fc.constantFrom('a', 'b', 'c', 'd')
  const start = fc.dictionary(field, fc.uniqueArray(value)).map(filters)
  fc.assert(
    fc.property(start, field, value, (before, where, what) => {
      const after = withTicked(before, new URLSearchParams([[where, what]]))
      expect(after.get(where)).toContain(what)
      expect(withTicked(after, new URLSearchParams([[where, what]]))).toEqual(after)
      expect(withoutValues(after, where, [what])).toEqual(withoutValues(before, where, [what]))
    }),
  )
})

test('a ticked model is a value of the filter by car, and one value may be several cars', () => {
  const query = new URLSearchParams('model=saab-99&vehicle.id=volvo-240-b21a+volvo-240-b23e&price=1&limit=5')
  expect([...withTicked(noFilters, query)]).toEqual([
    ['vehicle.id', ['saab-99', 'volvo-240-b21a', 'volvo-240-b23e']],
  ])
})

test.each([
  ['brands=2', true],
  ['model=saab-99', true],
  ['price-from=&price-to=', true],
  ['filters=%7B%7D&page=2&order=Latest&view=table&car=saab-99&show=all&facet=brands&keyword=disc', false],
])('the query %s was written by the form of filters: %s', (query, written) => {
  expect(isFormQuery(new URLSearchParams(query))).toBe(written)
})

test('ticked values for which an address has no room are left out', () => {
  const fill = (count: number): Filters =>
    filters({ brands: Array.from({ length: count }, (_, index) => `${index}`.padStart(40, 'x')) })
  const full = fill(45)
  expect(full.size).toBe(1)
  const long = Array.from({ length: 9 }, (_, index): [string, string] => ['tech.axle', `${index}`.repeat(64)])
  const ticked = withTicked(full, new URLSearchParams(long))
  expect(ticked.get('brands')).toEqual(full.get('brands'))
  expect(ticked.get('tech.axle')).toEqual(['0'.repeat(64)])
  expect(parseFilters(serializeFilters(ticked))).toEqual(ticked)
})

test('fields the service refuses can be left out', () => {
  expect([...withoutFilter(filters({ brands: ['1'], 'tech.gone': ['2'] }), ['tech.gone'])]).toEqual([
    ['brands', ['1']],
  ])
})
