import { expect, test } from 'vitest'
import { foldWords, partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { locales } from '#src/i18n/locales.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'

test.each(locales)(
  'in %s every kind of part is known by its name, and its category by its kind',
  (locale) => {
    const { kindOf, wordsFor } = partKinds(locale)
    for (const { id, names } of partTypes) {
      const { one, many } = names[locale]
      expect([one, kindOf(foldWords(one))]).toEqual([one, id])
      expect([many, kindOf(foldWords(many))]).toEqual([many, id])
      expect(wordsFor(id)).toContain(foldWords(many))
    }
  },
)

test('the own name of a kind comes before a wider word for another, and what several are called is none', () => {
  expect(partKinds('en').kindOf('rotors')).toBe('brake-disc')
  expect(partKinds('sv').kindOf('bromsbelagg')).toBe('brake-pads')
  expect(partKinds('en').kindOf('carriage')).toBeNull()
  expect(partKinds('xx').kindOf('rotors')).toBeNull()
  expect(partKinds('xx').wordsFor('brake-disc').size).toBe(0)
})

test('words are compared without case, accents and signs', () => {
  expect(foldWords('  Balais d’Essuie-glace, ')).toBe('balais d essuie glace')
  expect(foldWords('Ölfüllmenge')).toBe('olfullmenge')
})
