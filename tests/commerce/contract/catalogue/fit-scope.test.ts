import * as v from 'valibot'
import { expect, test } from 'vitest'
import { everyCar, fitScopeOf } from '#src/commerce/contract/catalogue/fit-scope.ts'
import { LineProduct } from '#src/commerce/contract/selection/line.ts'
import { productOf } from '#tests/support/examples/products.ts'

const vehicle = { '4201': 'Volvo 240, B21A [volvo-240-b21a]' }
const universal = { fit_scope: 'universal' }

test.each<[string, Record<string, unknown>, ReturnType<typeof fitScopeOf>, string]>([
  ['cars', { vehicle }, 'cars', ''],
  ['rows in short', { fit_summary: 'volvo-240' }, 'cars', 'volvo-240'],
  ['rows', { fitment_rows: '[{"model":"volvo-240"}]' }, 'cars', ''],
  ['nothing', {}, null, ''],
  ['no chosen car', { vehicle: [], fit_summary: '', fitment_rows: null }, null, ''],
  ['another scope', { fit_scope: 'some' }, null, ''],
  ['the scope of every car', universal, 'universal', everyCar],
  ['that scope as the service may send it', { fit_scope: { text: ' Universal ' } }, 'universal', everyCar],
  ['cars and that scope', { vehicle, ...universal, fit_summary: 'volvo-240' }, 'cars', 'volvo-240'],
])('of a product with %s, that much is known', (_, wire, fitScope, fitSummary) => {
  expect(productOf(wire)).toMatchObject({ fitScope, fitSummary })
})

test.each([
  ['brakes', 'care', null],
  ['care', 'care', 'universal'],
  ['care/wash', 'care', 'universal'],
  ['care-and-more', 'care', null],
  ['care', 'care/wash', null],
])('a product in %s is universal if the shop says so of %s', (uri, category, scope) => {
  const product = { fit_scope: '', fit_summary: '', categories: [{ uri: 'brakes' }, { uri }] }
  expect(fitScopeOf(product, 0, [category])).toBe(scope)
  expect(fitScopeOf(product, 1, [category])).toBe('cars')
  expect(fitScopeOf(product, 0)).toBeNull()
})

test('of goods in a cart as much is known', () => {
  const summaryOf = (wire: object) => v.parse(LineProduct, wire).fitSummary
  expect(summaryOf({})).toBe('')
  expect(summaryOf(universal)).toBe(everyCar)
  expect(summaryOf({ ...universal, vehicle })).toBe('')
  expect(summaryOf({ ...universal, vehicle: [] })).toBe(everyCar)
  expect(summaryOf({ ...universal, fit_summary: 'volvo-240' })).toBe('volvo-240')
})
