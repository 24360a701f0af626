import { expect, test } from 'vitest'
import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { regions } from '#worker/sandbox/demo-catalogue/regions.ts'
import { car } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { partType } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const byProduct = new Map(shop.parts.map((part) => [part.product, part]))

/** The product of which each is a further colour; its own number for everything else. */
const styleOf = new Map(
  shop.sql
    .all(`select product, iif(spec ->> 'variantBy' = 'colour', style, product) as style from product`)
    .map(({ product, style }) => [Number(product), Number(style)]),
)

interface Section {
  section: number
  quantity: number
  required: boolean
  products: number[]
}
const sets = shop.sql.all('select product, kind, sections from bundle').map(({ product, kind, sections }) => {
  const found = shop.listed.find((entry) => entry.product === Number(product))
  return {
    spec: found!.spec,
    sku: found!.sku,
    kind,
    markets: found!.markets,
    product: Number(product),
    sections: JSON.parse(String(sections)) as Section[],
  }
})

test('there are ten sets of each of eight kinds', () => {
  const kinds = Map.groupBy(sets, ({ spec }) => spec.bundle?.plan)
  expect([...kinds.values()].map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 10))
})

test('each section of a bundle has one to four parts, in all their colours, and no number twice', () => {
  const numbers = sets.flatMap(({ sections }) => sections.map(({ section }) => section))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const { sku, sections } of sets) {
    expect(sections.filter(({ required }) => required).length, sku).toBeGreaterThanOrEqual(1)
    for (const { products } of sections) {
      const parts = new Set(products.map((product) => styleOf.get(product)))
      expect(parts.size, sku).toBeGreaterThanOrEqual(1)
      expect(parts.size, sku).toBeLessThanOrEqual(4)
    }
  }
})

test('timing and suspension sets are fixed: one part each, all of them sold wherever the set is', () => {
  const fixed = sets.filter(({ kind }) => kind === 'fixed')
  expect(new Set(fixed.map(({ spec }) => spec.bundle?.plan))).toEqual(
    new Set(['timing-service', 'suspension-front']),
  )
  expect(fixed).toHaveLength(20)
  for (const { sku, sections, markets } of fixed) {
    expect(markets.length, sku).toBeGreaterThan(0)
    for (const { products, required } of sections) {
      expect(required, sku).toBe(true)
      expect(products, sku).toHaveLength(1)
      const part = byProduct.get(products[0] ?? 0)
      expect(part?.spec.depositItem, sku).toBeUndefined()
      expect(part?.markets, sku).toEqual(expect.arrayContaining(markets))
    }
  }
})

test('everything in a set fits the car it is for', () => {
  for (const { spec, sku, sections } of sets) {
    for (const product of sections.flatMap(({ products }) => products)) {
      const part = byProduct.get(product)
      const universal = partType(part?.spec.partType ?? '').fitment === 'universal'
      const fits = universal || part?.spec.models.includes(spec.bundle?.model ?? '')
      expect(fits, `${sku} ${part?.sku}`).toBe(true)
      const { axle, brake_system: system } = part?.spec.technical ?? {}
      if (spec.bundle?.plan.endsWith('-front')) expect(axle ?? 'front', sku).toBe('front')
      if (spec.bundle?.brakeSystem && system)
        expect(system.split(', '), sku).toContain(spec.bundle.brakeSystem)
    }
  }
})

test('parts for left and right have a bundle section for each side', () => {
  for (const { sku, sections } of sets) {
    for (const { products, quantity } of sections) {
      const sides = new Set(products.map((product) => byProduct.get(product)?.spec.technical.side ?? 'both'))
      if (sides.has('left') || sides.has('right')) {
        expect(sides.size, sku).toBe(1)
        expect(quantity, sku).toBe(1)
      }
    }
  }
})

test('the oil of a service fills the engine in one can', () => {
  for (const { sections, sku, spec } of sets.filter((set) => set.spec.bundle?.plan === 'oil-service')) {
    const oils = sections
      .flatMap(({ products }) => products)
      .map((product) => byProduct.get(product)?.spec)
      .filter((oil) => oil?.partType === 'engine-oil')
    expect(oils.length, sku).toBeGreaterThan(0)
    for (const oil of oils) {
      expect(['4', '5'], sku).toContain(oil?.technical.volume_l)
      // Thin oils are for engines of the last years, thick ones for those of the first.
      const newest = Math.max(...car(spec.bundle?.model ?? '').engines.map(({ yearFrom }) => yearFrom))
      if (newest < 1975) expect(oil?.technical.viscosity, sku).toMatch(/^(15W-40|20W-50)$/)
      if (newest >= 2012) expect(oil?.technical.viscosity, sku).not.toMatch(/^(10W|15W|20W)/)
    }
  }
})

test('a set costs its cheapest filling less 8 %, with the endings of the price list, and can be filled from stock', () => {
  for (const { product, sections, sku } of sets) {
    const required = sections.filter((section) => section.required)
    for (const pricelist of [11, 14, 17]) {
      const cheapest = required.reduce((sum, { products, quantity }) => {
        const prices = products.map((id) =>
          shop.value(`select price from price where product = ${id} and pricelist = ${pricelist}`),
        )
        return sum + quantity * Math.min(...prices)
      }, 0)
      const price = shop.value(
        `select price from price where product = ${product} and pricelist = ${pricelist}`,
      )
      expect(price, sku).toBe(setPrice(cheapest, 8, regions.pricelist(pricelist)?.rounding ?? 'cent'))
    }
    for (const { products } of required)
      expect(
        shop.value(`select sum(stock) from item where product in (${products.join()})`),
        sku,
      ).toBeGreaterThan(0)
  }
})
