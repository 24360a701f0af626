import { atom } from 'jotai'
import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { findVehicle } from '../lookup/find-vehicle.ts'
import { registeredCar } from '../lookup/registered-car.ts'
import type { Vehicles } from '../vehicles/vehicle-tree.ts'
import type { OfferedCar } from './load-car-offer.ts'

/** The cars of plates that this visit has asked for; null for a plate without a car the shop has parts for. */
const plateCarsAtom = atom<ReadonlyMap<string, OfferedCar | null>>(new Map())

const keyOf = (query: VehicleQuery) => Object.values(query).join(' ')

/** Finds the car of a plate among those that were looked up; null if it was not, or has none. */
export const plateCarAtom = atom((get) => {
  const cars = get(plateCarsAtom)
  return (query: VehicleQuery) => cars.get(keyOf(query)) ?? null
})

/** Looks up the car of a plate, once in a visit. After a failure it is looked up again at the next call. */
export const lookUpPlateAtom = atom(null, async (get, set, locale: Locale, query: VehicleQuery) => {
  const key = keyOf(query)
  if (get(plateCarsAtom).has(key)) return
  const address = localized(locale, paths.vehicles())
  const [found, vehicles] = await Promise.all([findVehicle(address, query), fetchJson<Vehicles>(address)])
  if (!vehicles || found === 'failed' || found === 'limited') return
  const car = found === 'none' ? null : registeredCar(found, vehicles.makes)
  const engine = vehicles.makes
    .flatMap(({ models }) => models)
    .flatMap(({ engines }) => engines)
    .find(({ key: vehicle }) => vehicle === car?.engine)
  const label = car && [car.model, engine?.name, car.year].filter(Boolean).join(', ')
  set(plateCarsAtom, new Map([...get(plateCarsAtom), [key, car && label ? { label, car } : null]]))
})
