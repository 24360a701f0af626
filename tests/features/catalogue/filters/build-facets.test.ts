import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { activeFiltersOf } from '#src/features/catalogue/filters/active-filter-names.ts'
import { facetsOf } from '#src/features/catalogue/filters/build-facets.ts'
import { noFilters, parseFilters } from '#src/features/catalogue/filters/filter-query.ts'
import { createFilter } from '#tests/support/listing-filter.ts'

const i18n = createTestI18n('en')

const found = [
  createFilter('categories', { '1': 9, '2': 3 }),
  createFilter('collections', {}),
  createFilter('brands', { '1': 5, '2': 0, '3': 0 }, { '1': 'Bromsvik', '2': 'Hallbrook', '3': 'Akkuvuori' }),
  createFilter('tech.disc_type', { vented: 4, solid: 1 }),
  createFilter('tech.diameter_mm', { '280': 5 }),
  createFilter('custom.unheard', { a: 1, b: 1 }),
]
const base = [
  createFilter('brands', { '1': 5, '2': 4, '3': 0 }),
  found[3] as Filter,
  found[4] as Filter,
  found[0] as Filter,
]

test('each filter field and its values have their translated names', () => {
  const facets = facetsOf(found, { i18n, filters: noFilters, base, decided: ['categories'] })
  expect(facets.map(({ name }) => name)).toEqual(['Brand', 'Disc type'])
  expect(facets[1]?.groups[0]?.values.map(({ name }) => name)).toEqual(['Vented', 'Solid'])
})

test('a filter value without results is shown only while it is part of the listing', () => {
  const [brands] = facetsOf(found, { i18n, filters: noFilters, base, decided: ['categories'] })
  expect(brands?.groups[0]?.values).toEqual([
    { value: '1', name: 'Bromsvik', count: 5 },
    { value: '2', name: 'Hallbrook', count: 0 },
  ])
})

test('each chosen value has a name with its field, and a text that takes it back', () => {
  const filters = parseFilters('{"brands":["3"]}')
  const facets = facetsOf(found, { i18n, filters, base, decided: ['categories'] })
  expect(activeFiltersOf(facets, i18n)).toEqual([
    { field: 'brands', values: ['3'], name: 'Brand: Akkuvuori', removal: 'Remove filter: Brand: Akkuvuori' },
  ])
})

test('vehicles that are chosen one by one are named by model and engine', () => {
  const cars = createFilter('vehicle.id', { a: 1, b: 2 }, { a: 'Volvo 240, B21', b: 'Volvo 240, B23' })
  const filters = parseFilters('{"vehicle.id":["a","b"]}')
  const facets = facetsOf([cars], { i18n, filters, base: [cars], decided: [] })
  expect(activeFiltersOf(facets, i18n).map(({ name }) => name)).toEqual([
    'Car: Volvo 240, B21',
    'Car: Volvo 240, B23',
  ])
})

test('an engine has its size, fuel and power beside its code, which says them to few', () => {
  const engine = { cc: 2127, kw: 73, fuel: 'petrol', from: 1975, to: 1984 } as const
  const [known, unknown] = ['Volvo 240, B21A', 'Volvo 240, B23E'].map((name, index) =>
    createFilter('vehicle.id', { [index]: 1 }, { [index]: name }),
  )
  const values = [...(known?.values.map((value) => ({ ...value, engine })) ?? []), ...(unknown?.values ?? [])]
  const cars: Filter = { field: 'vehicle.id', values }
  const [facet] = facetsOf([cars], { i18n, filters: noFilters, base: [cars], decided: [] })
  expect(facet?.groups[0]?.values).toMatchObject([
    { name: 'B21A', about: expect.stringMatching(/^2\.1\sl petrol, 73\skW \(98\sbhp\)$/) },
    { name: 'B23E' },
  ])
})

test('a selected filter value is marked, and shown even without results', () => {
  const filters = parseFilters('{"brands":["3"],"tech.diameter_mm":["280"]}')
  const facets = facetsOf(found, { i18n, filters, base, decided: ['categories'] })
  expect(facets.map(({ field, chosen }) => [field, chosen])).toEqual([
    ['brands', 1],
    ['tech.disc_type', 0],
    ['tech.diameter_mm', 1],
  ])
  expect(facets[0]?.groups[0]?.values.at(-1)).toMatchObject({ value: '3', chosen: true })
})

test('cars are grouped by model, each with its engines', () => {
  const cars = createFilter(
    'vehicle.id',
    { a: 1, b: 2, c: 3 },
    { a: 'Volvo 240, B21', b: 'Volvo 240, B23', c: 'Saab 99, B20' },
  )
  const [facet] = facetsOf([cars], { i18n, filters: noFilters, base: [cars], decided: [] })
  expect(facet?.groups.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['Saab 99', ['B20']],
    ['Volvo 240', ['B21', 'B23']],
  ])
})
