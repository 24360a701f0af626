import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { facetsOf } from '#src/features/catalogue/filters/build-facets.ts'
import { parseFilters } from '#src/features/catalogue/filters/filter-query.ts'
import { shortFacet } from '#src/features/catalogue/filters/short-facet.ts'
import { createFilter } from '#tests/support/listing-filter.ts'

const i18n = createTestI18n('en')

function shortened(field: string, values: Record<string, number>, chosen: string[], labels = {}) {
  const everything = Object.fromEntries(Object.keys(values).map((value) => [value, 1]))
  const filters = parseFilters(JSON.stringify({ [field]: chosen }))
  const [facet] = facetsOf([createFilter(field, values, labels)], {
    ...{ i18n, filters, base: [createFilter(field, everything)], decided: [] },
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
        { value: 'volvo-240', name: 'Volvo 240', chosen: true, isModel: true, part: 'volvo-240-b23e' },
        { value: 'saab-99', name: 'Saab 99', isModel: true },
      ],
    },
  ])
  expect(more).toBe(4)
})

test('the chosen models come first, then those of their make', () => {
  const labels = {
    'audi-80-pp': 'Audi 80, PP',
    'saab-99-b201': 'Saab 99, B201',
    'volvo-140-b18a': 'Volvo 140, B18A',
    'volvo-240-b21a': 'Volvo 240, B21A',
  }
  const found = Object.fromEntries(Object.keys(labels).map((key) => [key, 1]))
  const names = (chosen: string[]) => shortened('vehicle.id', found, chosen, labels).names
  expect(names([])).toEqual(['Audi 80', 'Saab 99', 'Volvo 140', 'Volvo 240'])
  expect(names(['volvo-240-b21a'])).toEqual(['Volvo 240', 'Volvo 140', 'Audi 80', 'Saab 99'])
})
