import { expect, test } from 'vitest'
import { chosenCar } from '#src/features/garage/garage.ts'
import { accountCarOf, guestCars } from '#src/features/garage/guest-cars.ts'

const engines = [
  { key: 'volvo-240-b19a', name: 'B19A' },
  { key: 'volvo-240-b21a', name: 'B21A' },
]
const car = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: 'volvo-240-b21a', year: 1979 })
const unknownEngine = chosenCar({ id: '00000002', model: 'Volvo 240', engines, engine: null, year: 1979 })

test('a car of the browser becomes one of the account, with what is known of it', () => {
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
  const twice = { ...car, id: '00000003' }
  expect(guestCars([car, twice, unknownEngine], []).map(({ id }) => id)).toEqual(['00000001', '00000002'])
  const account = [{ ...accountCarOf(car), id: 'aaaaaaaa', model: 'VOLVO 240 ' }]
  expect(guestCars([car, unknownEngine], account).map(({ id }) => id)).toEqual(['00000002'])
  expect(guestCars([{ ...car, saved: true }], [])).toEqual([])
})
