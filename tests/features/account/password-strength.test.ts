import { expect, test } from 'vitest'
import { passwordStrength } from '#src/features/account/password/password-strength.ts'

test.each([
  ['password1', 'weak'],
  ['12345678901', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Qwerty123!', 'weak'],
  ['amazon-121', 'fair'],
  ['purple horse 9', 'strong'],
  ['four plain old words', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
