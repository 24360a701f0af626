import fc from 'fast-check'
import { expect, test } from 'vitest'
import { similarTerms } from '#worker/sandbox/catalogue/search/spelling.ts'

const known = ['product', 'bromsskiva', 'broms', 'oljefilter', 'ring', 'disc', 'x271925', 'b230f']

test.each([
  ['prdct', ['product']],
  ['bromskiva', ['bromsskiva']],
  ['olejfilter', ['oljefilter']],
  ['rinh', ['ring']],
  ['rihh', []],
  ['dis', []],
  ['xroms', []],
  ['x271926', []],
  ['b234f', []],
])('%s is taken for %j', (word, meant) => {
  expect(similarTerms(word, known)).toEqual(meant)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 9 })

test('a word with a letter dropped, doubled or changed after its first is still known', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('', 'a', 'xx'), (right, offset, instead) => {
      const at = 1 + (offset % (right.length - 1))
      const wrong = right.slice(0, at) + instead + right.slice(at + 1)
      expect(similarTerms(wrong, [right])).toEqual([right])
    }),
  )
})
