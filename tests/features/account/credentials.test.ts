import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCredentials } from '#src/features/account/credentials.ts'
import { isEmail } from '#src/forms/email.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test('an address loses the spaces around it, a password none', () => {
  expect(parseCredentials(form({ email: ' astrid@example.com ', password: ' two words ' }))).toEqual({
    values: { email: 'astrid@example.com', password: ' two words ' },
  })
})

test('missing and malformed fields each have a message', () => {
  expect(parseCredentials(form({}))).toEqual({ problems: { email: 'required', password: 'required' } })
  expect(parseCredentials(form({ email: '  ', password: 'x' }))).toEqual({ problems: { email: 'required' } })
  expect(parseCredentials(form({ email: 'astrid@', password: '' }))).toEqual({
    problems: { email: 'email', password: 'required' },
  })
})

test('of any posted text, only a valid e-mail address with a password passes', () => {
  const text = fc.oneof(fc.string(), fc.emailAddress(), fc.constant('a@example.com/../../register'))
  fc.assert(
    fc.property(text, fc.string({ maxLength: 600 }), (email, password) => {
      const read = parseCredentials(form({ email, password }))
      const sound = isEmail(email) && password !== '' && password.length <= 500
      expect('values' in read).toBe(sound)
    }),
  )
})
