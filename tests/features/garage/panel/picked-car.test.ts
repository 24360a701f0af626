import { expect, test } from 'vitest'
import { pickedCar } from '#src/features/garage/panel/picked-car.ts'
import type { KnownCar } from '#src/features/garage/vehicles/known-car.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { decodeVin } from '#src/features/garage/vin/decode-vin.ts'
import { vinCar } from '#src/features/garage/vin/vin-car.ts'

const vehicles = vehicleTree([
  { key: 'saab-99-b20', name: 'Saab 99, B20' },
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-amazon-b18a', name: 'Volvo Amazon 120/130/220, B18A' },
])

function read(typed: string): KnownCar {
  const car = vinCar(decodeVin(typed, { currentYear: 2026 }), vehicles)
  if (!car) throw new Error(`${typed} says nothing`)
  return car
}

/** A car picked after its number was read. */
function picked(typed: string, modelName: string) {
  for (const make of vehicles)
    for (const model of make.models)
      if (model.name === modelName)
        return pickedCar({ id: '00000001', make, model, engine: '', year: 1983, read: read(typed) })
  throw new Error(`No model ${modelName}`)
}

test('a car picked after its chassis number was read keeps the number and the details derived from it', () => {
  expect(picked('YV1244881D1271999', 'Volvo 240')).toMatchObject({
    name: 'Volvo 240, B21A',
    vinNumber: 'YV1244881D1271999',
    facts: { chassis: { from: 271_999, to: 271_999 }, engine: { is: ['volvo-240-b21a'] } },
  })
  const amazon = picked('13121 VF', 'Volvo Amazon 120/130/220')
  expect(amazon).toMatchObject({ vinNumber: '13121VF', facts: { body: { is: ['sedan-2d'] } } })
})

test('the number of another make or model is not the car’s', () => {
  for (const car of [picked('YV1244881D1271999', 'Saab 99'), picked('13121VF', 'Volvo 240')]) {
    expect(car).not.toHaveProperty('vinNumber')
    expect(Object.keys(car.facts)).toEqual(['engine', 'built'])
  }
})
