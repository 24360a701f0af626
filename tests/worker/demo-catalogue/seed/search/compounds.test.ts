import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { compoundParts } from '#worker/demo-catalogue/seed/search/compounds.ts'

test('a compound noun falls into its halves, the longest known ending first', () => {
  expect(compoundParts('bromsskiva', 'sv')).toBe('broms skiva')
  expect(compoundParts('bremseklodssæt', 'da')).toBe('bremse klodssæt')
  expect(compoundParts('remblokkenset', 'nl')).toBe('rem blokkenset')
  expect(compoundParts('Bremsscheibe', 'de')).toBe('brems scheibe')
})

test('a word that is whole stays whole, and so do languages that write nouns apart', () => {
  expect(compoundParts('Anlasser', 'de')).toBe('')
  expect(compoundParts('filter', 'nl')).toBe('')
  expect(compoundParts('disque de frein', 'fr')).toBe('')
})

test('the halves of any word are that word', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...locales), (word, language) => {
      const parts = compoundParts(word, language)
      if (parts !== '') expect(parts.replace(/ ([^ ]*)$/, '$1')).toBe(word.toLowerCase())
    }),
  )
})
