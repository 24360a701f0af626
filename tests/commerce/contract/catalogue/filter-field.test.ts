import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { addressField, serviceField } from '#src/commerce/contract/catalogue/filter-field.ts'
import { parseFilters } from '#src/features/catalogue/filters/filter-query.ts'
import { toServiceFilters } from '#src/features/catalogue/filters/vehicle-filter.ts'

test.each([
  ['brands', 'brands'],
  ['collections', 'collections'],
  ['swatch.desc', 'swatch.desc'],
  ['items.name', 'items.name'],
  ['size', 'filter.size'],
  ['utm_source', 'filter.utm_source'],
])('the field %s is %s in addresses, and back', (field, name) => {
  expect(addressField(field)).toBe(name)
  expect(serviceField(name)).toBe(field)
})

test('an address names no other field of a request', () => {
  const chosen = parseFilters(
    '{"filter.limit":["9"],"filter.search":["x"],"filter.market":["2"],"limit":["9"],"filter.size":["S"]}',
  )
  expect(toServiceFilters(chosen, { field: '', values: {}, vehicles: [] })).toEqual({ size: ['S'] })
})

test('a filter has the labels and colours of its values', () => {
  const data = [{ desc: 'Red', hex: 'b3202a' }, { text: 'Eco' }, 'Plain', null, { hex: 'url(#x)' }]
  const values = data.map((data, index) => ({ value: index, count: 1, filterCount: 1, totalCount: 1, data }))
  const filter = v.parse(Filter, { field: 'swatch', values })
  expect(filter.field).toBe('filter.swatch')
  expect(filter.values.map(({ label, colour }) => [label, colour])).toEqual([
    ['Red', '#b3202a'],
    ['Eco', undefined],
    ['Plain', undefined],
    [null, undefined],
    [null, undefined],
  ])
})
