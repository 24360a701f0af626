import { expect, test } from 'vitest'
import { changeDetails, detailsOf } from '#src/features/garage/details/car-details.ts'
import { exactly } from '#src/features/garage/fit/car-facts.ts'
import { chosenCar, type GarageChange, withFacts } from '#src/features/garage/garage.ts'
import { accountCarOf, guestCars } from '#src/features/garage/guest-cars.ts'

const engines = [
  { key: 'volvo-240-b19a', name: 'B19A' },
  { key: 'volvo-240-b21a', name: 'B21A' },
]
const car = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: 'volvo-240-b21a', year: 1979 })
const unknownEngine = chosenCar({ id: '00000002', model: 'Volvo 240', engines, engine: null, year: 1979 })

test('a car of the browser becomes one of the account, with its known details', () => {
  const known = {
    ...car,
    facts: {
      ...car.facts,
      steering: { is: ['lhd', 'rhd'], not: ['lhd'] },
      brakeSystem: { is: ['B', 'C'], not: [] },
      colourCode: { is: ['019'], not: [] },
    },
  }
  expect(accountCarOf(known)).toMatchObject({
    model: 'Volvo 240',
    variant: 'B21A',
    year: 1979,
    steeringSide: 'right',
    brake: '',
    colorCode: '019',
    interiorCode: '',
    photo: '',
  })
  expect(accountCarOf(unknownEngine)).toMatchObject({ model: 'Volvo 240', variant: '', year: 1979 })
})

test('only cars that the account does not have, and was not given before, are added to it', () => {
  const ids = (list: ReturnType<typeof guestCars>) => list.map(({ id }) => id)
  const twice = { ...car, id: '00000003' }
  expect(ids(guestCars([car, twice, unknownEngine], []))).toEqual(['00000001', '00000002'])
  const account = [{ ...accountCarOf(car), id: 'aaaaaaaa', model: 'VOLVO 240 ' }]
  expect(ids(guestCars([car, unknownEngine], account))).toEqual(['00000002'])
  expect(guestCars([{ ...car, saved: true }], [])).toEqual([])
})

test('an equal car of the account gets missing details, and keeps its known ones', () => {
  const known = { ...accountCarOf(car), id: 'aaaaaaaa', nickname: 'Red one', vinNumber: '12345' }
  const guest = { ...car, nickname: 'Mine', facts: { ...car.facts, colourCode: exactly('019') } }
  expect(guestCars([guest], [known])).toEqual([{ id: '00000001', car: { ...known, colorCode: '019' } }])
  expect(guestCars([{ ...guest, vinNumber: '54321' }], [known])).toMatchObject([
    { id: '00000001', car: { id: '00000001', nickname: 'Mine', vinNumber: '54321' } },
  ])
  expect(guestCars([car], [known], ['00000001'])).toEqual([{ id: '00000001', car: known }])
  expect(guestCars([car], [{ ...known, photo: '00c0ffee' }], ['00000001'])).toEqual([])
})

test('facts learnt about a saved car reach the account, as the same car', () => {
  const saved = { ...car, saved: true }
  const account = { ...accountCarOf(car), nickname: 'Red one' }
  const after = (change: GarageChange) => change({ cars: [saved], current: null }).cars
  const entered = after(changeDetails(car.id, { ...detailsOf(car), colorCode: '019' }, 2026))
  expect(guestCars(entered, [account])).toEqual([{ id: car.id, car: { ...account, colorCode: '019' } }])
  const answered = after(withFacts(car.id, (facts) => ({ ...facts, steering: exactly('rhd') })))
  const renamed = { ...account, model: '240 Kombi', vinNumber: '12345' }
  expect(guestCars(answered, [renamed])).toEqual([{ id: car.id, car: { ...renamed, steeringSide: 'right' } }])
  const unchanged = after(changeDetails(car.id, detailsOf(car), 2026))
  expect(guestCars(unchanged, [account])).toEqual([])
  expect(guestCars(unchanged, [account], [car.id])).toEqual([{ id: car.id, car: account }])
})
