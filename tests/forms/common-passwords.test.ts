import { expect, test } from 'vitest'
import { commonPasswordMarks } from '#src/forms/common-password-list.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'

const isCommon = await loadCommonPasswords()

test.each([
  ...['password123', '12345678', 'qwertyuiop', 'football', 'sunshine', 'iloveyou', '1q2w3e4r', 'P@ssw0rd'],
  ...['PASSWORD', 'Admin123', 'Welcome1', 'abcd1234', 'trustno1', 'starwars', 'princess', 'azerty123'],
  ...['aaaaaaaa', '121212121212', '        '],
])('%s is a common password', (password) => {
  expect(isCommon(password)).toBe(true)
})

test('words that do not belong together are not', () => {
  const words = [
    'copper',
    'velvet',
    'hinge',
    'orbit',
    'walnut',
    'sleeve',
    'ribbon',
    'ladder',
    'meadow',
    'pencil',
  ]
  const pairs = words.flatMap((one) => words.map((other) => `${one} ${other}`))
  const sentences = pairs.filter((pair) => new Set(pair.split(' ')).size === 2)
  expect(sentences.filter(isCommon)).toEqual([])
})

test('the list holds more than the 3,000 that a password must not be one of', () => {
  const marks = commonPasswordMarks.match(/.{5}/g) ?? []
  expect(marks.join('')).toBe(commonPasswordMarks)
  expect([marks.length > 3_000, new Set(marks).size]).toEqual([true, marks.length])
})
