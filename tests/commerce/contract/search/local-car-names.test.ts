import { expect, test } from 'vitest'
import { englishCarName, localCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import { tradeSynonyms } from '#src/commerce/contract/search/trade-words/trade-words.ts'
import { locales } from '#src/i18n/locales.ts'

test('a car has the name of the language, beside its make and engine and without its key', () => {
  const element = 'VW Beetle, D 1200 [vw-beetle-d-1200]'
  expect(localCarName(element, 'de')).toBe('VW Käfer, D 1200 [vw-beetle-d-1200]')
  expect(localCarName(element, 'en')).toBe(element)
  expect(localCarName('Volvo 240, B21A', 'fi')).toBe('Volvo 240, B21A')
})

test.each(locales)('the name of a car in %s is read back, and a search word for it', (locale) => {
  const name = localCarName('VW Beetle', locale)
  expect(englishCarName(name)).toBe('VW Beetle')
  expect(englishCarName(name.toLowerCase())).toMatch(/^vw beetle$/i)
  const [, word = ''] = name.toLowerCase().split(' ')
  if (locale !== 'en') expect(tradeSynonyms(locale)[word]).toContain('beetle')
})
