import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExempt, isVatNumber } from '#worker/sandbox/rules/vat-number.ts'

test('a number has the form of its own country', () => {
  expect(isVatNumber('DE123456789', 'DE')).toBe(true)
  expect(isVatNumber('de 123.456-789', 'DE')).toBe(true)
  expect(isVatNumber('DE12345678', 'DE')).toBe(false)
  expect(isVatNumber('FI12345678', 'DE')).toBe(false)
  expect(isVatNumber('NL123456789B01', 'NL')).toBe(true)
})

test('a country without a known form still wants its letters, Greece the ones it uses', () => {
  expect(isVatNumber('PL1234567890', 'PL')).toBe(true)
  expect(isVatNumber('1234567890', 'PL')).toBe(false)
  expect(isVatNumber('EL123456789', 'GR')).toBe(true)
})

test('a well-formed VAT number may be unregistered', () => {
  expect(isVatNumber('DE404040412', 'DE')).toBe(false)
})

test('a business of another country of the Union is exempt, at home or outside it is not', () => {
  expect(isExempt('DE123456789', { country: 'DE', eu: true })).toBe(true)
  expect(isExempt('SE556677889901', { country: 'SE', eu: true })).toBe(false)
  expect(isExempt('GB123456789', { country: 'GB', eu: false })).toBe(false)
  expect(isExempt('', { country: 'DE', eu: true })).toBe(false)
})

test('no text at all breaks the reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('DE', 'PL', 'GR', 'XX'), (text, country) => {
      expect(typeof isVatNumber(text, country)).toBe('boolean')
    }),
  )
})
