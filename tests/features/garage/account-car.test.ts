import { expect, test } from 'vitest'
import { carOfAccount } from '#src/features/garage/account-car.ts'
import { exactly } from '#src/features/garage/fit/car-facts.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { amazon } from '#tests/support/examples/cars.ts'

const vehicles = vehicleTree(
  [
    'Volvo Amazon, B18A',
    'Volvo Amazon, B18D',
    'Volvo 240, B21A',
    'Volvo 740/760, B230F',
    'Saab 9-3, B204E',
    'Saab 9-5, B205E',
    'Saab 99, B20T',
    'Saab 900, B201',
    'VW Golf I, EG',
    'VW Golf IV, AKQ',
    'Citroën 2CV, A06/635',
    'Mini, 99H',
    'VW Kupla, D 1200',
  ].map((name) => ({ key: name.toLowerCase().replace(/[^a-z\d]+/g, '-'), name })),
)
const read = (model: string, variant = '', year: number | null = 1979) =>
  carOfAccount({ ...amazon, vinNumber: '', model, variant, year }, vehicles, 2026)
const named = (model: string, variant = '') => {
  const found = read(model, variant)
  return typeof found === 'string' ? found : found.name
}

test('a car of an account is one of the shop’s, with the account’s details', () => {
  expect(carOfAccount(amazon, vehicles, 2026)).toMatchObject({
    ...{ id: amazon.id, name: 'Volvo Amazon, B18A', year: 1966, saved: true, fromAccount: true },
    ...{ nickname: 'Röda faran', vinNumber: '13121VF', brakeType: 'discFront', brake: 'Girling' },
    facts: {
      engine: exactly('volvo-amazon-b18a'),
      colourCode: exactly('46'),
      interiorCode: exactly('504'),
      steering: exactly('lhd'),
      body: exactly('sedan-2d'),
    },
  })
})

test('models and engines are found as their owners write them', () => {
  for (const [model, variant, name] of [
    ['volvo 240', 'b21a', 'Volvo 240, B21A'],
    ['240', '', 'Volvo 240, B21A'],
    ['Volvo 240 GL', '', 'Volvo 240, B21A'],
    ['Amazon', 'GT, B18D', 'Volvo Amazon, B18D'],
    ['Amazon', 'B20', 'Volvo Amazon'],
    ['Volvo 740', '', 'Volvo 740/760, B230F'],
    ['Saab 9-3 Aero', '', 'Saab 9-3, B204E'],
    ['SAAB 900 Turbo', '', 'Saab 900, B201'],
    ['Volkswagen Golf IV', '', 'VW Golf IV, AKQ'],
    ['Golf I', '', 'VW Golf I, EG'],
    ['Citroen 2 CV', '', 'unknown'],
    ['citroen 2cv', '', 'Citroën 2CV, A06/635'],
    ['Mini Cooper', '', 'Mini, 99H'],
    ['vw käfer', '', 'VW Kupla, D 1200'],
    ['Volkswagen Beetle', '', 'VW Kupla, D 1200'],
  ] as const)
    expect([model, named(model, variant)]).toEqual([model, name])
})

test('an unknown or ambiguous model is not guessed, and the year is required', () => {
  for (const model of ['Lada Niva', 'Volvo', 'Saab 9', 'VW Golf', '-', '__proto__'])
    expect(named(model)).toBe('unknown')
  expect(read('Volvo 240', '', null)).toBe('noYear')
  expect(read('Volvo 240', '', 1890)).toBe('noYear')
})
