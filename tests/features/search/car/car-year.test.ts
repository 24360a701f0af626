import { expect, test } from 'vitest'
import { everyCar } from '#src/commerce/contract/catalogue/fit-scope.ts'
import { modelYears, modelYearValues } from '#src/commerce/contract/search/model-years.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { readCarYear } from '#src/features/search/car/car-year.ts'
import { namedCars } from '#src/features/search/car/named-models.ts'

const makes = vehicleTree([
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
  { key: 'volvo-740-b230e', name: 'Volvo 740/760, B230E' },
  { key: 'vw-golf-1-dx', name: 'VW Golf I, DX' },
  { key: 'vw-golf-4-akq', name: 'VW Golf IV, AKQ' },
  { key: 'vw-beetle-d', name: 'VW Beetle, D' },
  { key: 'vw-t4-aab', name: 'VW T4, AAB' },
  { key: 'bmw-2002-m10', name: 'BMW 02, M10' },
  { key: 'bmw-e46-m54', name: 'BMW E46, M54' },
  { key: 'saab-9-3-b204i', name: 'Saab 9-3, B204i' },
  { key: 'mini-classic-99h', name: 'Mini, 99H' },
])
const named = (keyword: string) => {
  const cars = namedCars(keyword.split(' '), makes)
  return cars && [cars.isMake, ...cars.models.map(({ name }) => name)]
}

test.each([
  ['brake pads volvo 240', [false, 'Volvo 240']],
  ['240 oil filter', [false, 'Volvo 240']],
  ['760 wiper', [false, 'Volvo 740/760']],
  ['golf pads', [false, 'VW Golf I', 'VW Golf IV']],
  ['golf iv pads', [false, 'VW Golf IV']],
  ['golf 4', [false, 'VW Golf IV']],
  ['vw golf mk4', [false, 'VW Golf IV']],
  ['Käfer Bremse', [false, 'VW Beetle']],
  ['bmw 2002', [false, 'BMW 02']],
  ['bmw 02 clutch', [false, 'BMW 02']],
  ['E46', [false, 'BMW E46']],
  ['saab 9-3', [false, 'Saab 9-3']],
  ['9-3 clutch', [false, 'Saab 9-3']],
  ['t4', [false, 'VW T4']],
  ['mini clutch', [true, 'Mini']],
  ['volvo pads', [true, 'Volvo 240', 'Volvo 740/760']],
  ['volkswagen pads', [true, 'VW Beetle', 'VW Golf I', 'VW Golf IV', 'VW T4']],
  ['brake pads', null],
  ['02 classic', null],
  ['-volvo pads', null],
])('the cars named by %s are %j', (keyword, cars) => {
  expect(named(keyword)).toEqual(cars)
})

test.each(['bubbla', 'käfer', 'beetle', 'vw bug', 'VW Bubbla'])(
  'a car that the shop calls by its Swedish name is found by the words "%s"',
  (keyword) => {
    const swedish = vehicleTree([{ key: 'vw-beetle-d', name: 'VW Bubbla, D' }])
    expect(namedCars(keyword.split(' '), swedish)?.models.map(({ name }) => name)).toEqual(['VW Bubbla'])
  },
)

test('a measure is not read as a car', () => {
  expect(namedCars(['disc', '240 mm'], makes)).toBeNull()
})

const yearIn = async (keyword: string) => {
  const words = keyword.split(' ')
  const read = await readCarYear(words, 2026, async () => makes)
  return read && [words[read.at], read.year]
}

test.each([
  ['brake pads volvo 240 1987', ['1987', 1987]],
  ['1987 volvo 240', ['1987', 1987]],
  ['golf 1945', ['1945', 1945]],
  ['golf 2027', ['2027', 2027]],
  ['golf 1944', null],
  ['golf 2028', null],
  ['golf 19987', null],
  ['golf "1987"', null],
  ['golf 1987-432', null],
  ['1987', null],
  ['brake pads 1987', null],
  ['bmw 2002', null],
  ['bmw 2002 brake', null],
  ['bmw 2002 1972', ['1972', 1972]],
  ['1972 bmw 2002', ['1972', 1972]],
  ['bmw e46 2002', ['2002', 2002]],
  ['volvo 1987 pads', ['1987', 1987]],
  ['brake pads 2002 volvo', ['2002', 2002]],
])('the year in %s is %j', async (keyword, year) => {
  expect(await yearIn(keyword)).toEqual(year)
})

test('without a year no cars are loaded, and without cars there is no year', async () => {
  const load = async () => {
    throw new Error('not needed')
  }
  expect(await readCarYear(['brake', 'volvo', '240'], 2026, load)).toBeNull()
  expect(await readCarYear(['volvo', '240', '1987'], 2026, async () => null)).toBeNull()
})

const row = (model: string, yearFrom?: number, yearTo?: number) => ({
  model,
  ...(yearFrom === undefined ? {} : { yearFrom }),
  ...(yearTo === undefined ? {} : { yearTo }),
})

test('a model that should have oil of another grade is not among those of a part', () => {
  const other = { ...row('b', 1979, 1980), advice: 'otherGrade' as const }
  expect(modelYears([row('a', 1979, 1979), other], ['a-1', 'b-1'])).toEqual(['a 1979'])
})

test('the index has each model with each year, models without years alone, and without rows the vehicles', () => {
  expect(modelYears([row('a', 1979, 1981), row('b'), row('a', 1981, 1982)], ['a-1'])).toEqual([
    'a 1979',
    'a 1980',
    'a 1981',
    'a 1982',
    'b',
  ])
  expect(modelYears([row('a', undefined, 1946)], [])).toEqual(['a 1945', 'a 1946'])
  expect(modelYears([row('a', 2059)], [])).toEqual(['a 2059', 'a 2060'])
  expect(modelYears([row('a', 1981, 1979)], [])).toEqual([])
  expect(modelYears([], ['b-2', 'a-1'])).toEqual(['a-1', 'b-2'])
})

test('a car in a year is found by its model, whatever part of the key that is', () => {
  const values = modelYearValues(['a-b-1', 'a-b-2'], 1980)
  for (const fits of [
    modelYears([row('a-b', 1979, 1981)], []),
    modelYears([row('a', 1979, 1981)], []),
    modelYears([row('a-b')], []),
    modelYears([row('a-b-2', 1980, 1980)], []),
    modelYears([], ['a-b-1']),
    modelYears([], [everyCar]),
  ])
    expect(fits.some((value) => values.includes(value))).toBe(true)
  for (const other of [
    modelYears([row('a-b', 1981)], []),
    modelYears([row('a-c')], []),
    modelYears([], ['a-c-1']),
    modelYears([], []),
  ])
    expect(other.some((value) => values.includes(value))).toBe(false)
})
