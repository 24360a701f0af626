import { expect, test } from 'vitest'
import type { RegisteredVehicle } from '#src/commerce/contract/vehicle-lookup.ts'
import { registeredCar } from '#src/features/garage/lookup/registered-car.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'

const vehicles = vehicleTree([
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b23e', name: 'Volvo 240, B23E' },
])
const unknown: RegisteredVehicle = {
  ...{ name: null, key: null, year: null, body: null },
  ...{ steering: null, gearbox: null, brakeSystem: null },
}

test('a car of a register is chosen with all that the register says of it', () => {
  const vehicle = { ...unknown, key: 'volvo-240-b23e', year: 1983, body: 'estate', steering: 'lhd' }
  expect(registeredCar(vehicle, vehicles)).toEqual({
    make: 'Volvo',
    vinNumber: '',
    model: 'Volvo 240',
    engine: 'volvo-240-b23e',
    year: 1983,
    facts: { body: { is: ['estate'], not: [] }, steering: { is: ['lhd'], not: [] } },
  })
})

test('the key of a type says no year and nothing else of the car', () => {
  const car = registeredCar({ ...unknown, key: 'volvo-240-b21a' }, vehicles)
  expect(car).toMatchObject({ engine: 'volvo-240-b21a', year: null, facts: {} })
})

test('a car that the shop has no parts for is not chosen', () => {
  expect(registeredCar({ ...unknown, key: 'lada-niva-17' }, vehicles)).toBeNull()
  expect(registeredCar({ ...unknown, name: 'Lada Niva, 1.7' }, vehicles)).toBeNull()
})
