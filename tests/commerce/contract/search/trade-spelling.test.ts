import { expect, test } from 'vitest'
import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import { tradeSpelling, wordsByFold } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'

test.each([
  ['sv', 'bromsskiva', 'bromskiva'],
  ['de', 'bremsscheibe', 'bremscheibe'],
  ['en', 'filter', 'fliter'],
  ['fi', 'jarrulevy', 'jarulevy'],
])('in %s “%s” is a word of the trade, and its misspelling “%s” is not', (language, right, wrong) => {
  const { words } = tradeSpelling(language)
  expect([words.has(right), words.has(wrong)]).toEqual([true, false])
})

test('words are recognised without case and accents, and returned as written', () => {
  expect(tradeSpelling('sv').words.get(foldWord('BROMSBELAGG'))).toBe('bromsbelägg')
  expect(wordsByFold(['Volvo 240, B21A', 'Dragkrok på Ö']).get('dragkrok')).toBe('Dragkrok')
  expect(['Fälg', 'Größe', 'SÆDE', 'cœur'].map(foldWord)).toEqual(['falg', 'grosse', 'saede', 'coeur'])
})

test('a car that has nicknames is known in every language, and in one without trade words', () => {
  for (const language of ['de', 'xx']) expect(tradeSpelling(language).words.has('volkswagen')).toBe(true)
  expect(tradeSpelling('xx').words.has('filter')).toBe(false)
})

test.each([
  ['sv', 'bromsskivor', 'bromsskiva', true],
  ['sv', 'dragkrokar', 'dragkrok', true],
  ['en', 'widgets', 'widget', true],
  ['de', 'halterungen', 'halterung', true],
  ['fi', 'osat', 'osa', true],
  ['fr', 'chaussettes', 'chaussette', true],
  ['sv', 'bromsskvia', 'bromsskiva', false],
  ['en', 'fliter', 'filter', false],
  ['en', 'as', 'a', false],
  ['xx', 'widgets', 'widget', false],
])('in %s, “%s” and “%s” are forms of one word: %s', (language, one, other, isSame) => {
  const { isSameWord } = tradeSpelling(language)
  expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([isSame, isSame])
})
