import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { type ReturnResult, returnTarget } from '#worker/endpoints/process-payment/return-target.ts'

const origin = 'https://shop.example'
const results: ReturnResult[] = ['placed', 'failed', 'unknown']

test.each([
  ['en', 'placed', 'card', '/checkout/confirmation?centraPaymentMethod=card'],
  ['sv', 'placed', 'adyen-drop-in', '/sv/checkout/confirmation?centraPaymentMethod=adyen-drop-in'],
  ['sv', 'placed', '', '/sv/checkout/confirmation'],
  ['sv', 'placed', 'a&b=c', '/sv/checkout/confirmation'],
  ['de', 'failed', 'card', '/de/checkout/?failed=1'],
  ['fi', 'unknown', 'card', '/fi/checkout/?failed=1&unknown=1'],
  ['//evil.example', 'failed', '', '/checkout/?failed=1'],
] as const)(
  'the language %s and the result %s with method %j lead to %4$s',
  (locale, result, method, path) => {
    expect(returnTarget(origin, locale, result, method)).toBe(origin + path)
  },
)

const targets = new Set(
  locales.flatMap((locale) => results.map((result) => returnTarget(origin, locale, result, ''))),
)

test('for any return address the target is one of the shop’s twenty-one, and the method is well-formed', () => {
  expect(targets.size).toBe(21)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...locales,
      '//e',
      '/\\e',
      '\\\\e',
      '/.//e',
      '\te',
      '@e',
      '.e',
      'javascript:',
      '__proto__',
    ),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...results), text, (locale, result, method) => {
      const target = returnTarget(origin, locale, result, method)
      const [page = '', added] = target.split('?centraPaymentMethod=')
      expect(targets).toContain(page)
      if (added !== undefined) expect(added).toMatch(/^[\w-]{1,64}$/)
    }),
    { numRuns: 20_000 },
  )
})
