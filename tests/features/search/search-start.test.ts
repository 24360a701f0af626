import { expect, test } from 'vitest'
import { searchExamples } from '#src/features/search/start/search-start.ts'
import { productOf } from '#tests/support/examples/products.ts'

const disc = {
  sku: 'BD-280',
  categories: [{ category: '3', name: ['Brakes', 'Brake discs'], uri: 'brakes/discs' }],
}
const car = { vehicle: { 0: 'Volvo 240, B21A [volvo-240-b21a]' } }
const examples = (...products: Parameters<typeof productOf>[0][]) =>
  searchExamples({ pictured: new Map(products.map((product, at) => [String(at), productOf(product)])) })

test('examples of searches are the kind, the car and the numbers of one part', () => {
  const whole = { ...disc, ...car, oe_numbers: 'X471-019\nX471-020' }
  expect(examples({ ...disc, sku: 'BD-1' }, whole)).toEqual(['Brake discs Volvo 240', 'BD-280', 'X471-019'])
})

test('without a car or an original number there are fewer examples, and without parts none', () => {
  expect(examples(disc)).toEqual(['Brake discs', 'BD-280'])
  expect(examples()).toEqual([])
})
