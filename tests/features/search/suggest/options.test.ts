import { expect, test } from 'vitest'
import type { OfferedCar } from '#src/features/garage/offer/load-car-offer.ts'
import { lineAfterKey, optionGroups } from '#src/features/search/suggest/options.ts'
import type { Suggestions } from '#src/features/search/suggest/suggestions.ts'

const page = (path: string) => ({ path, title: [], excerpt: [] })
const found: Suggestions = {
  car: null,
  places: [{ kind: 'brand', name: 'Bromsvik', within: '', path: '/b/bromsvik' }],
  products: [],
  pages: [page('/faq#a'), page('/faq#b')],
  unavailable: false,
}
const shape = (
  typed: Omit<Parameters<typeof optionGroups>[0], 'offered'>,
  offered: OfferedCar | null = null,
) => optionGroups({ ...typed, offered }).map(({ kind, start, options }) => [kind, start, options.length])

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
})

test('parts come before categories and cars, and first of all the car whose number was typed', () => {
  const stock = { state: 'yes', text: 'In stock' } as const
  const part = { product: '1', uri: 'p', name: 'Disc', brand: '', sku: '240', picture: null, fit: '', stock }
  const products = [{ ...part, price: '80 kr', more: 0 }]
  const car = { make: 'Volvo', model: '', engine: '', year: null, facts: {}, vinNumber: '' }
  const typed = { keyword: '240', found: { ...found, products }, recent: [] }
  const kinds = (offered: OfferedCar | null) => shape(typed, offered).map(([kind]) => kind)
  expect(kinds(null)).toEqual(['product', 'place', 'page', 'all'])
  expect(kinds({ label: 'Volvo', car })).toEqual(['offer', 'product', 'place', 'page', 'all'])
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
