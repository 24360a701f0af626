import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as v from 'valibot'
import { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { maxGuestCars } from '#src/config.ts'
import { type CarDetails, detailsOf, withDetails } from '#src/features/garage/details/car-details.ts'
import { chosenCar, parseGarage, serializeGarage } from '#src/features/garage/garage.ts'
import { accountCarOf } from '#src/features/garage/guest-cars.ts'
import type { Runs } from './return.ts'

const currentYear = 2026

/** Details that a form can yield. */
const entered: CarDetails = {
  nickname: 'Red one',
  vinNumber: '12345',
  colorCode: '019',
  interiorCode: '',
  steeringSide: 'right',
  brakeType: 'disc',
  brake: 'Girling',
}

const storedCar = (id: string, year: number, engine: string | null = 'volvo-240-b21a') =>
  chosenCar({
    id,
    model: 'Volvo 240',
    engines: [
      { key: 'volvo-240-b21a', name: 'B21A' },
      { key: 'volvo-240-b230f', name: 'B230F' },
    ],
    engine,
    year,
  })

/** Fields as this shop stores them, and as anything else may have left them. */
const field = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    'Red one',
    '13121VF',
    'YV1244881B1234567',
    'disc',
    'B',
    'Girling',
    'x'.repeat(41),
    '\u0000',
  ),
)
const fields = fc.dictionary(
  fc.constantFrom(
    'nickname',
    'vinNumber',
    'brakeType',
    'brake',
    'saved',
    'fromAccount',
    'photo',
    '__proto__',
  ),
  field,
)
const car = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(
      fc.constantFrom(
        storedCar('00000001', 1979),
        storedCar('00000002', 1980),
        storedCar('00000003', 1981, null),
      ),
      fields,
    )
    .map(([known, entered]) => ({ ...known, ...entered })),
)
const stored = fc.record({
  version: fc.constantFrom(1, 1, 1, 2),
  cars: fc.array(car, { maxLength: 14 }),
  current: fc.constantFrom(null, '00000001', '00000003', '__proto__'),
})

/**
 * Any stored text is a garage within its limits, which is read again unchanged. Its cars can be kept in an account; a form
 * saved as it is shown changes no fact, and what is entered is shown again.
 */
export function checkGarages(parameters: Runs): void {
  fc.assert(
    fc.property(
      fc.oneof(
        stored.map((garage) => JSON.stringify(garage)),
        fc.string(),
      ),
      (text) => {
        const garage = parseGarage(text)
        assert.ok(garage.cars.length <= maxGuestCars)
        assert.equal(new Set(garage.cars.map(({ id }) => id)).size, garage.cars.length)
        assert.deepEqual(parseGarage(serializeGarage(garage)), garage)
        for (const known of garage.cars) {
          const details = detailsOf(known)
          const saved = withDetails(known, details, currentYear)
          assert.ok(v.is(Car, accountCarOf(known)))
          assert.deepEqual(detailsOf(saved), details)
          assert.deepEqual(saved.facts, known.facts)
          assert.deepEqual(detailsOf(withDetails(known, entered, currentYear)), entered)
        }
        assert.equal(Object.keys(Object.prototype).length, 0)
      },
    ),
    parameters,
  )
}
