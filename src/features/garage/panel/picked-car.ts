import { chosenCar, type GarageCar } from '../garage.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface PickedCar {
  id: string
  make: VehicleTree[number]
  model: VehicleTree[number]['models'][number]
  /** Key of the engine; empty when the shopper does not know it. */
  engine: string
  year: number
  /** What a number said before the shopper chose the rest. */
  said: KnownCar
}

/** The car a shopper picked, with its number and what that says, unless it is the number of another make or model. */
export function pickedCar({ id, make, model, engine, year, said }: PickedCar): GarageCar {
  const { name, engines } = model
  const car = chosenCar({ id, model: name, engines, engine: engine || null, year })
  if (![make.name, ''].includes(said.make) || ![name, ''].includes(said.model)) return car
  const { vinNumber, facts } = said
  return { ...car, ...(vinNumber ? { vinNumber } : {}), facts: { ...facts, ...car.facts } }
}
