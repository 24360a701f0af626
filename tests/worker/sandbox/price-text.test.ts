import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyFormat, formatPrice } from '#worker/sandbox/price-text.ts'

test('a price has a plain space between thousands and a no-break space before its currency', () => {
  expect(formatPrice(1234.5, 'SEK')).toBe('1 234.50\u00a0SEK')
  expect(formatPrice(-15, 'SEK')).toBe('-15.00\u00a0SEK')
  expect(formatPrice(1234567.89, 'EUR')).toBe('1 234 567.89\u00a0EUR')
  expect(formatPrice(0, 'GBP')).toBe('0.00\u00a0GBP')
})

test('the format of a currency says how, with a plain space before it as the service has', () => {
  expect(currencyFormat('SEK')).toMatchObject({
    currency: 'SEK',
    suffix: ' SEK',
    decimalPoint: '.',
    decimalDigits: '2',
    thousandsSeparator: ' ',
    denominator: 100,
    uri: 'sek',
  })
})

test('the number can be read back from the text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), (cents) => {
      const [number = ''] = formatPrice(cents / 100, 'SEK').split('\u00a0')
      expect(Math.round(Number(number.replaceAll(' ', '')) * 100)).toBe(cents === 0 ? 0 : cents)
    }),
  )
})
