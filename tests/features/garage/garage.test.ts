import { expect, test } from 'vitest'
import { garageKey, maxGuestCars } from '#src/config.ts'
import { exactly } from '#src/features/garage/fit/car-facts.ts'
import {
  changeGarage,
  chosenCar,
  currentCar,
  emptyGarage,
  type Garage,
  knowsCar,
  parseGarage,
  serializeGarage,
  withAccountCar,
  withCar,
  withCorrection,
  withCurrent,
  withFacts,
  withoutAccountCars,
  withoutCar,
  withSaved,
  withShown,
} from '#src/features/garage/garage.ts'
import { checkGarages } from '#tests/support/properties/garage.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

const engines = [
  { key: 'volvo-240-b21a', name: 'B21A' },
  { key: 'volvo-240-b230f', name: 'B230F' },
]
const carOf = (id: string, year = 1979, engine: string | null = 'volvo-240-b21a') =>
  chosenCar({ id: id.padStart(8, '0'), model: 'Volvo 240', engines, engine, year })

test('a chosen car is named by model and engine; without an engine it may have any of the model', () => {
  expect(carOf('1')).toMatchObject({
    name: 'Volvo 240, B21A',
    facts: { engine: { is: ['volvo-240-b21a'] }, built: { from: 1979 * 12, to: 1979 * 12 + 11 } },
  })
  expect(carOf('1', 1979, null)).toMatchObject({
    name: 'Volvo 240',
    facts: { engine: { is: ['volvo-240-b21a', 'volvo-240-b230f'] } },
  })
  const [only] = engines
  expect(
    chosenCar({ id: '1', model: 'Mini', engines: only ? [only] : [], engine: null, year: 1979 }).name,
  ).toBe('Mini, B21A')
})

test('a car that is added is the current one; an equal one is not added again, and a full garage stays as it is', () => {
  const two = withCar(carOf('2', 1980))(withCar(carOf('1'))(emptyGarage))
  expect(two).toMatchObject({ current: '00000002', cars: [{ year: 1980 }, { year: 1979 }] })
  expect(withCar(carOf('3'))(two)).toEqual({ ...two, current: '00000001' })
  const full = Array.from({ length: maxGuestCars }, (_, index) => index).reduce<Garage>(
    (garage, index) => withCar(carOf(String(index), 1960 + index))(garage),
    emptyGarage,
  )
  expect(withCar(carOf('f', 1999))(full)).toEqual(full)
})

test('the choice to show all parts survives changes of cars until another car is added', () => {
  const chosen = withShown(true)(withCar(carOf('2', 1980))(withCar(carOf('1'))(emptyGarage)))
  const kept = [
    withCurrent('00000001'),
    withoutCar('00000002'),
    withSaved(['00000001']),
    withFacts('00000001', (facts) => ({ ...facts, steering: exactly('left') })),
    withoutAccountCars,
  ]
  for (const change of kept) expect(parseGarage(serializeGarage(change(chosen))).showsAll).toBe(true)
  expect(parseGarage(serializeGarage(withCar(carOf('3', 1981))(chosen))).showsAll).toBeUndefined()
  expect(parseGarage(serializeGarage(withShown(false)(chosen))).showsAll).toBeUndefined()
  const damaged = serializeGarage(chosen)?.replace('"showsAll":true', '"showsAll":7') ?? null
  expect(parseGarage(damaged)).toMatchObject({ cars: [{ id: '00000002' }, { id: '00000001' }] })
})

test('stored letters for brakes are forgotten, and other answers kept', () => {
  const stored = (brakeSystem: object) => {
    const known = withFacts('00000001', (facts) => ({ ...facts, ...Object(brakeSystem) }))
    return parseGarage(serializeGarage(known(withCar(carOf('1'))(emptyGarage)))).cars[0]?.facts.brakeSystem
  }
  expect(stored({ brakeSystem: exactly('B') })).toBeUndefined()
  expect(stored({ brakeSystem: { is: null, not: ['A'] } })).toBeUndefined()
  expect(stored({ brakeSystem: { is: ['B'], not: ['solid-263-no-abs', 'C'] } })).toEqual({
    is: null,
    not: ['solid-263-no-abs'],
  })
  expect(stored({ brakeSystem: exactly('vented-280-abs') })).toEqual(exactly('vented-280-abs'))
})

test('a corrected car keeps what is known about it while it is of the same model', () => {
  const known = withFacts('00000001', (facts) => ({ ...facts, brakeSystem: exactly('B') }))
  const garage = withSaved(['00000001'])(known(withCar(carOf('1'))(emptyGarage)))
  const [same] = withCorrection('00000001', carOf('x', 1985, 'volvo-240-b230f'))(garage).cars
  expect(same).toMatchObject({ id: '00000001', name: 'Volvo 240, B230F', year: 1985 })
  expect(same?.facts).toMatchObject({
    engine: { is: ['volvo-240-b230f'] },
    built: { from: 1985 * 12 },
    brakeSystem: { is: ['B'] },
  })
  expect(same?.saved).toBeUndefined()
  const saab = {
    id: 'x',
    model: 'Saab 99',
    engines: [{ key: 'saab-99-b20', name: 'B20' }],
    engine: null,
    year: 1979,
  }
  const [other] = withCorrection('00000001', chosenCar(saab))(garage).cars
  expect(other).toMatchObject({ id: '00000001', name: 'Saab 99, B20' })
  expect(other?.facts.brakeSystem).toBeUndefined()
  expect(withCorrection('00000001', carOf('x'))(garage)).toEqual(garage)
})

test('a change starts from the cars another tab has stored, and removing the current car leaves none', () => {
  const store = createTestStore()
  changeGarage(store, withCar(carOf('1')))
  changeGarage(store, withCar(carOf('2', 1980)))
  changeGarage(
    store,
    withFacts('00000002', (facts) => ({ ...facts, steering: { is: ['rhd'], not: [] } })),
  )
  expect(currentCar(parseGarage(store.read(garageKey)))).toMatchObject({
    year: 1980,
    facts: { steering: { is: ['rhd'] } },
  })
  expect(currentCar(changeGarage(store, withoutCar('00000002')))).toBeNull()
  expect(currentCar(changeGarage(store, withCurrent('00000001')))).toMatchObject({ year: 1979 })
  expect(currentCar(changeGarage(store, withCurrent('00000009')))).toBeNull()
  changeGarage(store, withoutCar('00000001'))
  expect(store.read(garageKey)).toBeNull()
})

test('a damaged car is left out, the others stay', () => {
  const stored = JSON.parse(
    serializeGarage({ cars: [carOf('1'), carOf('2', 1980)], current: '00000002' }) ?? '',
  )
  stored.cars[0] = { ...stored.cars[0], year: 'x' }
  expect(parseGarage(JSON.stringify(stored))).toEqual({ cars: [carOf('2', 1980)], current: '00000002' })
  for (const text of [null, '', '{', '[]', '{"version":2,"cars":[],"current":null}', 'x'.repeat(70_000)]) {
    expect(parseGarage(text)).toEqual(emptyGarage)
  }
})

test('any stored text is a garage within its limits, whose cars keep their details', () => {
  checkGarages({ numRuns: propertyRuns })
})

test('a car that was stored before details could be entered stays, and a damaged detail is empty', () => {
  const old = carOf('1')
  const damaged = { ...carOf('2', 1980), nickname: 7, vinNumber: 'x'.repeat(50), brakeType: 'none' }
  const garage = parseGarage(JSON.stringify({ version: 1, cars: [old, damaged], current: null }))
  expect(garage.cars[0]).toEqual(old)
  expect(garage.cars[1]).toMatchObject({ year: 1980, nickname: '', vinNumber: '', brakeType: '' })
})

test('a car of an account becomes the current one, once, with the account’s details', () => {
  const own = { ...carOf('1'), nickname: 'Mine', facts: { ...carOf('1').facts, steering: exactly('rhd') } }
  const account = { ...carOf('a'), nickname: 'Red one', saved: true, fromAccount: true }
  const other = { ...carOf('b', 1980), saved: true, fromAccount: true }
  const garage = withAccountCar(other)(withAccountCar(account)(withCar(own)(emptyGarage)))
  expect(garage.cars).toHaveLength(2)
  expect(garage).toMatchObject({ current: '0000000b' })
  expect(garage.cars[1]).toMatchObject({
    id: '00000001',
    nickname: 'Red one',
    facts: { steering: { is: ['rhd'] } },
  })
  expect(knowsCar(garage, account)).toBe(true)
  expect(knowsCar(garage, { ...carOf('c'), vinNumber: 'A1' })).toBe(true)
  const twins = withCar({ ...carOf('d'), vinNumber: 'B2' })(
    withCar({ ...carOf('c'), vinNumber: 'A1' })(emptyGarage),
  )
  expect(twins.cars).toHaveLength(2)
  // At log-out what came from the account goes; what this browser had stays.
  expect(withoutAccountCars(garage).cars.map(({ id }) => id)).toEqual(['00000001'])
})

test('an equal car that is added brings its facts; where these contradict it is a second one', () => {
  const kept = { ...carOf('1'), nickname: 'Mine', saved: true }
  const start: Garage = { cars: [kept], current: null }
  const plate = { body: exactly('estate'), steering: exactly('lhd'), colourCode: exactly('320-451') }
  const added = { ...carOf('2'), vinNumber: 'A1', facts: { ...carOf('2').facts, ...plate } }
  const joined = withCar(added)(start)
  const { saved: _, ...rest } = kept
  expect(joined).toEqual({
    cars: [{ ...rest, vinNumber: 'A1', facts: { ...kept.facts, ...plate } }],
    current: '00000001',
  })
  // The same again brings nothing, so that the account has it still.
  expect(withCar(carOf('3'))(start).cars).toEqual([kept])
  for (const other of [
    { ...carOf('3'), vinNumber: 'B2' },
    { ...carOf('3'), facts: { ...carOf('3').facts, steering: exactly('rhd') } },
    { ...carOf('3'), facts: { ...carOf('3').facts, body: { is: null, not: ['estate'] } } },
  ])
    expect(withCar(other)(joined)).toMatchObject({ current: '00000003', cars: [other, joined.cars[0]] })
  const spelled = { ...carOf('3'), facts: { ...carOf('3').facts, colourCode: exactly('320 451') } }
  expect(withCar(spelled)(joined)).toEqual(joined)
  const chassis = (from: number, to: number | null) => ({
    ...carOf('3'),
    facts: { ...carOf('3').facts, chassis: { from, to } },
  })
  const ranged = withCar(chassis(271_000, 271_000))(withCar(chassis(270_000, null))(start))
  expect(ranged.cars.map(({ facts }) => facts.chassis)).toEqual([{ from: 271_000, to: 271_000 }])
  expect(withCar(chassis(300_000, 300_000))(ranged).cars).toHaveLength(2)
})
