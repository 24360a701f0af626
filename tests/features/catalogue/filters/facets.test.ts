import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { activeFiltersOf, columnsOf, facetsOf, shortFacet } from '#src/features/catalogue/filters/facets.ts'
import { noFilters, parseFilters } from '#src/features/catalogue/filters/filters.ts'

const i18n = createTestI18n('en')

function filter(field: string, values: Record<string, number>, labels: Record<string, string> = {}): Filter {
  return {
    field,
    values: Object.entries(values).map(([value, count]) => ({
      value,
      count,
      filterCount: count,
      totalCount: count,
      label: labels[value] ?? null,
    })),
  }
}

const found = [
  filter('categories', { '1': 9, '2': 3 }),
  filter('collections', {}),
  filter('brands', { '1': 5, '2': 0, '3': 0 }, { '1': 'Bromsvik', '2': 'Hallbrook', '3': 'Akkuvuori' }),
  filter('tech.disc_type', { vented: 4, solid: 1 }),
  filter('tech.diameter_mm', { '280': 5 }),
  filter('custom.unheard', { a: 1, b: 1 }),
]
const base = [
  filter('brands', { '1': 5, '2': 4, '3': 0 }),
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

test('the vehicles of a car that an address names are one choice', () => {
  const cars = filter('vehicle.id', { a: 1, b: 2 }, { a: 'Volvo 240, B21', b: 'Volvo 240, B23' })
  const filters = parseFilters('{"vehicle.id":["a","b"]}')
  const facets = facetsOf([cars], { i18n, filters, base: [cars], decided: [] })
  expect(activeFiltersOf(facets, i18n).map(({ name }) => name)).toEqual([
    'Car: Volvo 240, B21',
    'Car: Volvo 240, B23',
  ])
  expect(activeFiltersOf(facets, i18n, { name: 'Volvo 240', vehicles: ['a', 'b'] })).toEqual([
    {
      field: 'vehicle.id',
      values: ['a', 'b'],
      name: 'Car: Volvo 240',
      removal: 'Remove filter: Car: Volvo 240',
    },
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
  const cars = filter(
    'vehicle.id',
    { a: 1, b: 2, c: 3 },
    { a: 'Volvo 240, B21', b: 'Volvo 240, B23', c: 'Saab 99, B20' },
  )
  const [facet] = facetsOf([cars], { i18n, filters: noFilters, base: [cars], decided: [] })
  expect(facet?.groups.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
    ['Volvo 240', ['B21', 'B23']],
    ['Saab 99', ['B20']],
  ])
})

test('a table’s columns are the measures many parts have and differ in', () => {
  const measures = [
    filter('brands', { '1': 9, '2': 9 }),
    filter('tech.axle', { front: 20 }),
    filter('tech.height_mm', { '40': 5, '50': 10 }),
    filter('tech.surface', { coated: 2, oiled: 1 }),
    filter('tech.disc_type', { vented: 4, solid: 11 }),
    filter('tech.diameter_mm', { '256': 5, '280': 10 }),
    filter('tech.thickness_mm', { '20': 5, '22': 9 }),
    filter('tech.holes', { '4': 5, '5': 8 }),
    filter('tech.pcd_mm', { '108': 1, '112': 0 }),
  ]
  expect(columnsOf(measures, 20)).toEqual(['disc_type', 'diameter_mm', 'thickness_mm', 'height_mm', 'holes'])
})

function shortened(field: string, values: Record<string, number>, chosen: string[], labels = {}) {
  const everything = Object.fromEntries(Object.keys(values).map((value) => [value, 1]))
  const filters = parseFilters(JSON.stringify({ [field]: chosen }))
  const [facet] = facetsOf([filter(field, values, labels)], {
    ...{ i18n, filters, base: [filter(field, everything)], decided: [] },
  })
  if (!facet) throw new Error('No facet')
  const { groups, more } = shortFacet(facet)
  return { names: groups.flatMap(({ values }) => values.map(({ name }) => name)), groups, more }
}

test('a listing has the first seven values of a facet and the chosen ones, unless two more would be all', () => {
  const ten = Object.fromEntries([...'abcdefghij'].map((value) => [value, 1]))
  expect(shortened('brands', ten, [])).toMatchObject({ names: [...'abcdefg'], more: 3 })
  expect(shortened('brands', ten, ['b', 'j'])).toMatchObject({ names: [...'abcdefgj'], more: 2 })
  const { j: _, ...nine } = ten
  expect(shortened('brands', nine, [])).toMatchObject({ names: [...'abcdefghi'], more: 0 })
})

test('cars are shown by their models, which have no count because their engines share parts', () => {
  const cars = { 'volvo-240-b21a': 3, 'volvo-240-b23e': 4, 'saab-99-b201': 0, 'saab-99-b20t': 0 }
  const labels = {
    'volvo-240-b21a': 'Volvo 240, B21A',
    'volvo-240-b23e': 'Volvo 240, B23E',
    'saab-99-b201': 'Saab 99, B201',
    'saab-99-b20t': 'Saab 99, B20T',
  }
  const found = { ...cars, 'saab-99-b20t': 1 }
  const { groups, more } = shortened('vehicle.id', found, ['volvo-240-b23e'], labels)
  expect(groups).toEqual([
    {
      name: '',
      values: [
        { value: 'volvo-240', name: 'Volvo 240', chosen: true, isModel: true },
        { value: 'saab-99', name: 'Saab 99', isModel: true },
      ],
    },
  ])
  expect(more).toBe(4)
})
