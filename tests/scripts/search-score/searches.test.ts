import { expect, test } from 'vitest'
import { demoCatalogue } from '#scripts/search-score/catalogue.ts'
import { generatedSearches, ruleNames } from '#scripts/search-score/generated-searches.ts'
import { handwrittenSearches } from '#scripts/search-score/handwritten-searches.ts'
import { nameSearches } from '#scripts/search-score/name-searches.ts'
import { numberForms } from '#scripts/search-score/number-forms.ts'
import type { Wanted } from '#scripts/search-score/search.ts'
import { misspelt } from '#scripts/search-score/typo.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { locales } from '#src/i18n/locales.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'

const catalogue = demoCatalogue()

/** True if a part of the catalogue is the wanted one, by the plan of the catalogue. */
function isSold({ kinds, car, measure, skus }: Wanted): boolean {
  return catalogue.parts.some(
    (part) =>
      (kinds?.includes(part.kind) ?? true) &&
      (car === undefined || part.models.includes(car)) &&
      (skus?.includes(part.sku) ?? true) &&
      (measure === undefined ||
        part.sku.includes(measure) ||
        part.measures.some(({ value }) => value === measure)),
  )
}

test('the same seed makes the same searches, a different one makes different searches', () => {
  const searches = generatedSearches(catalogue, 1)
  expect(generatedSearches(catalogue, 1)).toEqual(searches)
  expect(generatedSearches(catalogue, 2)).not.toEqual(searches)
})

test('there are 300 searches, evenly by rule and language', () => {
  const searches = generatedSearches(catalogue, 1)
  expect(searches.length).toBeGreaterThanOrEqual(300)
  for (const locale of locales)
    for (const rule of ruleNames) {
      const count = searches.filter((search) => search.rule === rule && search.locale === locale).length
      expect(`${rule} ${locale}: ${count}`).toBe(`${rule} ${locale}: 4`)
    }
})

test('the products of a search by rule are sold', () => {
  for (const seed of [1, 2, 3])
    for (const { keyword, wanted } of generatedSearches(catalogue, seed)) {
      expect(keyword).toBe(keyword.trim())
      expect(isSold(wanted) ? '' : `${keyword} ${JSON.stringify(wanted)}`).toBe('')
    }
})

test('more than a hundred searches are written by hand, in every language, each for parts that are sold', () => {
  const searches = handwrittenSearches()
  expect(searches.length).toBeGreaterThan(100)
  const different = new Set(searches.map(({ locale, keyword }) => `${locale} ${keyword}`))
  expect(different.size).toBe(searches.length)
  for (const locale of locales)
    expect(searches.filter((search) => search.locale === locale).length).toBeGreaterThanOrEqual(14)
  const notSold = searches.filter(({ wanted: { measure: _measure, ...wanted } }) => !isSold(wanted))
  expect(notSold.map(({ keyword }) => keyword)).toEqual([])
})

test('every name of a part, a category and a car is searched for once, and has products', () => {
  const searches = nameSearches(catalogue)
  const typed = new Set(searches.map(({ locale, keyword }) => `${locale} ${keyword.toLowerCase()}`))
  expect(typed.size).toBe(searches.length)
  for (const locale of locales) {
    for (const { nouns } of catalogue.kinds)
      for (const noun of [nouns[locale].one, nouns[locale].many])
        expect(typed).toContain(`${locale} ${noun.replaceAll('’', "'").toLowerCase()}`)
    for (const { names } of catalogue.categories)
      expect(typed).toContain(`${locale} ${names[locale].replaceAll('’', "'").toLowerCase()}`)
  }
  const cars = searches.filter(({ rule }) => rule === 'every car').map(({ keyword }) => keyword)
  expect(cars).toEqual(
    expect.arrayContaining(['volvo 240', 'käfer', 'bubbla', 'kupla', 'coccinelle', 'ente']),
  )
  const notSold = searches.filter(({ wanted: { every: _, ...wanted } }) => !isSold(wanted))
  expect(notSold.map(({ keyword }) => keyword)).toEqual([])
})

test('a typo is one that Meilisearch forgives, and never in the first letter', () => {
  const random = seededRandom(5)
  for (const word of ['brake', 'silencer', 'bremsscheibe', 'jarrulevy', 'étrier', 'joint de culasse'])
    for (let time = 0; time < 200; time++) {
      const wrong = misspelt(word, random)
      if (wrong === null) continue
      expect(wrong[0]).toBe(word[0])
      const longest = Math.max(...word.split(' ').map(({ length }) => length))
      expect(Math.abs(wrong.length - word.length)).toBeLessThanOrEqual(longest >= 9 ? 2 : 1)
      expect(wrong).not.toBe(word)
    }
  expect(misspelt('ratt', random)).toBeNull()
  expect(misspelt('ABS-Sensor', random)).toBeNull()
})

test('the forms of a number have one key', () => {
  for (const number of ['X271-925', 'TN 73502', 'BD-280-22V-F5X108-TOR', 'X4N8-144-384']) {
    const forms = numberForms(number)
    expect(forms.length).toBeGreaterThan(3)
    expect(new Set(forms.map(numberKey))).toEqual(new Set([numberKey(number)]))
  }
})
