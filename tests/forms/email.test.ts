import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '#src/forms/email.ts'

test.each(['a@b.se', ' first.last+tag@sub.example.co.uk ', 'a@xn--exmpel-exa.se', "o'neill@example.ie"])(
  '%s is an address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'a',
  'a@',
  '@b.se',
  'a@b',
  'a b@c.se',
  'a@b.',
  'a@b..se',
  'å@b.se',
  `${'a'.repeat(250)}@b.se`,
])('%s is not an e-mail address', (text) => expect(isEmail(text)).toBe(false))

test('any text is validated as an e-mail address without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof isEmail(text)).toBe('boolean')
    }),
  )
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(isEmail(`${email}@`)).toBe(false)
    }),
  )
})
