import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { plannedParts } from '#worker/sandbox/demo-catalogue/seed/assortment/catalogue-plan.ts'
import { plannedBundles } from '#worker/sandbox/demo-catalogue/seed/plan/bundle-plan.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { CatalogueSize, maxProducts, minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { itemsOf } from '#worker/sandbox/demo-catalogue/seed/products/items.ts'
import { planShop } from '#worker/sandbox/demo-catalogue/seed/shop-plan.ts'
import { productName } from '#worker/sandbox/demo-catalogue/seed/texts/name.ts'

// Planning a larger catalogue takes seconds.
vi.setConfig({ testTimeout: 60_000 })

const products = 12_345
const plan = planShop('2026-11-21', products)
const all = [...plan.parts, ...[...plan.bundles, ...plan.deposits].map(({ product }) => product)]
const isFirstColour = ({ product, style, spec }: (typeof all)[number]) =>
  product === style || spec.variantBy !== 'colour'

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

test.each(['5000', '20000', '100000'])('%s is a size of the catalogue', (text) => {
  expect(v.parse(CatalogueSize, text)).toBe(Number(text))
})

test.each(['', '4999', '100001', '5e3', '5000.5', ' 5000', '-5000', '0x2000', 'many'])(
  '"%s" is not a size of the catalogue',
  (text) => {
    expect(v.is(CatalogueSize, text)).toBe(false)
  },
)

test('a catalogue of any size has exactly its products, and each part type its share within one', () => {
  const total = partTypes.reduce((sum, { plannedProducts }) => sum + plannedProducts, 0)
  fc.assert(
    fc.property(fc.integer({ min: minProducts, max: maxProducts }), (size) => {
      const planned = plannedParts(size)
      expect([...planned.values()].reduce((sum, count) => sum + count, plannedBundles)).toBe(size)
      for (const { id, plannedProducts } of partTypes) {
        const share = (plannedProducts * (size - plannedBundles)) / total
        expect(Math.abs((planned.get(id) ?? 0) - share)).toBeLessThan(1)
      }
    }),
  )
})

test('the smallest catalogue has the plan of part-types.json', () => {
  expect(plannedParts(minProducts)).toEqual(
    new Map(partTypes.map(({ id, plannedProducts }) => [id, plannedProducts])),
  )
})

test('a larger catalogue has its products by part type, and the planned number of sets', () => {
  const parts = plan.parts.filter(isFirstColour)
  const counts = Map.groupBy(parts, ({ spec }) => spec.partType)
  const planned = plannedParts(products)
  expect(new Map([...counts].map(([id, { length }]) => [id, length]))).toEqual(planned)
  expect(plan.bundles).toHaveLength(plannedBundles)
  expect(parts.length + plan.bundles.length).toBe(products)
})

test('part numbers, addresses and article numbers of a larger catalogue are unique', () => {
  let taken = 1
  const items = all.flatMap(({ product, sku, generation }) => {
    const productItems = itemsOf(product, sku, generation?.design.choices, taken)
    taken += productItems.length
    return productItems
  })
  expect(duplicates(all.map(({ product }) => String(product)))).toEqual([])
  expect(duplicates(all.map(({ sku }) => sku))).toEqual([])
  expect(duplicates(all.map(({ uri }) => uri))).toEqual([])
  expect(duplicates(items.map(({ sku }) => sku))).toEqual([])
  expect(duplicates(items.map(({ ean }) => ean))).toEqual([])
})

test('a part has a different name for each maker and product line', () => {
  const current = plan.parts.filter(({ generation }) => generation?.age === 0)
  const byDesign = Map.groupBy(current, ({ generation }) => generation?.design)
  const ambiguous = [...byDesign.values()].flatMap((parts) =>
    duplicates(parts.map(({ product, style, spec }) => `${product === style} ${productName(spec, 'sv')}`)),
  )
  expect(ambiguous).toEqual([])
  const offered = new Set(current.map(({ generation }) => generation?.brand.name))
  expect(offered.size).toBeGreaterThan(40)
})

test('a larger catalogue is planned the same each time', () => {
  const again = planShop('2026-11-21', products)
  expect(again.parts.map(({ sku, uri, euros }) => [sku, uri, euros])).toEqual(
    plan.parts.map(({ sku, uri, euros }) => [sku, uri, euros]),
  )
})
