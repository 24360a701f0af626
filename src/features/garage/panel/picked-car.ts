import { chosenCar, type GarageCar } from '../garage.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface PickedCar {
  id: string
  make: VehicleTree[number]
  model: VehicleTree[number]['models'][number]
  engine: string
  year: number
  read: KnownCar
}

/** The picked car, with its chassis number and the facts in it unless the number belongs to another make or model. */
export function pickedCar({ id, make, model, engine, year, read }: PickedCar): GarageCar {
  const { name, engines } = model
  const car = chosenCar({ id, model: name, engines, engine: engine || null, year })
  if (![make.name, ''].includes(read.make) || ![name, ''].includes(read.model)) return car
  const { vinNumber, facts } = read
  return { ...car, ...(vinNumber ? { vinNumber } : {}), facts: { ...facts, ...car.facts } }
}
