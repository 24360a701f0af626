import { expect, test } from 'vitest'
import type { FitRow } from '#src/features/garage/fit/fit.ts'
import { ownRows } from '#src/features/garage/fit/own-rows.ts'
import { chosenCar } from '#src/features/garage/garage.ts'

const engines = [{ key: 'volvo-240-b230f', name: 'B230F' }]
const { facts } = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: null, year: 1987 })
const row = (model: string, ...conditions: FitRow['conditions'][number]['condition'][]): FitRow => ({
  model,
  conditions: conditions.map((condition) => ({ condition, text: '' })),
  quantity: null,
  needs: '',
  note: '',
})

test('the rows of a car are those of its model that no known fact rules out', () => {
  const rows = [
    row('volvo-740'),
    row('volvo-240', { field: 'engine', oneOf: ['volvo-240-b21a'] }),
    row('volvo-240', { field: 'engine', oneOf: ['volvo-240-b230f'] }),
    row('volvo-240', { field: 'built', from: 1990 * 12 }),
    row('volvo-240', { field: 'brakeSystem', oneOf: ['C'] }),
  ]
  expect(ownRows(facts, rows)).toEqual([2, 4])
  expect(ownRows({}, rows)).toEqual([])
})
