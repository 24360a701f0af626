import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requiredTerms } from '#worker/sandbox/search-api/query/matching-strategy.ts'

test.each([
  ['all', [5, 2, 9], [[0, 1, 2]]],
  ['last', [5, 2, 9], [[0, 1, 2], [0, 1], [0]]],
  ['frequency', [5, 2, 9], [[0, 1, 2], [0, 1], [1]]],
  // A word no document has goes first, and words that are equally frequent go together.
  ['frequency', [0, 3, 8], [[0, 1, 2], [1, 2], [1]]],
  ['frequency', [4, 4, 1, 4], [[0, 1, 2, 3], [2]]],
  ['frequency', [4, 4], [[0, 1]]],
  ['last', [7], [[0]]],
  ['last', [], [[]]],
  ['frequency', [], [[]]],
  // Phrases stay.
  ['last', [5, null, 9], [[0, 1, 2], [0, 1], [1]]],
  ['frequency', [null, 3], [[0, 1], [0]]],
] as const)('with %s, words in %j documents are required as %j', (strategy, frequencies, required) => {
  expect(requiredTerms(strategy, frequencies)).toEqual(required)
})

test('each choice drops words from the one before, and one word always remains', () => {
  const strategy = fc.constantFrom('last', 'all', 'frequency')
  fc.assert(
    fc.property(strategy, fc.array(fc.nat(), { minLength: 1, maxLength: 10 }), (chosen, frequencies) => {
      const [first = [], ...fewer] = requiredTerms(chosen, frequencies)
      expect(first).toEqual([...frequencies.keys()])
      let before = first
      for (const words of fewer) {
        expect(words.length).toBeGreaterThan(0)
        expect(words.length).toBeLessThan(before.length)
        expect(before).toEqual(expect.arrayContaining(words))
        before = words
      }
    }),
  )
})
