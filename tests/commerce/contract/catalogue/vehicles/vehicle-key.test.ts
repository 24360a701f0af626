import { expect, test } from 'vitest'
import { commonKey, splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'

test.each([
  [['volvo-240-b21a', 'volvo-240-d24'], 'volvo-240'],
  [['volvo-240-b21a'], 'volvo-240-b21a'],
  [['volvo-240-b21', 'volvo-2400-b21'], 'volvo'],
  [['volvo-240-b21a', 'saab-99-b18'], ''],
  [[], ''],
])('the keys %j begin with %j', (keys, common) => {
  expect(commonKey(keys)).toBe(common)
})

test.each([
  ['Volvo 240, B21A', 'Volvo 240', 'B21A'],
  ['VW Golf, Jetta, APK', 'VW Golf, Jetta', 'APK'],
  ['Saab 99', 'Saab 99', 'Saab 99'],
])('%s is a model with an engine', (name, model, engine) => {
  expect(splitVehicleName(name)).toEqual({ model, engine })
})
