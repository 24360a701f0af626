import { expect, test } from 'vitest'
import { isAmong } from '#src/features/garage/vehicles/is-among.ts'

test('a car is among vehicles if each that it may be is', () => {
  const model = ['volvo-240-b19a', 'volvo-240-b21a']
  const isIn = (is: string[], vehicles: string[]) => isAmong({ engine: { is, not: [] } }, vehicles)
  expect(isIn(['volvo-240-b21a'], model)).toBe(true)
  expect(isIn(model, model)).toBe(true)
  expect(isIn(model, ['volvo-240-b21a'])).toBe(false)
  expect(isIn(['mini-classic-12a-cooper'], ['mini-classic-12a'])).toBe(false)
  expect([isIn([], model), isAmong({}, model)]).toEqual([false, false])
})
