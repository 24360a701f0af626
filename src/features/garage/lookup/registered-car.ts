import type { RegisteredVehicle } from '#src/commerce/contract/vehicle-lookup.ts'
import { type CarFacts, exactly } from '../fit/car-facts.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

const facts = ['body', 'steering', 'gearbox', 'brakeSystem'] as const

export function registeredCar(vehicle: RegisteredVehicle, vehicles: VehicleTree): KnownCar | null {
  for (const make of vehicles)
    for (const model of make.models)
      if (model.engines.some(({ key }) => key === vehicle.key))
        return {
          make: make.name,
          model: model.name,
          engine: vehicle.key ?? '',
          year: vehicle.year,
          facts: factsOf(vehicle),
          vinNumber: '',
        }
  return null
}

function factsOf(vehicle: RegisteredVehicle): CarFacts {
  const known: CarFacts = {}
  for (const field of facts) {
    const value = vehicle[field]
    if (value !== null) known[field] = exactly(value)
  }
  return known
}
