import { expect, test } from 'vitest'
import { createAvailability } from '#worker/sandbox/catalogue/availability.ts'
import { positions } from '#worker/sandbox/catalogue/bitset.ts'
import type { CatalogueBundle } from '#worker/sandbox/catalogue.ts'
import { indexOf, part } from './small-shop.ts'

const set: CatalogueBundle = {
  kind: 'flexible',
  discountPercent: 8,
  sections: [
    { section: 1, quantity: 1, required: true, items: ['1-1', '2-1'] },
    { section: 2, quantity: 1, required: false, items: ['3-1'] },
  ],
}
const index = indexOf([part(1), part(2, { markets: [1, 2] }), part(3), part(9, { markets: [1, 2] })])

/** Products that can be bought, given the pieces of each item; 9 is a set of 1 or 2, with 3 if one likes. */
function buyable(pieces: Record<string, number>, market: number | 'all' = 1): number[] {
  const sized = index.listed.map(({ product }) => ({
    product,
    items: [`${product}-1`, `${product}-2`].map((item) => ({ item })),
  }))
  const shelves = {
    stock: (item: string) => pieces[item] ?? 0,
    bundle: (product: number) => (product === 9 ? set : null),
  }
  const all = createAvailability(index, sized, shelves).all(market)
  return positions(all).map((position) => index.listed[position]!.product)
}

test('a product can be bought while there is a piece of any of its sizes', () => {
  expect(buyable({ '1-2': 1, '3-1': 4 })).toEqual([1, 3])
  expect(buyable({})).toEqual([])
})

test('a set can be bought while every required place can be filled, whatever lies there itself', () => {
  expect(buyable({ '2-1': 1 })).toEqual([2, 9])
  expect(buyable({ '3-1': 1, '9-1': 5 })).toEqual([3])
})

test('a place of a set is filled with what is sold in the market', () => {
  expect(buyable({ '1-1': 1 }, 2)).toEqual([1])
  expect(buyable({ '1-1': 1 }, 'all')).toEqual([1, 9])
  expect(buyable({ '2-1': 1 }, 2)).toEqual([2, 9])
})
