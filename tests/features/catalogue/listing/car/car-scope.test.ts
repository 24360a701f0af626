import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { carScope, foundScope } from '#src/features/catalogue/listing/car/car-scope.ts'
import { ofCar } from '#src/features/catalogue/listing/car/listing-car.ts'
import { parseListing } from '#src/features/catalogue/listing/listing.ts'

const i18n = createTestI18n('en')
const car = { key: 'lada-niva-21213', name: 'Lada Niva, 1.7', vehicles: ['lada-niva-21213'] }
const read = (address: string) => ofCar(parseListing(new URLSearchParams(address)), car)
const plain = read('?car=lada-niva-21213')
const filtered = read('?car=lada-niva-21213&filters={"brands":["2"]}')

test('a list without parts for a car shows all, unless another filter may be the reason', () => {
  const scope = (query: typeof plain, all: number, showsAll: boolean) =>
    carScope(i18n, '/c/brakes', query, car, { fitting: 0, all, showsAll }, null, [])
  expect(scope(plain, 9, true)).toMatchObject({
    text: 'No part here is listed for Lada Niva, 1.7, so all are shown.',
    other: null,
  })
  const links = [
    { name: 'Drum brakes: 3 parts for this car', path: '/c/brakes/drum?car=lada-niva-21213' },
    { name: 'Brakes: 9 parts for this car', path: '/c/brakes?car=lada-niva-21213' },
  ]
  const counts = { fitting: 0, all: 9, showsAll: true }
  expect(carScope(i18n, '/c/brakes', plain, car, counts, null, [], links)).toMatchObject({
    other: { ...links[0], showsAll: false },
    wider: links[1],
  })
  const empty = scope(filtered, 9, false)
  expect(empty.text).toBe('For Lada Niva, 1.7: 0 of 9 parts')
  expect(empty.other?.showsAll).toBe(true)
  expect(decodeURIComponent(empty.other?.path ?? '')).toBe(
    '/c/brakes?car=lada-niva-21213&show=all&filters={"brands":["2"]}',
  )
  expect(scope(filtered, 0, false).other).toBeNull()
})

test('a search without results for a car says so, unless another filter may be the reason', () => {
  const text = (query: typeof plain) => foundScope(i18n, query, car, { count: 0, atLeast: false }, []).text
  expect(text(plain)).toBe('Nothing was found for Lada Niva, 1.7, so results for all cars are shown.')
  expect(text(filtered)).toBe('For Lada Niva, 1.7: 0 results')
})

test('a search for a car that the service did not count to the end says so', () => {
  const { text } = foundScope(i18n, plain, car, { count: 1_000, atLeast: true }, [])
  expect(text).toBe('For Lada Niva, 1.7: at least 1,000 results')
})
