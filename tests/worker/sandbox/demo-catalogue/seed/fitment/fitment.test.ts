import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  anyEngine,
  FitmentRow,
  fitmentText,
  rowsOf,
} from '#worker/sandbox/demo-catalogue/seed/fitment/fitment.ts'
import { car, cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'

const amazon = car('volvo-amazon')

test('a fitment row is for one engine, within the years of model and engine', () => {
  const rows = rowsOf(amazon, { yearFrom: 1966, brakeSystem: 'B' })
  expect(rows.map(({ engine }) => engine)).not.toContain('volvo-amazon-b16a')
  expect(rows.find(({ engine }) => engine === 'volvo-amazon-b18d')).toEqual({
    model: 'volvo-amazon',
    engine: 'volvo-amazon-b18d',
    yearFrom: 1966,
    yearTo: 1966,
    brakeSystem: 'B',
  })
  expect(anyEngine(amazon)).toEqual({ model: 'volvo-amazon', yearFrom: 1957, yearTo: 1970 })
})

test('engines that share every condition stand together in the text', () => {
  const engines = amazon.engines.filter(({ yearFrom }) => yearFrom === 1969)
  expect(JSON.parse(fitmentText(rowsOf(amazon, {}, engines)))).toEqual([
    {
      model: 'volvo-amazon',
      engines: ['volvo-amazon-b20a', 'volvo-amazon-b20b'],
      yearFrom: 1969,
      yearTo: 1970,
    },
  ])
  expect(fitmentText([])).toBe('[]')
})

test('the text says neither more nor less than the rows', () => {
  const row = fc.constantFrom(...cars).chain((found) =>
    fc.record(
      {
        model: fc.constant(found.id),
        engine: fc.constantFrom(...found.engines.map(({ id }) => id)),
        yearFrom: fc.integer({ min: 1960, max: 1980 }),
        yearTo: fc.integer({ min: 1981, max: 1999 }),
        chassisFrom: fc.integer({ min: 1, max: 3 }),
        brakeSystem: fc.constantFrom('A', 'B'),
        bodies: fc.constant(['estate']),
      },
      { requiredKeys: ['model', 'yearFrom', 'yearTo'] },
    ),
  )
  const flat = (rows: object[]) => rows.map((entry) => JSON.stringify(entry)).sort()
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (drawn) => {
      const rows = drawn.map((entry) => v.parse(FitmentRow, JSON.parse(JSON.stringify(entry))))
      const parsed = JSON.parse(fitmentText(rows)) as { engines?: string[]; model: string }[]
      const unfolded = parsed.flatMap(({ engines, model, ...rest }) =>
        engines ? engines.map((engine) => ({ model, engine, ...rest })) : [{ model, ...rest }],
      )
      const withEngine = rows.filter(({ engine }) => engine !== undefined)
      const ordered = withEngine.map(({ model, engine, ...rest }) => ({ model, engine, ...rest }))
      expect(flat(unfolded.filter((entry) => 'engine' in entry))).toEqual(flat(ordered))
    }),
  )
})
