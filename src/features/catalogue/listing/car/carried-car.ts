import { useAtomValue } from 'jotai'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { carKey, parseCarKey } from '#src/features/garage/fit/car-key.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import type { Garage } from '#src/features/garage/garage.ts'
import * as paths from '#src/paths.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { keywordField } from '../../keyword-field.ts'

/** A car as an address of a list names it, and whether the list shows the products of all cars too. */
export interface CarriedCar {
  key: string
  all: boolean
}

export function carOfQuery(query: URLSearchParams): CarriedCar | null {
  const key = parseCarKey(query.get('car'))
  return key === '' ? null : { key, all: query.get('show') === 'all' }
}

/** The visitor's current car; null without one, or if it may be any. */
export function carOfGarage({ cars, current, showsAll = false }: Garage): CarriedCar | null {
  const key = carKey(cars.find(({ id }) => id === current)?.facts ?? {})
  return key === '' ? null : { key, all: showsAll }
}

/**
 * The car that links to lists take along: that of the page's own address, so that it stays without script, otherwise
 * the visitor's.
 */
export function useCarriedCar(address: string): CarriedCar | null {
  const garage = useAtomValue(garageAtom)
  const hydrated = useHydrated()
  const [path = '', search] = address.split('?')
  const own = paths.isListing(path) ? carOfQuery(new URLSearchParams(search)) : null
  return own ?? (hydrated && garage ? carOfGarage(garage) : null)
}

/** The address of a list for a car, or for none, on its first page; other addresses are unchanged. */
export function withCar(address: string, car: CarriedCar | null): string {
  const [path = '', search] = address.split('?')
  if (!paths.isListing(path)) return address
  const query = new URLSearchParams(search)
  for (const name of ['car', 'show', 'page']) query.delete(name)
  if (car) query.set('car', car.key)
  if (car?.all) query.set('show', 'all')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The address of a search for the parts of a category, by its name, that fit a car. */
export function fittingParts(category: string, { key }: CarriedCar): string {
  return withCar(`${paths.search()}?${new URLSearchParams({ [keywordField]: category })}`, {
    key,
    all: false,
  })
}

/** Adds a car to the address of a list that names none, unless it is the list at `from`: its links state all they mean. */
export function carryCar(to: string, car: CarriedCar | null, from: string): string {
  const [path = '', search] = to.split('?')
  if (!car || !paths.isListing(path)) return to
  const query = new URLSearchParams(search)
  const [fromPath, fromSearch] = from.split('?')
  const isSame =
    path === fromPath && query.get(keywordField) === new URLSearchParams(fromSearch).get(keywordField)
  if (isSame) return to
  return carOfQuery(query) || query.get('filters')?.includes(vehicleField) ? to : withCar(to, car)
}
