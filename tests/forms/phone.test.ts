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
  expect(check(text, country)).toBe(true)
})

test.each([
  ['070-174 06 05', ''],
  ['070-174 06 05', 'XX'],
  ['1234', 'SE'],
  ['12345', 'SE'],
  ['+46', 'SE'],
  ['call me 070-174 06 05', 'SE'],
  ['', 'SE'],
])('%s cannot be called from %s', async (text, country) => {
  const check = await loadPhoneCheck()
  expect(check(text, country)).toBe(false)
})

test('a number has at least five digits', () => {
  expect(looksLikePhone('1234')).toBe(false)
  expect(looksLikePhone('12-34 5')).toBe(true)
})

test('any text is parsed as a phone number without an exception', async () => {
  const check = await loadPhoneCheck()
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, country) => {
      expect(typeof check(text, country)).toBe('boolean')
      expect(typeof looksLikePhone(text)).toBe('boolean')
    }),
  )
})
