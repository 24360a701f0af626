import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUri, splatUri } from '#src/features/catalogue/uri.ts'

test('addresses of the catalogue are told from everything else', () => {
  for (const uri of ['brakes', 'brakes/disc-brakes', 'a', '0w-20', 'a_b']) expect(isUri(uri)).toBe(true)
  for (const text of ['', '/brakes', '../brands', 'a b', 'A', 'a%2f', 'é', 'a\n', `a${'b'.repeat(201)}`]) {
    expect(isUri(text)).toBe(false)
  }
})

test('nothing that passes for an address can leave a path', () => {
  fc.assert(fc.property(fc.string(), (text) => !isUri(text) || !/\.\.|\/\/\.|[\\%?#]/.test(text)))
})

test('a slash at the end makes no other category', () => {
  expect(splatUri('brakes/')).toBe('brakes')
  expect(splatUri(undefined)).toBe('')
})
