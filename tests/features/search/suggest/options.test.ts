import { expect, test } from 'vitest'
import { lineAfterKey, optionGroups, suggestionCount } from '#src/features/search/suggest/options.ts'
import type { Suggestions } from '#src/features/search/suggest/suggestions.ts'

const page = (path: string) => ({ path, title: [], excerpt: [] })
const found: Suggestions = {
  places: [{ kind: 'brand', name: 'Bromsvik', within: '', path: '/b/bromsvik' }],
  products: [],
  isNumber: false,
  pages: [page('/faq#a'), page('/faq#b')],
  unavailable: false,
}
const shape = (typed: Parameters<typeof optionGroups>[0]) =>
  optionGroups(typed).map(({ kind, start, options }) => [kind, start, options.length])

test('an empty field lists recent searches, and a typed keyword its suggestions and all results', () => {
  const recent = ['disc', 'pad']
  expect(shape({ keyword: '', found, recent })).toEqual([['recent', 0, 2]])
  expect(shape({ keyword: 'b', found, recent })).toEqual([
    ['place', 0, 1],
    ['page', 1, 2],
    ['all', 3, 1],
  ])
  expect(shape({ keyword: 'b', found: null, recent })).toEqual([['all', 0, 1]])
  expect(shape({ keyword: '', found: null, recent: [] })).toEqual([])
  expect(suggestionCount(found)).toBe(3)
})

test('a product with exactly the typed number comes before categories and cars', () => {
  const stock = { state: 'yes', text: 'In stock' } as const
  const product = {
    product: '1',
    uri: 'p',
    name: 'Disc',
    brand: '',
    sku: '240',
    picture: null,
    fit: '',
    stock,
  }
  const products = [{ ...product, price: '80 kr' }]
  const kinds = (isNumber: boolean) =>
    shape({ keyword: '240', found: { ...found, products, isNumber }, recent: [] }).map(([kind]) => kind)
  expect(kinds(true)).toEqual(['product', 'place', 'page', 'all'])
  expect(kinds(false)).toEqual(['place', 'product', 'page', 'all'])
})

test('arrows walk through the lines and the field between the last and the first', () => {
  const walk = (key: string, from: number, steps: number) => {
    const seen = [from]
    for (let step = 0; step < steps; step += 1) seen.push(lineAfterKey(key, seen.at(-1) ?? 0, 3) ?? 99)
    return seen
  }
  expect(walk('ArrowDown', -1, 5)).toEqual([-1, 0, 1, 2, -1, 0])
  expect(walk('ArrowUp', -1, 5)).toEqual([-1, 2, 1, 0, -1, 2])
})

test.each([
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
])('%s at line %d leads to %s', (key, active, expected) => {
  expect(lineAfterKey(key, active, 3)).toBe(expected)
})
