import { expect, test } from 'vitest'
import { createAvailability } from '#worker/sandbox/catalogue/items/availability.ts'
import type { CatalogueBundle } from '#worker/sandbox/catalogue/items/stocked-items.ts'
import { positions } from '#worker/sandbox/catalogue/listing/bitset.ts'
import { indexOf, part } from '../small-shop.ts'

const set: CatalogueBundle = {
  kind: 'flexible',
  discountPercent: 8,
  sections: [
    { section: 1, quantity: 1, required: true, items: ['1-1', '2-1'] },
    { section: 2, quantity: 1, required: false, items: ['3-1'] },
    { section: 3, quantity: 2, required: true, items: ['4-1'] },
  ],
}
const everywhere = { markets: [1, 2] }
const index = indexOf([part(1), part(2, everywhere), part(3), part(4, everywhere), part(9, everywhere)])

/** The availability for the pieces of each item; 9 is a set of 1 or 2 and two of 4, with 3 optional. */
function availability(pieces: Record<string, number>) {
  const sized = index.listed.map(({ product }) => ({
    product,
    items: [`${product}-1`, `${product}-2`].map((item) => ({ item })),
  }))
  const shelves = {
    stock: (item: string) => pieces[item] ?? 0,
    bundle: (product: number) => (product === 9 ? set : null),
  }
  return createAvailability(index, sized, shelves)
}

function buyable(pieces: Record<string, number>, market: number | 'all' = 1): number[] {
  const all = availability({ '4-1': 2, ...pieces }).all(market)
  return positions(all).map((position) => index.listed[position]!.product)
}

test('a product can be bought while there is a piece of any of its sizes', () => {
  expect(buyable({ '1-2': 1, '3-1': 4 })).toEqual([1, 3, 4])
  expect(buyable({})).toEqual([4])
})

test('a bundle is available while every required section has an available part, with any stock of its own', () => {
  expect(buyable({ '2-1': 1 })).toEqual([2, 4, 9])
  expect(buyable({ '3-1': 1, '9-1': 5 })).toEqual([3, 4])
  expect(buyable({ '2-1': 1, '4-1': 1 })).toEqual([2, 4])
})

test('a bundle section offers the parts that are sold in the market', () => {
  expect(buyable({ '1-1': 1 }, 2)).toEqual([1, 4])
  expect(buyable({ '1-1': 1 }, 'all')).toEqual([1, 4, 9])
  expect(buyable({ '2-1': 1 }, 2)).toEqual([2, 4, 9])
})

test('the stock of a bundle is that of its scarcest section', () => {
  const { pieces } = availability({ '1-1': 3, '2-1': 2, '4-1': 5, '9-1': 100 })
  expect([pieces('1-1', 1), pieces('9-1', 1), pieces('9-1', 'all')]).toEqual([3, 2, 2])
  expect(availability({ '1-1': 3, '4-1': 9 }).pieces('9-1', 1)).toBe(3)
  expect(availability({ '1-1': 3, '4-1': 9 }).pieces('9-1', 2)).toBe(0)
})
