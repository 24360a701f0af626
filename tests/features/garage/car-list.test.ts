import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  brakeTypes,
  Car,
  isBrakeLetter,
  maxCars,
  maxCarText,
  maxListLength,
  parseCars,
  serializeCars,
  steeringSides,
} from '#src/commerce/contract/selection/customer-cars.ts'
import { parseCar } from '#src/features/garage/car.ts'
import { amazon } from '#tests/support/examples/cars.ts'

/** Text that JSON writes at its longest, and any other text within the bound. */
const text = (maxLength: number, minLength = 0) =>
  fc
    .string({ unit: fc.constantFrom('"', '\\', 'a', 'Å', '🚗', ' ', '/'), maxLength, minLength })
    .map((chosen) => chosen.slice(0, maxLength))
    .filter((chosen) => v.is(v.pipe(v.string(), v.regex(/^[^\p{C}]*$/u)), chosen))

const car = fc.record({
  id: fc.stringMatching(/^[\da-f]{8}$/),
  model: text(maxCarText.model, 1),
  variant: text(maxCarText.variant),
  year: fc.option(fc.integer({ min: 1885, max: 2100 }), { nil: null }),
  nickname: text(maxCarText.nickname),
  vinNumber: text(maxCarText.vinNumber),
  colorCode: text(maxCarText.colorCode),
  interiorCode: text(maxCarText.interiorCode),
  steeringSide: fc.constantFrom(...steeringSides),
  brakeType: fc.constantFrom(...brakeTypes),
  brake: text(maxCarText.brake).filter((chosen) => !isBrakeLetter(chosen)),
  photo: fc.stringMatching(/^([\da-f]{8})?$/),
})
test('every list of cars is read unchanged', () => {
  fc.assert(
    fc.property(fc.array(car, { maxLength: maxCars }), (cars) => {
      expect(parseCars(serializeCars(cars))).toEqual(cars)
    }),
  )
})

test('the longest list fits into its attribute', () => {
  const filled = (length: number) => '"'.repeat(length)
  const texts = Object.fromEntries(Object.entries(maxCarText).map(([name, max]) => [name, filled(max)]))
  const longest = v.parse(Car, { ...amazon, ...texts, photo: '0a1b2c3d' })
  expect(serializeCars(Array.from({ length: maxCars }, () => longest)).length).toBeLessThanOrEqual(
    maxListLength,
  )
})

test('cars of the first version have no photo', () => {
  const { photo: _, ...first } = amazon
  expect(parseCars(JSON.stringify({ version: 1, cars: [first] }))).toEqual([amazon])
})

test.each([undefined, null, ''])('without an attribute (%o) there are no cars', (attribute) => {
  expect(parseCars(attribute)).toEqual([])
})

test.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['a list without version', JSON.stringify([amazon])],
  ['a later version', JSON.stringify({ version: 3, cars: [amazon] })],
  ['a field of a later version', JSON.stringify({ version: 1, cars: [{ ...amazon, gearbox: 'M40' }] })],
  ['a photo that is no version of one', JSON.stringify({ version: 2, cars: [{ ...amazon, photo: '../x' }] })],
  ['a car without a model', JSON.stringify({ version: 1, cars: [{ ...amazon, model: '' }] })],
  ['too many cars', serializeCars(Array.from({ length: maxCars + 1 }, () => amazon))],
  ['too much text', `${' '.repeat(maxListLength)}${serializeCars([])}`],
  ['a number', 7],
  ['an object', { version: 1, cars: [] }],
])('%s is unreadable', (_, attribute) => {
  expect(parseCars(attribute)).toBeNull()
})

test('any text is a bounded list of cars or unreadable', () => {
  const json = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((cars) => JSON.stringify({ version: 1, cars })),
  )
  fc.assert(
    fc.property(json, (attribute) => {
      const cars = parseCars(attribute)
      if (cars) expect(cars.length).toBeLessThanOrEqual(maxCars)
    }),
  )
})

const parse = (form: Record<string, string>) =>
  parseCar(new URLSearchParams(form), { id: amazon.id, currentYear: 2026 })

test('a form becomes a car, its codes in capitals and its VIN without spaces', () => {
  const form = {
    ...amazon,
    year: '1966',
    vinNumber: ' 13121-vf',
    colorCode: ' 46 a',
    model: ' Volvo   Amazon ',
  }
  expect(parse(form)).toEqual({ values: { ...amazon, colorCode: '46 A' } })
})

test('a letter for the brakes of a saved car is forgotten', () => {
  const brakes = ['B', 'Girling', 'vented-280-abs'].map((brake) => ({ ...amazon, brake }))
  const read = parseCars(serializeCars(brakes))
  expect(read?.map(({ brake }) => brake)).toEqual(['', 'Girling', 'vented-280-abs'])
})

test('only the model is required', () => {
  expect(parse({})).toEqual({ problems: { model: 'required' } })
  expect(parse({ model: 'PV 544' })).toMatchObject({
    values: { model: 'PV 544', year: null, steeringSide: '' },
  })
})

test.each([
  [{ year: '66' }, { year: 'year' }],
  [{ year: '1884' }, { year: 'year' }],
  [{ year: '2028' }, { year: 'year' }],
  [{ year: '19 6' }, { year: 'year' }],
  [{ nickname: 'x'.repeat(41) }, { nickname: 'notAccepted' }],
  [{ vinNumber: 'x'.repeat(21) }, { vinNumber: 'notAccepted' }],
  [{ brake: '\u0000' }, { brake: 'notAccepted' }],
  [{ steeringSide: 'middle' }, { steeringSide: 'notAccepted' }],
  [{ brakeType: 'none' }, { brakeType: 'notAccepted' }],
])('%o has the problem %o', (changes, problems) => {
  expect(parse({ model: 'Amazon', ...changes })).toEqual({ problems })
})

test('any posted form is a valid car, or has a problem', () => {
  const forms = fc.dictionary(fc.constantFrom(...Object.keys(amazon)), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(forms, (form) => {
      const parsed = parse({ model: 'Amazon', ...form })
      if ('values' in parsed) expect(parseCars(serializeCars([parsed.values]))).toEqual([parsed.values])
      else expect(Object.keys(parsed.problems)).not.toEqual([])
    }),
  )
})
