import { expect, test } from 'vitest'
import { knownLanguages } from '#src/features/search/spelling/known-languages.ts'
import { locales } from '#src/i18n/locales.ts'

test.each([
  ['Bremsscheibe', ['de']],
  ['Bremsscheiben', ['de']],
  ['STOSSDÄMPFER', ['de']],
  ['jarrulevy', ['fi']],
  ['bromsskiva', ['sv']],
  ['oljefilter', ['sv', 'da']],
  ['remschijf', ['nl']],
  ['asdf', []],
  ['x271925', []],
  ['240', []],
])('%s is a word of the languages %j', (word, languages) => {
  expect(knownLanguages([word, 'volvo'], locales)).toEqual(expect.arrayContaining(languages))
  expect(knownLanguages([word], locales)).toEqual(languages)
})
