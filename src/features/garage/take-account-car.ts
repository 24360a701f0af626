import { atom } from 'jotai'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { maxGuestCars } from '#src/config.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { carOfAccount, type Unchosen } from './account-car.ts'
import { changeGarageAtom } from './change-garage.atoms.ts'
import { carKey } from './fit/car-key.ts'
import { currentCarAtom, garageAtom } from './garage.atoms.ts'
import { emptyGarage, type GarageCar, knowsCar, withAccountCar } from './garage.ts'
import type { Vehicles } from './vehicles/vehicle-tree.ts'

/** The key of the chosen car, or the reason without one. `full`: the maximum number of cars. */
export type TakenCar = { key: string } | { full: number } | Unchosen | 'failed'

export const takeAccountCarAtom = atom(
  null,
  async (get, set, car: Car, vehiclesAddress: string): Promise<TakenCar> => {
    const vehicles = await fetchJson<Vehicles>(vehiclesAddress)
    if (!vehicles) return 'failed'
    const found = carOfAccount(car, vehicles.makes, new Date().getFullYear())
    if (typeof found === 'string') return found
    const garage = get(garageAtom) ?? emptyGarage
    if (garage.cars.length >= maxGuestCars && !knowsCar(garage, found)) return { full: maxGuestCars }
    set(changeGarageAtom, withAccountCar(found))
    return { key: carKey((get(currentCarAtom) ?? found).facts) }
  },
)

/** Makes a car that was picked for the account, and is saved there, the one that parts are chosen for. */
export const takePickedCarAtom = atom(null, (_get, set, car: GarageCar) => {
  set(changeGarageAtom, withAccountCar({ ...car, saved: true, fromAccount: true }))
})
