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
const en = createTestI18n('en')
const large: Condition = { field: 'brakeSystem', oneOf: ['vented-286'] }
const onlyLarge = rowsOf({ brakeSystem: 'vented-286', note: { en: 'For 15-inch wheels' } })

test('the answer that rules a part out is named with its explanation', () => {
  expect(decidingAnswer(withAnswer(facts, large, false), onlyLarge, false, en)).toEqual({
    condition: large,
    text: 'vented front discs 286\u00a0mm (For 15-inch wheels)',
    answer: false,
  })
})

test('other brakes that the shopper has named are what rules a part out, in the words of each language', () => {
  const small: Condition = { field: 'brakeSystem', oneOf: ['solid-263-no-abs'] }
  const answered = withAnswer(facts, small, true)
  const said = decidingAnswer(answered, onlyLarge, false, en)
  const text = 'solid front discs 263\u00a0mm · no ABS'
  expect(said).toEqual({ condition: small, text, answer: true })
  expect(decidingAnswer(answered, onlyLarge, false, createTestI18n('sv'))?.text).toBe(
    'solida bromsskivor fram 263\u00a0mm · utan ABS',
  )
  expect(withoutAnswer(answered, small)).toEqual(facts)
  // The question of the part takes the answer back as well.
  expect(withoutAnswer(answered, large)).toEqual(facts)
})

test('the answer by which a part fits is named', () => {
  expect(decidingAnswer(withAnswer(facts, large, true), onlyLarge, true, en)).toMatchObject({
    condition: large,
    answer: true,
  })
})

test('a part that engine or years rule out, or fit in any case, is decided by no answer', () => {
  const later = rowsOf({ yearFrom: 1985, brakeSystem: 'vented-286' })
  expect(decidingAnswer(facts, later, false, en)).toBeNull()
  expect(decidingAnswer(withAnswer(facts, large, false), later, false, en)).toBeNull()
  expect(decidingAnswer(facts, rowsOf({}), true, en)).toBeNull()
})

test('of several rows, the one that the fewest answers rule out is named', () => {
  const rows = rowsOf({ steering: 'rhd', brakeSystem: 'vented-286' }, { brakeSystem: 'vented-305' })
  const answers: Condition[] = [
    large,
    { field: 'steering', oneOf: ['rhd'] },
    { field: 'brakeSystem', oneOf: ['vented-305'] },
  ]
  const car = answers.reduce((known, condition) => withAnswer(known, condition, false), facts)
  expect(decidingAnswer(car, rows, false, en)).toMatchObject({
    text: 'vented front discs 305\u00a0mm',
  })
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
