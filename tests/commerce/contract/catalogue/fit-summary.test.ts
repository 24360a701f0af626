import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyCar } from '#src/commerce/contract/catalogue/fit-scope.ts'
import { fitSummary, parseFitSummary, rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { type FitmentRow, parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const rows = (...list: object[]) => parseFitment(JSON.stringify(list))

test('a summary says the model, its engines, years and conditions in short', () => {
  const row = {
    model: 'volvo-240',
    engines: ['volvo-240-b21a', 'volvo-240-b21f'],
    yearFrom: 1975,
    yearTo: 1984,
    monthTo: 7,
    brakeSystem: 'B',
    chassisFrom: 271000,
    qty: 4,
  }
  const others = [
    { model: 'volvo-740', bodies: ['estate'], steering: 'rhd', qty: 3.9 },
    { model: 'volvo-240', engines: ['b23'], advice: 'otherGrade' },
    { model: 'saab-900', advice: 'handbook' },
  ]
  expect(fitSummary(rows(row, ...others))).toBe(
    'volvo-240:b21a.b21f,1975-1984.7,bB,c271000-,q4|:/b23,ag;volvo-740,srhd,oestate,q3.9;saab-900,ah',
  )
})

test('a row with a fact that cannot be read is left out', () => {
  const read = (text: string) => rowsOfSummary(text).map(({ model }) => model)
  expect(
    read(
      'volvo-240,1975-1984;volvo-740,x5;saab-900,75-84;mini,sup;vw-golf,c1-2-3;bmw-e30,b%;t4:,bA;t3,q0;t2,q1e1;t1,ax;|;:b|x;saab-99|x',
    ),
  ).toEqual(['volvo-240', 'saab-99'])
  expect(read('a,'.repeat(5_000))).toEqual([])
})

test('a summary is of every car, of certain cars, or of none that are known', () => {
  expect(parseFitSummary(everyCar)).toEqual({ kind: 'universal' })
  expect(rowsOfSummary(everyCar)).toEqual([])
  expect(parseFitSummary('volvo-240')).toMatchObject({ kind: 'rows', rows: [{ model: 'volvo-240' }] })
  for (const text of ['', 'volvo-240,x5', 'a,'.repeat(5_000)]) expect(parseFitSummary(text)).toBeNull()
  expect(fitSummary(rows({ model: everyCar }))).not.toBe(everyCar)
})

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text.isWellFormed())
const year = fc.integer({ min: 1900, max: 2100 })
const month = fc.integer({ min: 1, max: 12 })
/** A number as text is read as a number. */
const chassis = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  word.filter((text) => !/^\d+$/.test(text)),
)
const fitmentRow: fc.Arbitrary<FitmentRow> = fc
  .record(
    {
      model: word,
      engines: fc.array(word, { maxLength: 4 }),
      bodies: fc.array(word, { maxLength: 3 }),
      years: fc.record({ yearFrom: year, yearTo: year }, { requiredKeys: [] }),
      months: fc.record({ monthFrom: month, monthTo: month }, { requiredKeys: [] }),
      rest: fc.record(
        {
          chassisFrom: chassis,
          chassisTo: chassis,
          steering: fc.constantFrom('lhd', 'rhd'),
          gearbox: fc.constantFrom('manual', 'automatic'),
          brakeSystem: word,
          colourCode: word,
          interiorCode: word,
          advice: fc.constantFrom('handbook', 'otherGrade'),
          qty: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1_000),
        },
        { requiredKeys: [] },
      ),
    },
    { noNullPrototype: true },
  )
  .map(({ years, months, rest, ...row }) => ({
    ...row,
    ...rest,
    ...years,
    // A month without a year is ignored.
    ...(years.yearFrom !== undefined && months.monthFrom !== undefined
      ? { monthFrom: months.monthFrom }
      : {}),
    ...(years.yearTo !== undefined && months.monthTo !== undefined ? { monthTo: months.monthTo } : {}),
    note: {},
  }))

test('a printed summary is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.array(fitmentRow, { maxLength: 4 }), (list) => {
      const text = fitSummary(list)
      const byModel = [...Map.groupBy(list, ({ model }) => model).values()].flat()
      expect(text.length > 8_000 ? byModel : rowsOfSummary(text)).toEqual(byModel)
    }),
    { numRuns: propertyRuns },
  )
})

test('no text makes the parser throw or change a prototype', () => {
  const keys = Object.getOwnPropertyNames(Object.prototype).length
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('volvo-240', ':', ',', ';', '|', '-', '.', '1975', 'bB', 'c', '__proto__'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const row of rowsOfSummary(pieces.join(''))) expect(row.model).not.toBe('')
    }),
    { numRuns: propertyRuns },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(keys)
})
