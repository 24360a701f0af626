import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fitSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { Product } from '#src/commerce/contract/catalogue/product.ts'
import { decisions } from '#src/features/catalogue/listing/car/car-questions.ts'
import { fittingFirst } from '#src/features/catalogue/listing/car/possible-rows.ts'

let count = 0
function product(...rows: object[]): Product {
  count += 1
  const fitment = parseFitment(JSON.stringify(rows.map((row) => ({ model: 'volvo-240', ...row }))))
  return v.parse(Product, { product: String(count), uri: `part-${count}`, fit_summary: fitSummary(fitment) })
}
const car = { vehicles: ['volvo-240-b21a'] }
const found = (...products: Product[]) =>
  decisions(products, car).map(({ condition, products }) => [condition, products.length])

test('a condition of several products is asked for, the most frequent first', () => {
  const c = { brakeSystem: 'C', yearFrom: 1980 }
  expect(
    found(
      product(c),
      product(c),
      product(c),
      product({ steering: 'rhd' }),
      product({ steering: 'rhd' }),
      product({}),
    ),
  ).toEqual([
    [{ field: 'brakeSystem', oneOf: ['C'] }, 3],
    [{ field: 'steering', oneOf: ['rhd'] }, 2],
  ])
})

test('conditions of other engines or models, of one product, and those that need no answer are not asked for', () => {
  const c = { brakeSystem: 'C' }
  const otherEngine = { ...c, engines: ['volvo-240-b230f'] }
  const otherModel = { ...c, model: 'saab-99' }
  expect(found(product(otherEngine), product(otherEngine), product(otherModel), product(otherModel))).toEqual(
    [],
  )
  expect(found(product(c), product(c, {}), product(c, { yearFrom: 1990 }))).toEqual([])
  expect(found(product({ yearFrom: 1980 }), product({ yearFrom: 1980 }))).toEqual([])
})

test('on each page, products that fit come before those that need an answer, otherwise in their order', () => {
  const asks = { brakeSystem: 'C' }
  const listed = [asks, {}, asks, {}, {}, asks, {}].map((row) => product(row))
  const places = fittingFirst(listed, car, 4).map((each) => listed.indexOf(each))
  expect(places).toEqual([1, 3, 0, 2, 4, 6, 5])
})
