import { expect, test } from 'vitest'
import { spellingsOf, splatUri } from '#src/features/catalogue/uri.ts'

test('a slash at the end makes no other category', () => {
  expect(splatUri('brakes/')).toBe('brakes')
  expect(splatUri(undefined)).toBe('')
})

test.each([
  ['brake-disc_316', ['brake-disc_316']],
  ['Slim-5.5~b', ['Slim-5.5~b']],
  ['bd-316+x', ['bd-316+x', 'bd-316%2Bx']],
  ['bromsar/bröms', ['bromsar/bröms', 'bromsar/br%C3%B6ms']],
  ["d'angelo(1)", ["d'angelo(1)", 'd%27angelo%281%29']],
])('%s is asked for as it is read, then percent-encoded as RFC 3986 has it', (uri, spellings) => {
  expect(spellingsOf(uri)).toEqual(spellings)
})
