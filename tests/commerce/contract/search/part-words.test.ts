import { expect, test } from 'vitest'
import { createPartWords } from '#src/commerce/contract/search/part-words.ts'
import { locales } from '#src/i18n/locales.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'

test('the names of a part are the beginning of its name and its other names in the trade', () => {
  const { words } = createPartWords('en')('Brake disc front, 280 × 22 mm – Tornby Friction')
  expect(words[0]).toBe('brake disc')
  expect(words).toContain('brake rotor')
  expect(createPartWords('en')('Brake discs').words[0]).toBe('brake discs')
})

test('a longer name is another part, and a name within a name does not count', () => {
  const wordsOf = createPartWords('en')
  const none = { words: [], shortName: null }
  expect(wordsOf('Brake discharge tool')).toEqual(none)
  expect(wordsOf('Bracket for a brake disc')).toEqual(none)
  expect(wordsOf('')).toEqual(none)
  expect(createPartWords('xx')('Brake disc')).toEqual(none)
})

test('a part has the short name that other parts begin with', () => {
  const wordsOf = createPartWords('en')
  expect(wordsOf('Ignition coil, Volvo B21').shortName).toBe('coil')
  expect(wordsOf('Coil spring front, MGB').shortName).not.toBe('coil')
  expect(wordsOf('Silencer, Volvo 240').shortName).toBe('exhaust')
  expect(wordsOf('Brake-fluid tester').shortName).toBeNull()
})

test.each(locales)('in %s every kind of part is known by its name', (locale) => {
  const wordsOf = createPartWords(locale)
  const plain = (noun: string) => noun.normalize('NFC').toLowerCase().replaceAll('’', "'")
  for (const { names, synonyms } of partTypes) {
    const { one } = names[locale]
    const { words } = wordsOf(`${one}, 280 mm`)
    expect(words[0]).toBe(plain(one))
    for (const synonym of synonyms[locale]) expect(words).toContain(synonym)
  }
})
