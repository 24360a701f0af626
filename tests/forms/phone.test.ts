import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPhoneCheck, looksLikePhone } from '#src/forms/phone.ts'

test.each([
  ['070-174 06 05', 'SE'],
  ['+46 70 174 06 05', 'SE'],
  ['+46 70 174 06 05', 'FI'],
  ['030 23125 001', 'DE'],
  ['(020) 7946 0018', 'GB'],
  ['+46701740605', ''],
])('%s can be called from %s', async (text, country) => {
  const check = await loadPhoneCheck()
  expect(check(text, country).problem).toBeNull()
})

test.each([
  ['070-174 06 05', '', 'phone'],
  ['070-174 06 05', 'XX', 'phone'],
  ['1234', 'SE', 'phone'],
  ['12345', 'SE', 'phone'],
  ['+46', 'SE', 'phone'],
  ['call me 070-174 06 05', 'SE', 'phone'],
  ['', 'SE', 'phone'],
  ['+999 123 456 789', 'SE', 'phoneCode'],
  ['+46 70 17', 'SE', 'phoneShort'],
  ['0046 70 17', 'SE', 'phoneShort'],
  ['+46 70 174 06 05 123 45', 'SE', 'phoneLong'],
  ['+44 7700 900123', 'GB', 'phoneDigits'],
  ['+44 7700 900123', '', 'phoneDigits'],
])('%s cannot be called from %s: %s', async (text, country, problem) => {
  const check = await loadPhoneCheck()
  expect(check(text, country)).toEqual({ problem, abroad: null })
})

test.each([
  ['+358 40 123 4567', 'SE', 'FI'],
  ['+46 70 174 06 05', 'SE', null],
  ['070-174 06 05', 'SE', null],
  // Åland has Finland's code.
  ['+358 18 12345', 'FI', null],
  ['+358 40 123 4567', '', null],
])('%s is abroad from %s: %s', async (text, country, abroad) => {
  const check = await loadPhoneCheck()
  expect(check(text, country)).toEqual({ problem: null, abroad })
})

test('a number has at least five digits', () => {
  expect(looksLikePhone('1234')).toBe(false)
  expect(looksLikePhone('12-34 5')).toBe(true)
})

test('any text is parsed as a phone number without an exception', async () => {
  const check = await loadPhoneCheck()
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, country) => {
      expect(check(text, country)).toHaveProperty('problem')
      expect(typeof looksLikePhone(text)).toBe('boolean')
    }),
  )
})
