import { expect, test } from 'vitest'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { decodeVin } from '#src/features/garage/vin/decode-vin.ts'
import { vinCar } from '#src/features/garage/vin/vin-car.ts'

/** Models of the demo catalogue whose numbers state the model. */
const numbered = [
  'Volvo 740/760',
  'Volvo 850',
  'Volvo V70 II',
  'Volvo V40',
  'Volvo XC60',
  'Saab 99',
  'Saab 900',
  'Saab 9-3',
  'Saab 9-5',
  'VW Golf I',
  'VW Golf VII',
  'VW Passat B6',
  'VW T4',
  'Mercedes W204',
  'Peugeot 205',
]

const vehicles = vehicleTree([
  ...numbered.flatMap((name, index) => [
    { key: `m${index}-a`, name: `${name}, A` },
    { key: `m${index}-b`, name: `${name}, B` },
  ]),
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
  ['YV1EX5502P1000001', 'Volvo', null, { chassis: { from: 1, to: 1 } }],
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
})

test.each([
  ['TMBZZZ1ZZ12345678', 'of a maker whose parts the shop does not have'],
  ['1234567', 'of a classic car'],
  ['YV1', 'that is too short'],
  ['YV1LS550OP1000001', 'with a wrong character'],
])('the number %s, %s, says nothing that could be chosen', (typed) => {
  expect(known(typed)?.make ?? '').toBe('')
})

test.each([
  ['YV1745883J1234567', 'Volvo 740/760', 1988],
  ['YV1FX8755J1234567', 'Volvo 740/760', 1988],
  ['YV1AX884XJ1812345', 'Volvo 240', 1988],
  ['YV1242443C1234567', 'Volvo 240', 1982],
  ['YV1LS5502P2012345', 'Volvo 850', 1993],
  // The S70 has the letter of the 850, the XC90 another than the XC60.
  ['YV1LS5502X2012345', '', 1999],
  ['YV1SW58D922212345', 'Volvo V70 II', 2002],
  ['YV1MV4820D2012345', 'Volvo V40', 2013],
  // The earlier V40.
  ['YV1VW2551YF493145', '', 2000],
  ['YV1DZ8156C2271234', 'Volvo XC60', 2012],
  ['YV4CZ982871371234', '', 2007],
  ['YS3BC45J3E1001234', 'Saab 99', 1984],
  ['YS3AC35D3N5001234', 'Saab 900', 1992],
  ['YS3DF58K4Y2001234', 'Saab 9-3', 2000],
  // The second 900, and the 9-3 of 2003, which is another car.
  ['YS3DD55N3S2001234', '', 1995],
  ['YS3FD45SX61016584', '', 2006],
  ['YS3EF45E0X3001234', 'Saab 9-5', 1999],
  ['WVWZZZ17ZBW012345', 'VW Golf I', 1981],
  ['WVWZZZ15ZFK030000', 'VW Golf I', 1985],
  ['WVWZZZAUZGW123456', 'VW Golf VII', 2016],
  ['WVWZZZ5GZEW123456', 'VW Golf VII', 2014],
  ['WVWZZZ3CZ7P012345', 'VW Passat B6', 2007],
  // The Passat B7, and the New Beetle.
  ['WVWZZZ3CZBP012345', '', null],
  ['WVWZZZ9CZ1M012345', '', 2001],
  ['WV2ZZZ70ZSH012345', 'VW T4', 1995],
  ['WDBAB33C6EA123456', 'Mercedes W123', null],
  ['WDBEA30D8LB123456', 'Mercedes W124', null],
  ['WDD2040021A123456', 'Mercedes W204', null],
  // The 190, and the GLK.
  ['WDB2010241F123456', '', null],
  ['WDC2049841F123456', '', null],
  // The 944 and the 911 Turbo have other types.
  ['WP0ZZZ94ZCN400001', '', null],
  ['WP0ZZZ93ZES000001', '', null],
  ['WP0AB0915FS120001', 'Porsche 911', 1985],
  ['VF3741C86H1234567', 'Peugeot 205', null],
  ['VF320CB1224123456', 'Peugeot 205', null],
  ['VF33CRHYB82123456', '', null],
  ['SAXXK2S1N21346249', 'Mini', null],
  ['SAXXNNAMBBD123456', 'Mini', null],
])('the number %s is that of a %s, of the year %s', (vin, model, year) => {
  expect(known(vin)).toMatchObject({ model, year })
})
