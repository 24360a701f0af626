import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxQuantity } from '#src/config.ts'
import {
  anyQuantity,
  isZero,
  parseQuantity,
  quantityLimits,
  roundUpQuantity,
  stepQuantity,
} from '#src/features/catalogue/offer/quantity.ts'

const byFour = quantityLimits({ quantityMinimum: 6, quantityMultipleOf: 4 })

const limits = fc
  .record({
    quantityMinimum: fc.integer({ min: 0, max: 50 }),
    quantityMultipleOf: fc.integer({ min: 0, max: 12 }),
  })
  .map(quantityLimits)
const text = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string(), fc.nat(200).map(String))

test('a product sold by fours with a minimum of six is sold from eight to the last multiple the service takes', () => {
  expect(byFour).toEqual({ min: 8, max: 9_996, step: 4 })
})

test.each([
  [0, 0],
  [Number.NaN, Number.NaN],
  [-3, -3],
  [1.5, 1.5],
])('a minimum of %d and multiples of %d are invalid, and mean one by one', (minimum, multiple) => {
  expect(quantityLimits({ quantityMinimum: minimum, quantityMultipleOf: multiple })).toEqual(anyQuantity)
})

test('however a product is sold, something of it can be ordered', () => {
  const any = fc.oneof(fc.integer(), fc.double(), fc.constant(maxQuantity + 1))
  fc.assert(
    fc.property(any, any, (quantityMinimum, quantityMultipleOf) => {
      const { min, max, step } = quantityLimits({ quantityMinimum, quantityMultipleOf })
      expect([min, max, step].every(Number.isInteger)).toBe(true)
      expect(min >= 1 && min <= max && max <= maxQuantity && min % step === 0 && max % step === 0).toBe(true)
    }),
  )
})

describe('a typed quantity', () => {
  test.each([
    ['1', 1],
    ['9999', 9_999],
    [' 12 ', 12],
    ['007', 7],
  ])('"%s" is taken as %d', (typed, quantity) => {
    expect(parseQuantity(typed, anyQuantity)).toEqual({ ok: true, quantity })
  })

  test.each(['', ' ', 'two', '1.5', '2,7', '1e3', '1 000', '+4', '0x10', 'Infinity', '--1', '١٢'])(
    '"%s" is refused as no whole number',
    (typed) => {
      expect(parseQuantity(typed, anyQuantity)).toEqual({ ok: false, problem: { kind: 'notWhole' } })
    },
  )

  test.each([
    ['0', { kind: 'tooFew', min: 8 }],
    ['-4', { kind: 'tooFew', min: 8 }],
    ['7', { kind: 'tooFew', min: 8 }],
    ['9', { kind: 'notMultiple', step: 4, below: 8, above: 12 }],
    ['9997', { kind: 'tooMany', max: 9_996 }],
    ['9'.repeat(400), { kind: 'tooMany', max: 9_996 }],
  ])('"%s" of a part sold by fours from eight on is refused with the reason', (typed, problem) => {
    expect(parseQuantity(typed, byFour)).toEqual({ ok: false, problem })
  })

  test('a typed quantity is accepted unchanged or refused, and a suggested quantity is accepted', () => {
    fc.assert(
      fc.property(text, limits, (typed, limit) => {
        const parsed = parseQuantity(typed, limit)
        if (parsed.ok) {
          expect(String(parsed.quantity)).toBe(typed.trim().replace(/^0+/, ''))
          expect(parsed.quantity >= limit.min && parsed.quantity <= limit.max).toBe(true)
          expect(parsed.quantity % limit.step).toBe(0)
          return
        }
        const { kind: _, step: __, ...suggested } = { step: 0, ...parsed.problem }
        for (const quantity of Object.values(suggested)) {
          expect(parseQuantity(String(quantity), limit)).toEqual({ ok: true, quantity: quantity })
        }
      }),
    )
  })

  test('is zero only when nothing but zeros is typed', () => {
    expect(['0', ' 00 '].every(isZero)).toBe(true)
    expect(['', '-0', '0.0', '10', 'o'].some(isZero)).toBe(false)
  })
})

test('a recommended quantity is rounded up to one that is sold', () => {
  expect([1, 8, 9, Number.NaN, 1e9].map((wanted) => roundUpQuantity(wanted, byFour))).toEqual([
    8, 8, 12, 8, 9_996,
  ])
})

test('a step button continues from the typed quantity, or goes to the nearest one that is sold', () => {
  const steps = (typed: string) => [stepQuantity(typed, byFour, -1), stepQuantity(typed, byFour, 1)]
  expect(steps('12')).toEqual([8, 16])
  expect(steps('8')).toEqual([8, 12])
  expect(steps('9996')).toEqual([9_992, 9_996])
  expect(steps('9')).toEqual([8, 12])
  expect(steps('0')).toEqual([8, 8])
  expect(steps('99999')).toEqual([9_996, 9_996])
  expect(steps('many')).toEqual([8, 8])
})

test('a step button leads from any typed text to a quantity that is sold', () => {
  fc.assert(
    fc.property(text, limits, fc.constantFrom(1 as const, -1 as const), (typed, limit, direction) => {
      const quantity = stepQuantity(typed, limit, direction)
      expect(parseQuantity(String(quantity), limit)).toEqual({ ok: true, quantity })
    }),
  )
})
