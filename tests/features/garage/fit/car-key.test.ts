import { expect, test } from 'vitest'
import { carKey, parseCarKey, vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import { checkCarKeys } from '#tests/support/properties/car-key.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const keys = ['volvo-240-b19a', 'volvo-240-b21a', 'volvo-240-b21', 'volvo-2400-b1', 'saab-99-b18']

test('a car with one engine is named by its vehicle, another one by its model', () => {
  const named = (...is: string[]) => carKey({ engine: { is, not: [] } })
  expect(named('volvo-240-b21a')).toBe('volvo-240-b21a')
  expect(named('volvo-240-b19a', 'volvo-240-b21a')).toBe('volvo-240')
  expect(named('volvo-240-b19a', 'saab-99-b18')).toBe('')
  expect(carKey({})).toBe('')
})

test('a key matches its vehicle, or those whose keys continue after a hyphen', () => {
  expect(vehiclesOf('volvo-240-b21', keys)).toEqual(['volvo-240-b21'])
  expect(vehiclesOf('volvo-240', keys)).toEqual(['volvo-240-b19a', 'volvo-240-b21a', 'volvo-240-b21'])
  expect(vehiclesOf('volvo-24', keys)).toEqual([])
  expect(vehiclesOf('', keys)).toEqual([])
})

test.each([
  null,
  '',
  '-',
  'volvo-',
  'Volvo-240',
  'volvo--240',
  'volvo 240',
  '__proto__',
  `v${'o'.repeat(64)}`,
  'volvo-240/../x',
])('%j is not a key of a car', (text) => {
  expect(parseCarKey(text)).toBe('')
})

test('any text is a key or none, and a key is read unchanged', () => {
  checkCarKeys({ numRuns: propertyRuns })
})
