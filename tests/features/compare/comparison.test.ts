import { expect, test } from 'vitest'
import {
  comparisonPath,
  parseCompared,
  parseComparison,
  serializeCompared,
  toggled,
} from '#src/features/compare/comparison.ts'
import { checkComparisonAddresses } from '#tests/support/properties/comparison.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const parse = (query: string) => parseComparison(new URLSearchParams(query))

test('any address is read without an exception, and a written address is read unchanged', () => {
  expect(() => checkComparisonAddresses({ numRuns: propertyRuns })).not.toThrow()
})

test.each([
  ['ids=7,9', { products: ['7', '9'], all: false, damaged: false, surplus: false }],
  ['ids=7%2C9&facts=all', { products: ['7', '9'], all: true, damaged: false, surplus: false }],
  ['ids=7,9,7,,9,', { products: ['7', '9'], all: false, damaged: false, surplus: false }],
  ['ids=7,x,-9,07', { products: ['7'], all: false, damaged: true, surplus: false }],
  ['ids=1,2,3,4,5', { products: ['1', '2', '3', '4'], all: false, damaged: false, surplus: true }],
  ['ids=x&facts=all', { products: [], all: false, damaged: true, surplus: false }],
  ['', { products: [], all: false, damaged: false, surplus: false }],
])('%j is read', (query, comparison) => {
  expect(parse(query)).toEqual(comparison)
})

test('of ten thousand entries four products are read', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1).join()
  expect(parse(`ids=${ids}`)).toMatchObject({ products: ['1', '2', '3', '4'], surplus: true })
})

test('an address has one spelling', () => {
  expect(comparisonPath({ products: ['7', '9'], all: true })).toBe('/compare?ids=7,9&facts=all')
  expect(comparisonPath({ products: ['7'], all: false })).toBe('/compare?ids=7')
  expect(comparisonPath({ products: [], all: true })).toBe('/compare')
})

test('a product is added last, taken out again, and refused as the fifth', () => {
  expect(toggled(['7'], '9')).toEqual(['7', '9'])
  expect(toggled(['7', '9'], '7')).toEqual(['9'])
  expect(toggled(['1', '2', '3', '4'], '5')).toBeNull()
  expect(toggled(['1', '2', '3', '4'], '4')).toEqual(['1', '2', '3'])
})

test('a stored choice is read unchanged, and damaged text as far as it is valid', () => {
  expect(parseCompared(serializeCompared(['7', '9']))).toEqual(['7', '9'])
  expect(serializeCompared([])).toBeNull()
  expect(parseCompared(null)).toEqual([])
  expect(parseCompared('{"a":1},7,&facts=all')).toEqual(['7'])
})
