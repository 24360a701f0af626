import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import {
  type CarriedCar,
  carOfGarage,
  carOfQuery,
  carryCar,
  withCar,
} from '#src/features/catalogue/listing/car/carried-car.ts'
import { chosenCar } from '#src/features/garage/garage.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import * as paths from '#src/paths.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const car = { key: 'volvo-240-b21a', all: false }
/** The list of an address: its path and the words that are searched for. */
function listOf(address: string): string {
  const [path, search] = address.split('?')
  return JSON.stringify([path, new URLSearchParams(search).get(keywordField)])
}
const carOf = (address: string) => carOfQuery(new URLSearchParams(address.split('?')[1]))

test.each([
  [paths.category('brakes'), '/c/brakes?car=volvo-240-b21a'],
  [paths.brand('bromsvik'), '/b/bromsvik?car=volvo-240-b21a'],
  [searchAddress('brake disc'), '/search?keyword=brake+disc&car=volvo-240-b21a'],
  ['/c/brakes?order=Latest', '/c/brakes?order=Latest&car=volvo-240-b21a'],
])('the link %s to a list takes the car along', (to, expected) => {
  expect(carryCar(to, car, '/')).toBe(expected)
})

test.each([
  ['no list', paths.product('a-disc')],
  ['the home page', paths.home()],
  ['a list with another car', '/c/brakes?car=saab-99-b18'],
  ['a list of chosen cars', `/c/brakes?filters=${encodeURIComponent('{"vehicle.id":["saab-99-b18"]}')}`],
  ['this list in another order', '/c/cooling?order=Latest'],
])('a link to %s stays as it is', (_, to) => {
  expect(carryCar(to, car, '/c/cooling')).toBe(to)
})

test('a link to another search takes the car along; a link to the same search is unchanged', () => {
  expect(carOf(carryCar(searchAddress('disc'), car, searchAddress('drum')))).toEqual(car)
  expect(carryCar(searchAddress('disc', 2), car, searchAddress('disc'))).toBe(searchAddress('disc', 2))
})

test('the choice to see all products goes with the car', () => {
  const all: CarriedCar = { ...car, all: true }
  expect(carryCar('/c/brakes', all, '/')).toBe('/c/brakes?car=volvo-240-b21a&show=all')
  expect(withCar('/c/brakes?car=volvo-240-b21a&show=all&page=3', car)).toBe('/c/brakes?car=volvo-240-b21a')
  expect(withCar('/c/brakes?car=volvo-240-b21a&show=all', null)).toBe('/c/brakes')
})

test('the car of a garage is its current one, unless nothing is known about it', () => {
  const stored = chosenCar({
    ...{ id: '00000001', model: 'Volvo 240', engine: null, year: 1979 },
    engines: [{ key: 'volvo-240-b21a', name: 'B21A' }],
  })
  const garage = { cars: [stored], current: stored.id }
  expect(carOfGarage(garage)).toEqual(car)
  expect(carOfGarage({ ...garage, showsAll: true })).toEqual({ ...car, all: true })
  expect(carOfGarage({ ...garage, current: null })).toBeNull()
  expect(carOfGarage({ ...garage, cars: [{ ...stored, facts: {} }] })).toBeNull()
})

test('every link to a list, except those of a list to itself, leads to the car or to one that it names', () => {
  const path = fc.constantFrom(
    '/c/brakes',
    '/c/brakes/brake-discs',
    '/b/bromsvik',
    '/search',
    '/p/a-disc',
    '/',
  )
  const query = fc.dictionary(
    fc.constantFrom('page', 'order', 'keyword', 'car', 'show', 'filters', 'view'),
    fc.oneof(fc.constantFrom('all', 'saab-99-b18', 'disc', '2'), fc.string()),
  )
  const address = fc.tuple(path, query).map(([to, asked]) => `${to}?${new URLSearchParams(asked)}`)
  fc.assert(
    fc.property(address, address, fc.boolean(), (to, from, all) => {
      const carried = carryCar(to, { ...car, all }, from)
      expect(carryCar(carried, { key: 'mini', all: false }, from)).toBe(
        carried === to ? carryCar(to, { key: 'mini', all: false }, from) : carried,
      )
      const [at = '', asked] = to.split('?')
      const namesCar =
        carOf(to) !== null || new URLSearchParams(asked).get('filters')?.includes(vehicleField) === true
      expect(carried !== to).toBe(paths.isListing(at) && listOf(to) !== listOf(from) && !namesCar)
      if (carried === to) return
      expect(carOf(carried)).toEqual({ ...car, all })
    }),
    { numRuns: propertyRuns },
  )
})
