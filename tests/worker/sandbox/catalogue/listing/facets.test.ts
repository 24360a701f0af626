import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positions } from '#worker/sandbox/catalogue/listing/bitset.ts'
import { countFacets } from '#worker/sandbox/catalogue/listing/facets.ts'
import type { IndexEntry } from '#worker/sandbox/catalogue/listing/index-entry.ts'
import { match } from '#worker/sandbox/rules/matching.ts'
import { declared, indexOf, part } from '../small-shop.ts'

const five = [
  part(1, { brand: 1, technical: { diameter_mm: '280' }, vehicles: ['amazon-b18'] }),
  part(2, { brand: 1, technical: { diameter_mm: '300' }, vehicles: ['amazon-b18', 'amazon-b20'] }),
  part(3, { brand: 2, technical: { diameter_mm: '280' }, vehicles: ['golf-agg'] }),
  part(4, { brand: 2, technical: { thickness_mm: '18' }, listedIn: [{ category: 3, sort: 1 }] }),
  part(5, { brand: 1, technical: { volume_l: '4' }, listedIn: [{ category: 4, sort: 1 }] }),
]

function counted(listed: IndexEntry[], fields: Record<string, string[]>) {
  const index = indexOf(listed)
  const found = match(index, { market: 1, fields: new Map(Object.entries(fields)), within: [] })
  const facets = countFacets(index, found)
  return {
    products: positions(found.all).map((position) => listed[position]!.product),
    of: (field: string) =>
      facets
        .find((facet) => facet.field === field)
        ?.values.map(({ value, count, filterCount, totalCount }) => [value, count, filterCount, totalCount]),
  }
}

test('each brand says how many are left with all filters, without its own, and with none', () => {
  const { products, of } = counted(five, { brands: ['1'], 'tech.diameter_mm': ['280'] })
  expect(products).toEqual([1])
  expect(of('brands')).toEqual([
    ['1', 1, 1, 3],
    ['2', 0, 1, 2],
    ['3', 0, 0, 0],
  ])
  expect(of('tech.diameter_mm')).toEqual([
    ['280', 1, 1, 2],
    ['300', 0, 1, 1],
  ])
  expect(of('vehicle.name')).toEqual([
    ['Car [amazon-b18]', 1, 1, 2],
    ['Car [amazon-b20]', 0, 0, 1],
  ])
})

test('a category counts the products of its sub-categories', () => {
  const { products, of } = counted(five, { categories: ['1'] })
  expect(products).toEqual([1, 2, 3, 4])
  expect(of('categories')).toEqual([
    ['1', 4, 4, 4],
    ['2', 3, 3, 3],
    ['3', 1, 1, 1],
    ['4', 0, 1, 1],
  ])
})

test('values of one field widen the listing, further fields narrow it', () => {
  expect(counted(five, { 'tech.diameter_mm': ['280', '300'] }).products).toEqual([1, 2, 3])
  expect(counted(five, { 'tech.diameter_mm': ['280', '300'], brands: ['2'] }).products).toEqual([3])
})

test('with no filter the three counts agree', () => {
  const { of } = counted(five, {})
  for (const field of ['brands', 'categories', 'vehicle.name', 'tech.diameter_mm']) {
    for (const [, count, filterCount, totalCount] of of(field) ?? []) {
      expect([filterCount, totalCount]).toEqual([count, count])
    }
  }
})

test('measures and cars appear only where the category or brand has them', () => {
  expect(counted(five, { categories: ['4'] }).of('tech.volume_l')).toEqual([['4', 1, 1, 1]])
  expect(counted(five, { categories: ['2'] }).of('tech.volume_l')).toBeUndefined()
  expect(counted(five, { brands: ['2'] }).of('tech.diameter_mm')).toEqual([['280', 1, 1, 2]])
  expect(counted(five, { brands: ['2'] }).of('vehicle.name')).toEqual([['Car [golf-agg]', 1, 1, 1]])
})

test('brands, top categories and values that a filter has emptied stay visible', () => {
  const { of } = counted(five, { categories: ['2'], 'vehicle.name': ['Car [golf-agg]'] })
  expect(of('tech.diameter_mm')).toEqual([
    ['280', 1, 1, 2],
    ['300', 0, 0, 1],
  ])
  expect(of('brands')).toContainEqual(['3', 0, 0, 0])
  expect(of('categories')).toContainEqual(['4', 0, 0, 1])
})

test('a measure that few products have is no filter until it is used as one', () => {
  expect(counted(five, {}).of('tech.volume_l')).toBeUndefined()
  expect(counted(five, { 'tech.volume_l': ['4'] }).of('tech.volume_l')).toEqual([['4', 1, 1, 1]])
})

test('a measure of more values than anyone reads is no filter until it is used as one', () => {
  const listed = Array.from({ length: 41 }, (_, index) =>
    part(index + 1, { technical: { length_mm: String(index) } }),
  )
  expect(counted(listed, {}).of('tech.length_mm')).toBeUndefined()
  expect(counted(listed.slice(1), {}).of('tech.length_mm')).toHaveLength(40)
  expect(counted(listed, { 'tech.length_mm': ['7'] }).of('tech.length_mm')).toHaveLength(41)
})

test('of several values in one attribute each is a value of the filter', () => {
  const listed = [part(1, { technical: { acea: 'A3, B4' } }), part(2, { technical: { acea: 'B4' } })]
  expect(counted(listed, {}).of('tech.acea')).toEqual([
    ['A3', 1, 1, 1],
    ['B4', 2, 2, 2],
  ])
})

test('measures are listed in the order of their size', () => {
  const listed = ['9.5', '10', '280', 'M12', '-4'].map((value, index) =>
    part(index + 1, { technical: { size: value } }),
  )
  expect(
    counted(listed, {})
      .of('tech.size')
      ?.map(([value]) => value),
  ).toEqual(['-4', '9.5', '10', '280', 'M12'])
})

const values = {
  brand: fc.constantFrom(1, 2, 3),
  category: fc.constantFrom(1, 2, 3, 4),
  vehicles: fc.subarray([...declared.vehicles.keys()]),
  diameter: fc.constantFrom<string>('256', '280', '300'),
}
const listings = fc
  .array(fc.record({ ...values, categories: fc.uniqueArray(values.category, { minLength: 1 }) }), {
    maxLength: 60,
  })
  .map((drawn) =>
    drawn.map(({ brand, vehicles, diameter, categories }, index) =>
      part(index + 1, {
        brand,
        vehicles,
        technical: { diameter_mm: diameter },
        listedIn: categories.map((category) => ({ category, sort: 1 })),
      }),
    ),
  )
const choices = fc.record(
  {
    brands: fc.uniqueArray(values.brand.map(String), { minLength: 1 }),
    categories: fc.uniqueArray(values.category.map(String), { minLength: 1 }),
    'vehicle.name': fc.uniqueArray(fc.constantFrom(...declared.vehicles.values(), 'unknown'), {
      minLength: 1,
    }),
    'tech.diameter_mm': fc.uniqueArray(values.diameter, { minLength: 1 }),
  },
  { requiredKeys: [] },
)

/** The values of a product for a field, the slow and obvious way. */
function carried(product: IndexEntry, field: string): string[] {
  if (field === 'brands') return [String(product.brand)]
  if (field === 'vehicle.name') return product.vehicles.flatMap((key) => declared.vehicles.get(key) ?? [])
  if (field === 'tech.diameter_mm') return Object.values(product.technical)
  const assigned = product.listedIn.map(({ category }) => category)
  return [...declared.categories.withAncestors(assigned)].map(String)
}

test('counting by bits agrees with walking through all products', () => {
  fc.assert(
    fc.property(listings, choices, (listed, chosen) => {
      const fits = (product: IndexEntry, except = '') =>
        Object.entries(chosen).every(
          ([field, wanted]) =>
            field === except || carried(product, field).some((value) => wanted.includes(value)),
        )
      const { products, of } = counted(listed, chosen)
      expect(products).toEqual(listed.flatMap((product) => (fits(product) ? [product.product] : [])))
      for (const field of ['brands', 'categories', 'vehicle.name', 'tech.diameter_mm']) {
        for (const [value, ...counts] of of(field) ?? []) {
          const carrying = listed.filter((product) => carried(product, field).includes(String(value)))
          expect([field, value, ...counts]).toEqual([
            field,
            value,
            carrying.filter((product) => fits(product)).length,
            carrying.filter((product) => fits(product, field)).length,
            carrying.length,
          ])
        }
      }
    }),
  )
})
