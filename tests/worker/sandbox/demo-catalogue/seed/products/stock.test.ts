import { expect, test } from 'vitest'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import { type SeededProduct, seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const stock = new Map(
  shop.sql
    .all('select product, sum(stock) as pieces from item group by product')
    .map(({ product, pieces }) => [Number(product), Number(pieces)]),
)
const kind = (name: string) => shop.parts.filter(({ spec }) => spec.availability.kind === name)
const shareOf = (found: readonly unknown[]) => found.length / shop.parts.length

test('two parts in three are in stock, the others available in every way a shop knows', () => {
  const inStock = kind('stock').filter(({ product }) => stock.get(product) !== 0)
  const out = kind('stock').filter(({ product }) => stock.get(product) === 0)
  expect(shareOf(inStock)).toBeCloseTo(0.66, 2)
  expect(shareOf(out)).toBeCloseTo(0.08, 2)
  expect(shareOf(kind('supplier'))).toBeCloseTo(0.15, 2)
  expect(shareOf(kind('on_order'))).toBeCloseTo(0.05, 2)
  expect(shareOf(kind('preorder'))).toBeCloseTo(0.02, 2)
  expect(shareOf(kind('discontinued'))).toBeCloseTo(0.04, 2)
  const few = inStock.filter(({ product }) =>
    shop.column(`select stock from item where product = ${product}`).every((pieces) => Number(pieces) <= 3),
  )
  expect(few.length / inStock.length).toBeCloseTo(0.08, 2)
})

test('a supplier takes three to seven days, and expected parts have a future date', () => {
  for (const { spec } of kind('supplier')) expect([3, 4, 5, 6, 7]).toContain(spec.availability.days)
  const today = new Date(opening).toISOString().slice(0, 10)
  for (const { spec } of [...kind('on_order'), ...kind('preorder')])
    expect(String(spec.availability.date) > today).toBe(true)
})

/** The numbers from a part to the end of its chain. */
function chainOf(start: SeededProduct): SeededProduct[] {
  const chain = [start]
  for (let next = start.spec.replacedBy; next; ) {
    const found = shop.bySku.get(next)
    if (!found || chain.includes(found)) throw new Error(`${start.sku}: no end`)
    chain.push(found)
    next = found.spec.replacedBy
  }
  return chain
}

test('150 numbers have been replaced; chains are two to four long, end, and keep type and maker', () => {
  const replaced = shop.parts.filter(({ spec }) => spec.replacedBy)
  expect(replaced).toHaveLength(150)
  const starts = replaced.filter(({ spec }) => !spec.replaces)
  const chains = starts.map(chainOf)
  expect(new Set(chains.map(({ length }) => length))).toEqual(new Set([2, 3, 4]))
  expect(chains.reduce((sum, { length }) => sum + length - 1, 0)).toBe(150)
  for (const [first, ...later] of chains) {
    for (const next of later) {
      expect(next.spec.partType).toBe(first?.spec.partType)
      expect(next.spec.brandName).toBe(first?.spec.brandName)
    }
    const created = chainCreated([first, ...later])
    expect(created).toEqual([...created].sort())
  }
  const ends = chains.map((chain) => chain.at(-1))
  expect(ends.filter((end) => end?.spec.availability.kind === 'discontinued')).toHaveLength(20)
  expect(replaced.filter(({ spec }) => spec.availability.kind !== 'discontinued')).toEqual([])
})

function chainCreated(chain: readonly (SeededProduct | undefined)[]) {
  return chain.map((part) => shop.column(`select created from product where product = ${part?.product}`)[0])
}

test('a discontinued part is no alternative, no accessory and in no set', () => {
  const gone = new Set(kind('discontinued').map(({ product }) => product))
  const related = shop.column(
    `select related from relation where relation in ('alternative', 'accessory', 'standard')`,
  )
  expect(related.filter((product) => gone.has(Number(product)))).toEqual([])
  const inSets = shop.column(
    `select p.value from bundle, json_each(sections) s, json_each(s.value, '$.products') p`,
  )
  expect(inSets.filter((product) => gone.has(Number(product)))).toEqual([])
})
