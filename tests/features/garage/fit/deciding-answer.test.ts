import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { fitRows } from '#src/features/catalogue/product/fitment/fitment.ts'
import type { Condition } from '#src/features/garage/fit/car-facts.ts'
import { meets, withAnswer, withoutAnswer } from '#src/features/garage/fit/compare-facts.ts'
import { decidingAnswer } from '#src/features/garage/fit/deciding-answer.ts'
import { chosenCar } from '#src/features/garage/garage.ts'

const engines = [{ key: 'volvo-240-b21a', name: 'B21A' }]
const { facts } = chosenCar({ id: '00000001', model: 'Volvo 240', engines, engine: null, year: 1979 })
const rowsOf = (...rows: object[]) =>
  fitRows(
    parseFitment(JSON.stringify(rows.map((row) => ({ model: 'volvo-240', yearFrom: 1975, ...row })))),
    [],
    createTestI18n('en'),
  )
const withC: Condition = { field: 'brakeSystem', oneOf: ['C'] }
const onlyC = rowsOf({ brakeSystem: 'C', note: { en: 'Only with ABS' } })

test('the answer that rules a part out is named with its explanation', () => {
  expect(decidingAnswer(withAnswer(facts, withC, false), onlyC, false)).toEqual({
    condition: withC,
    text: 'brake system C (Only with ABS)',
    answer: false,
  })
})

test('the answer by which a part fits is named', () => {
  expect(decidingAnswer(withAnswer(facts, withC, true), onlyC, true)).toMatchObject({
    condition: withC,
    answer: true,
  })
})

test('a part that engine or years rule out, or fit in any case, is decided by no answer', () => {
  expect(decidingAnswer(facts, rowsOf({ yearFrom: 1985, brakeSystem: 'C' }), false)).toBeNull()
  const no = withAnswer(facts, withC, false)
  expect(decidingAnswer(no, rowsOf({ yearFrom: 1985, brakeSystem: 'C' }), false)).toBeNull()
  expect(decidingAnswer(facts, rowsOf({}), true)).toBeNull()
})

test('of several rows, the one that the fewest answers rule out is named', () => {
  const rows = rowsOf({ steering: 'rhd', brakeSystem: 'C' }, { brakeSystem: 'A' })
  const answers: Condition[] = [
    withC,
    { field: 'steering', oneOf: ['rhd'] },
    { field: 'brakeSystem', oneOf: ['A'] },
  ]
  const car = answers.reduce((known, condition) => withAnswer(known, condition, false), facts)
  expect(decidingAnswer(car, rows, false)).toMatchObject({ text: 'brake system A' })
})

test('an answer that is taken back is asked for again, and others stay', () => {
  const condition = fc.oneof(
    fc.record({
      field: fc.constantFrom('brakeSystem' as const, 'steering' as const, 'body' as const),
      oneOf: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ field: fc.constant('chassis' as const), from: fc.nat(9_999) }),
    fc.record({ field: fc.constant('chassis' as const), to: fc.nat(9_999) }),
  )
  fc.assert(
    fc.property(condition, fc.boolean(), fc.boolean(), (asked, answer, other) => {
      const gearbox: Condition = { field: 'gearbox', oneOf: ['manual'] }
      const before = withAnswer(facts, gearbox, other)
      const answered = withAnswer(before, asked, answer)
      expect(meets(answered, asked)).toBe(answer)
      expect(withoutAnswer(answered, asked)).toEqual(before)
    }),
  )
})
