import { expect, test } from 'vitest'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { decodeVin } from '#src/features/garage/vin/decode-vin.ts'
import { vinCar } from '#src/features/garage/vin/vin-car.ts'

const vehicles = vehicleTree([
  { key: 'volvo-amazon-b18a', name: 'Volvo Amazon 120/130/220, B18A' },
  { key: 'volvo-amazon-b18d', name: 'Volvo Amazon 120/130/220, B18D' },
  { key: 'vw-golf-4-apk', name: 'VW Golf IV, APK' },
  { key: 'mercedes-w123-m102', name: 'Mercedes W123, M102' },
  { key: 'mercedes-w124-m102', name: 'Mercedes W124, M102.963' },
  { key: 'mercedes-w124-m103', name: 'Mercedes W124, M103.983' },
  { key: 'mini-99h', name: 'Mini, 99H' },
  { key: 'porsche-911-930', name: 'Porsche 911, 930/20' },
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
])
const known = (typed: string) => vinCar(decodeVin(typed, { currentYear: 2026 }), vehicles)

test('a type plate is a car with its engine, body, steering side and gearbox', () => {
  expect(known('13121VF')).toEqual({
    make: 'Volvo',
    model: 'Volvo Amazon 120/130/220',
    engine: 'volvo-amazon-b18a',
    year: 1966,
    facts: {
      body: { is: ['sedan-2d'], not: [] },
      steering: { is: ['lhd'], not: [] },
      gearbox: { is: ['manual'], not: [] },
    },
    vinNumber: '13121VF',
  })
  expect(known('13336H F')?.facts).toMatchObject({
    steering: { is: ['rhd'] },
    gearbox: { is: ['automatic'] },
  })
})

test.each([
  ['YV1LS5502P1000001', 'Volvo', null, { chassis: { from: 1, to: 1 } }],
  ['XLBLX4820RC000001', 'Volvo', 1994, { chassis: { from: 1, to: 1 } }],
  ['WDB20100012345678', 'Mercedes', null, {}],
])('the number %s is a %s of the year %s', (vin, make, year, facts) => {
  expect(known(vin)).toEqual({ make, model: '', engine: '', year, facts, vinNumber: vin })
})

test('a number that states the model is a car of that model, of a year in which it was built', () => {
  expect(known('YV1244883J1234567')).toMatchObject({
    make: 'Volvo',
    model: 'Volvo 240',
    engine: '',
    year: 1988,
  })
  expect(known('WVWZZZ1JZXW000001')).toMatchObject({
    ...{ make: 'VW', model: 'VW Golf IV', engine: 'vw-golf-4-apk', year: 1999 },
  })
  expect(known('WDB12302312345678')).toMatchObject({ model: 'Mercedes W123', engine: 'mercedes-w123-m102' })
  expect(known('WDB12402312345678')).toMatchObject({ model: 'Mercedes W124', engine: '' })
  expect(known('WP0ZZZ91ZGS100001')).toMatchObject({ model: 'Porsche 911', year: 1986 })
  expect(known('SAXXL2S1N20123456')).toMatchObject({ make: 'Mini', model: 'Mini', year: null })
  expect(known('YV1745883J1234567')).toMatchObject({ make: 'Volvo', model: '', year: 1988 })
})

test.each([
  ['TMBZZZ1ZZ12345678', 'of a maker whose parts the shop does not have'],
  ['1234567', 'of a classic car'],
  ['YV1', 'that is too short'],
  ['YV1LS550OP1000001', 'with a wrong character'],
])('the number %s, %s, says nothing that could be chosen', (typed) => {
  expect(known(typed)?.make ?? '').toBe('')
})
