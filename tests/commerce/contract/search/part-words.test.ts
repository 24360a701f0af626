import { expect, test } from 'vitest'
import { createPartWords } from '#src/commerce/contract/search/part-words.ts'
import { locales } from '#src/i18n/locales.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'

test('the names of a part are the beginning of its name and its other names in the trade', () => {
  const words = createPartWords('en')('Brake disc front, 280 × 22 mm – Tornby Friction')
  expect(words[0]).toBe('brake disc')
  expect(words).toContain('brake rotor')
  expect(createPartWords('en')('Brake discs')[0]).toBe('brake discs')
})

test('a longer name is another part, and a name within a name does not count', () => {
  const wordsOf = createPartWords('en')
  expect(wordsOf('Brake discharge tool')).toEqual([])
  expect(wordsOf('Bracket for a brake disc')).toEqual([])
  expect(wordsOf('')).toEqual([])
  expect(createPartWords('xx')('Brake disc')).toEqual([])
})

test.each(locales)('in %s every kind of part is known by its name', (locale) => {
  const wordsOf = createPartWords(locale)
  const plain = (noun: string) => noun.normalize('NFC').toLowerCase().replaceAll('’', "'")
  for (const { names, synonyms } of partTypes) {
    const { one } = names[locale]
    const words = wordsOf(`${one}, 280 mm`)
    expect(words[0]).toBe(plain(one))
    for (const synonym of synonyms[locale]) expect(words).toContain(synonym)
  }
})
