import { expect, test } from 'vitest'
import { countryName, regionLocale } from '#src/features/region/region-text.ts'

test('a country is called by its name in the language being read', () => {
  expect(countryName('SE', { locale: 'fi' })).toBe('Ruotsi')
  expect(countryName('GB', { locale: 'de' })).toBe('Vereinigtes Königreich')
  expect(countryName('Sverige', { locale: 'en' })).toBe('Sverige')
  expect(countryName('', { locale: 'fr' })).toBe('')
})

test('numbers are written as the reader’s language writes them where the reader is', () => {
  expect(regionLocale({ country: 'FI' }, { locale: 'sv' })).toBe('sv-FI')
})
