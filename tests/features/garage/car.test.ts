import { expect, test } from 'vitest'
import { isCompleteVin } from '#src/features/garage/car.ts'

test.each([
  ['', null, true],
  ['YV1AX8845J1234567', 1988, true],
  ['13121VF', 1966, true],
  ['13121VF', null, true],
  ['13121VF', 1988, false],
  ['YV1AX8845J123456O', 1988, false],
  ['YV1AX8845J12345', 1988, false],
  ['123', 1966, false],
])('the VIN %o of a car of %o is complete: %o', (vinNumber, year, expected) => {
  expect(isCompleteVin({ vinNumber, year })).toBe(expected)
})
