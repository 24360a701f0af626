import { expect, test } from 'vitest'
import { tradeSpelling, wordsByFold } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'
import {
  doubtfulWords,
  isSlip,
  meantSearch,
  minLettersIfFound,
  nearWords,
} from '#src/features/search/spelling/misspelling.ts'

/** The corrected search, if its best hits were found by these words. */
function meant(typed: string, matched: string[][], language = 'en') {
  const words = typed.split(' ')
  const spelling = tradeSpelling(language)
  return meantSearch(words, doubtfulWords(words, spelling, minLettersIfFound), matched, spelling)
}

test('a word that was found only as another one is replaced, the others stay as they were typed', () => {
  expect(meant('Brmsscheibe vorne 280', [['Bremsscheibe', 'vorne', '280']], 'de')).toBe(
    'Bremsscheibe vorne 280',
  )
  expect(meant('brmsscheibe', [['Bremsscheibe']], 'de')).toBe('bremsscheibe')
  expect(meant('vovlo brake', [['Volvo', 'Brake']])).toBe('volvo brake')
})

test('the nearest of the words is meant', () => {
  expect(meant('heatr blower', [['heated', 'heater', 'blower']])).toBe('heater blower')
})

test.each([
  ['what was found as it was typed', 'hallbrook filter', [['Hallbrook', 'filter']]],
  ['case and accents', 'DÉFLECTEUR avant', [['deflecteur', 'avant']]],
  ['a word within another', 'deckel', [['Kupplungsdeckel', 'Dackel']]],
  ['a word that one of the best hits has', 'hallbrook', [['Hallbrok'], ['Hallbrook']]],
  ['another form of the word', 'widgets', [['widget']]],
  ['a word of the trade', 'discs', [['disk']]],
  ['what stands for it in other words', 'mersu', [['Mercedes']]],
  ['two words written as one', 'driveshaftcircle', [['drive', 'shaft', 'circle']]],
  ['numbers', 'x271925 tn73502 5x108', [['x271924', 'tn73503', '5x109']]],
  ['an excluded word and a phrase', '-brakke "brakke', [['brake']]],
  ['words of three letters', 'mgc', [['mgb']]],
  ['hits without marks', 'brakke', [[], []]],
  ['no hits', 'brakke', []],
])('no correction for %s', (_, typed, matched) => {
  expect(meant(typed, matched)).toBeNull()
})

test('the last word may be incomplete, and is completed', () => {
  expect(meant('carburettr gaskt', [['carburettor', 'gaskets']])).toBe('carburettor gaskets')
  expect(meant('kuplungsde', [['Kupplungsdeckel']], 'de')).toBe('kupplungsdeckel')
  expect(meant('kuplungsde neu', [['Kupplungsdeckel', 'neu']], 'de')).toBeNull()
})

test('in a word of four letters only one wrong letter is a slip', () => {
  expect(meant('bosh', [['Bosch']])).toBe('bosch')
  expect(meant('bosh', [['Boxer']])).toBeNull()
})

const known = wordsByFold(['Bosch', 'Boston', 'Volvo 240', 'disc', 'disk', 'bromsbelägg'])
const near = (word: string, language = 'en') => nearWords(word, known, tradeSpelling(language))

test('known words near a word that finds nothing, the nearest first, in its case', () => {
  expect(near('bosh')).toEqual(['bosch'])
  expect(near('Bosh')).toEqual(['Bosch'])
  expect(near('vovlo')).toEqual(['volvo'])
  expect(near('bromsblgg', 'sv')).toEqual(['bromsbelägg'])
  expect(near('disck')).toEqual(['disc', 'disk'])
  expect(near('qqqqxxxx')).toEqual([])
})

test('a third of its letters may differ, and no word replaces itself or another form of itself', () => {
  expect(near('bo')).toEqual([])
  expect(near('bxsxh')).toEqual([])
  expect(near('bosch')).toEqual([])
  expect(near('discs')).not.toContain('disc')
})

test('with equally many slips the first letter decides', () => {
  const near = nearWords('bisk', wordsByFold(['risk', 'bisc', 'disk']), tradeSpelling('en'))
  expect(near).toEqual(['bisc', 'risk', 'disk'])
})

test.each([
  ['brake padz', 'brake pads', true],
  ['braek pads', 'brake pads', true],
  ['brke padz', 'brake pads', true],
  ['brake pads', 'Bräke pads', true],
  ['brakkke', 'brake', false],
  ['brk 240', 'bra 240', false],
  ['brakepads', 'brake pads', false],
])('“%s” typed for “%s” is a slip: %s', (typed, meant, is) => {
  expect(isSlip(typed.split(' '), meant.split(' '))).toBe(is)
})
