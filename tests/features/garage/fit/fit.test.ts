import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { fitRows } from '#src/features/catalogue/product/fitment/fitment.ts'
import type { CarFacts } from '#src/features/garage/fit/car-facts.ts'
import { withAnswer } from '#src/features/garage/fit/compare-facts.ts'
import { type Fit, fitOf } from '#src/features/garage/fit/fit.ts'
import { chosenCar } from '#src/features/garage/garage.ts'

const engines = [
  { key: 'volvo-240-b21a', name: 'B21A' },
  { key: 'volvo-240-b230f', name: 'B230F' },
]
const car = (year: number, engine: string | null = 'volvo-240-b21a') =>
  chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine, year }).facts

const rowsOf = (...rows: object[]) =>
  fitRows(
    parseFitment(
      JSON.stringify(rows.map((row) => ({ model: 'volvo-240', yearFrom: 1975, yearTo: 1993, ...row }))),
    ),
    [{ key: 'volvo-240-b21a', name: 'Volvo 240, B21A' }],
    createTestI18n('en'),
  )
const asked = (answer: Fit) => (answer.kind === 'asks' ? answer.condition.text : answer.kind)

/** The answers to the questions of a part, one after the other. */
function answering(facts: CarFacts, rows: ReturnType<typeof rowsOf>, answers: boolean[]): string[] {
  const [first, ...rest] = answers
  const answer = fitOf(facts, rows)
  if (answer.kind !== 'asks' || first === undefined) return [asked(answer)]
  return [asked(answer), ...answering(withAnswer(facts, answer.condition.condition, first), rows, rest)]
}

test('a part fits the years and engines of its row, and no others', () => {
  const rows = rowsOf({ engines: ['volvo-240-b21a'], yearTo: 1984, qty: 2 })
  expect(fitOf(car(1979), rows)).toMatchObject({ kind: 'fits', quantity: 2 })
  expect(asked(fitOf(car(1985), rows))).toBe('refuses')
  expect(asked(fitOf(car(1979, 'volvo-240-b230f'), rows))).toBe('refuses')
})

test('a model without a row is refused, also when its key begins alike; without any row nothing is known', () => {
  const other = { engine: { is: ['volvo-240d-d24'], not: [] } }
  expect(fitOf(other, rowsOf({}))).toEqual({ kind: 'refuses' })
  expect(fitOf(car(1979), [])).toEqual({ kind: 'unknown' })
})

test('an oil of another grade is not recommended; where the need is not known, the handbook decides', () => {
  const b21a = { engines: ['volvo-240-b21a'] }
  const b230f = { engines: ['volvo-240-b230f'] }
  const other = { advice: 'otherGrade' }
  const handbook = { advice: 'handbook' }
  expect(fitOf(car(1979), rowsOf({ ...b21a, ...other }))).toEqual({ kind: 'otherGrade' })
  expect(fitOf(car(1979), rowsOf({ ...b21a, ...handbook }))).toEqual({ kind: 'handbook', needs: '' })
  expect(fitOf(car(1985, 'volvo-240-b230f'), rowsOf({ ...b21a, ...other }))).toEqual({ kind: 'refuses' })
  // The answer for an unknown engine is that of the engine that leaves most open.
  const unknown = car(1985, null)
  expect(asked(fitOf(unknown, rowsOf(b21a, { ...b230f, ...other })))).toBe('B21A')
  expect(fitOf(unknown, rowsOf({ ...b21a, ...other }))).toEqual({ kind: 'otherGrade' })
  expect(fitOf(unknown, rowsOf({ ...b21a, ...other }, { ...b230f, ...handbook }))).toEqual({
    kind: 'handbook',
    needs: '',
  })
})

test('an engine that is not known is asked for', () => {
  const rows = rowsOf({ engines: ['volvo-240-b21a'] })
  expect(answering(car(1979, null), rows, [true])).toEqual(['B21A', 'fits'])
  expect(answering(car(1979, null), rows, [false])).toEqual(['B21A', 'refuses'])
})

test('a value that is not known is asked for once, and decides other values', () => {
  const facts = car(1979)
  expect(answering(facts, rowsOf({ brakeSystem: 'B' }), [true])).toEqual(['brakes: B', 'fits'])
  expect(answering(facts, rowsOf({ brakeSystem: 'B' }), [false])).toEqual(['brakes: B', 'refuses'])
  const withB = withAnswer(facts, { field: 'brakeSystem', oneOf: ['B'] }, true)
  expect(asked(fitOf(withB, rowsOf({ brakeSystem: 'A' })))).toBe('refuses')
  expect(asked(fitOf(withB, rowsOf({ brakeSystem: 'A' }, { brakeSystem: 'B' })))).toBe('fits')
  expect(answering(facts, rowsOf({ steering: 'rhd', brakeSystem: 'vented-280-abs' }), [true, true])).toEqual([
    'right-hand drive',
    'vented front discs 280\u00a0mm · ABS',
    'fits',
  ])
})

test('a chassis range is asked for by its ends; the answer no to one is yes to the other side', () => {
  const facts = car(1979)
  const late = rowsOf({ chassisFrom: 271000 })
  const early = rowsOf({ chassisTo: 270999 })
  expect(answering(facts, late, [true])).toEqual(['from chassis no. 271000', 'fits'])
  const no = withAnswer(facts, { field: 'chassis', from: 271000 }, false)
  expect([late, early].map((rows) => asked(fitOf(no, rows)))).toEqual(['refuses', 'fits'])
  expect(answering(facts, rowsOf({ chassisFrom: 5000, chassisTo: 9000 }), [true, false])).toEqual([
    'from chassis no. 5000',
    'up to chassis no. 9000',
    'refuses',
  ])
})

test('chassis numbers with letters are asked for as a whole', () => {
  expect(answering(car(1979), rowsOf({ chassisFrom: 'AB100', chassisTo: 'AB900' }), [true])).toEqual([
    'chassis no. AB100–AB900',
    'fits',
  ])
})

test('a month within the year of the car is asked for', () => {
  const rows = rowsOf({ yearFrom: 1979, monthFrom: 8 })
  expect(answering(car(1979), rows, [true])).toEqual(['Model years: 08/1979–1993', 'fits'])
  expect(answering(car(1979), rows, [false])).toEqual(['Model years: 08/1979–1993', 'refuses'])
  expect(asked(fitOf(car(1980), rows))).toBe('fits')
})

test('of several rows the one with the fewest questions is asked', () => {
  const rows = rowsOf({ steering: 'lhd', gearbox: 'manual', brakeSystem: 'A' }, { steering: 'rhd' })
  expect(answering(car(1979), rows, [false])).toEqual(['right-hand drive', 'left-hand drive'])
})

test('a car may have one of several bodies', () => {
  const rows = rowsOf({ bodies: ['estate', 'sedan-4d'] })
  expect(answering(car(1979), rows, [true])).toEqual(['estate, 4-door saloon', 'fits'])
  const notEstate = withAnswer(car(1979), { field: 'body', oneOf: ['estate', 'sedan-2d'] }, true)
  expect(answering(notEstate, rows, [false])).toEqual(['estate, 4-door saloon', 'refuses'])
})
