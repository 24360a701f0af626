import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesWords } from '#src/features/catalogue/matches-words.ts'

test.each([
  ['Volvo 240 B21A 1975–1993', 'b21 volvo', true],
  ['Citroën 2CV', 'citroen', true],
  ['Volvo 240', 'volvo 740', false],
  ['Volvo 240', '  ', true],
])('the match of %j in %j is %j', (text, typed, matches) => {
  expect(matchesWords(text, typed)).toBe(matches)
})

test('a text matches its own words in any order, upper case or lower', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zåäöüé0-9]{1,8}$/), { minLength: 1, maxLength: 6 }),
      (words) => {
        expect(matchesWords(words.join(' '), words.toReversed().join('  ').toUpperCase())).toBe(true)
      },
    ),
  )
})
