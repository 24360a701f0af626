import { expect, test } from 'vitest'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'

test('vehicles are grouped by make and model, each in alphabetical order', () => {
  const tree = vehicleTree([
    { key: 'vw-golf-4-apk', name: 'VW Golf IV, APK' },
    { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
    { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
    { key: 'volvo-140-b20a', name: 'Volvo 140, B20A' },
    { key: 'alfa-giulia', name: 'Alfa Romeo Giulia' },
  ])
  expect(tree.map(({ name, models }) => [name, models.map((model) => model.name)])).toEqual([
    ['Alfa Romeo', ['Alfa Romeo Giulia']],
    ['Volvo', ['Volvo 140', 'Volvo 240']],
    ['VW', ['VW Golf IV']],
  ])
  expect(tree[1]?.models[1]?.engines).toEqual([
    { key: 'volvo-240-b21a', name: 'B21A' },
    { key: 'volvo-240-b230f', name: 'B230F' },
  ])
  expect(vehicleTree([])).toEqual([])
})

test('an engine has what is known about it, and nothing else', () => {
  const known = { cc: 2127, kw: 73, fuel: 'petrol', from: 1975, to: 1984 } as const
  const nothing = { cc: null, kw: null, fuel: null, from: null, to: null }
  const [volvo] = vehicleTree(
    [
      { key: 'volvo-240-b21a', name: 'Volvo 240, B21A', engine: known },
      { key: 'volvo-240-d24', name: 'Volvo 240, D24', engine: { ...nothing, from: 1979 } },
      { key: 'volvo-240-x', name: 'Volvo 240, X', engine: nothing },
    ],
    ({ cc }) => (cc === null ? '' : `${cc} cm³`),
  )
  expect(volvo?.models[0]?.engines).toStrictEqual([
    { key: 'volvo-240-b21a', name: 'B21A', about: '2127 cm³', from: 1975, to: 1984 },
    { key: 'volvo-240-d24', name: 'D24', from: 1979 },
    { key: 'volvo-240-x', name: 'X' },
  ])
})
