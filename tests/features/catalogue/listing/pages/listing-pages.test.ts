import { expect, test } from 'vitest'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import {
  joinPages,
  type ListingPages,
  previousPages,
} from '#src/features/catalogue/listing/pages/listing-pages.ts'

function card(product: string): ProductCard {
  return {
    product,
    uri: `part-${product}`,
    name: `Part ${product}`,
    brand: '',
    sku: '',
    picture: null,
    facts: '',
    fit: '',
    cells: [],
    price: null,
    amount: null,
    measured: { categories: [], currency: 'SEK' },
    stock: { state: 'yes', text: '' },
    add: null,
  }
}

const pages = (first: number, last: number, products: string[], more = true): ListingPages => ({
  first,
  last,
  cards: products.map(card),
  more,
  country: 'SE',
})
const productsIn = ({ cards }: ListingPages) => cards.map(({ product }) => product)

test('the next page is added at the end, and decides whether there is more', () => {
  const joined = joinPages(pages(1, 2, ['a', 'b']), pages(3, 3, ['c'], false))
  expect(joined).toMatchObject({ first: 1, last: 3, more: false })
  expect(productsIn(joined)).toEqual(['a', 'b', 'c'])
})

test('previous pages are added at the beginning, and do not decide whether there is more', () => {
  const joined = joinPages(pages(5, 9, ['c'], false), pages(1, 4, ['a', 'b'], true))
  expect(joined).toMatchObject({ first: 1, last: 9, more: false })
  expect(productsIn(joined)).toEqual(['a', 'b', 'c'])
})

test('a product that moved to another page between two calls is shown once', () => {
  expect(productsIn(joinPages(pages(1, 1, ['a', 'b']), pages(2, 2, ['b', 'c'])))).toEqual(['a', 'b', 'c'])
  expect(productsIn(joinPages(pages(2, 2, ['b', 'c']), pages(1, 1, ['a', 'b'])))).toEqual(['a', 'b', 'c'])
})

test('pages that are not next to those shown change nothing', () => {
  const shown = pages(2, 3, ['b'])
  expect(joinPages(shown, pages(3, 3, ['c']))).toBe(shown)
  expect(joinPages(shown, pages(5, 5, ['e']))).toBe(shown)
})

test('previous pages come five at a time, down to the first', () => {
  expect(previousPages({ first: 12, last: 16 })).toEqual({ first: 7, last: 11 })
  expect(previousPages({ first: 4, last: 8 })).toEqual({ first: 1, last: 3 })
  expect(previousPages({ first: 1, last: 5 })).toBeNull()
})
