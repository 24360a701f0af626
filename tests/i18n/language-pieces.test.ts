import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import {
  missingDemoTexts,
  missingShopPieces,
  setFiles,
  type TextFiles,
  textFiles,
} from '#tests/support/language-pieces.ts'

test.each(locales)('the shop has every text in %s', (locale) => {
  expect(missingShopPieces(locale)).toEqual([])
})

test.each(locales)('the demo shop is translated into %s as a whole or not at all', (locale) => {
  const missing = missingDemoTexts(locale)
  expect(missing.length === missingDemoTexts('xx').length ? [] : missing).toEqual([])
})

test('for a new language, every file it needs is named', () => {
  const english = Object.keys(textFiles).filter((path) => path.startsWith('en/'))
  expect(english).toEqual(expect.arrayContaining(['en/first.ts', 'en/server/attributes.ts']))
  expect(missingShopPieces('xx')).toEqual([
    ...english.map((path) => `src/i18n/messages/xx${path.slice(2)}`),
    'worker/region/language.ts has no country for xx',
    'src/commerce/contract/search/trade-words has no words in xx',
  ])
  expect(missingDemoTexts('xx')).toContain('worker/sandbox/content-api/pages: 1 of 1 texts')
  expect(missingDemoTexts('xx')).toContain(
    'worker/sandbox/checkout-api/selection/shipping-names.ts: 6 of 6 texts',
  )
})

test('for a language that is begun, missing and unknown keys are named with their set', () => {
  const files: TextFiles = { ...textFiles }
  for (const [path, texts] of Object.entries(textFiles))
    if (path.startsWith('en/')) files[path.replace('en/', 'xx/')] = { ...texts }
  delete files['xx/server.ts']?.['attribute.axle.front']
  delete files['xx/first.ts']?.['cart.add']
  Object.assign(files['xx/later.ts'] ?? {}, { 'cart.obsolete': 'Obsolete' })
  expect(missingShopPieces('xx', files)).toEqual([
    'src/i18n/messages/xx/first.ts lacks cart.add',
    'src/i18n/messages/xx/later.ts has cart.obsolete, which English does not have',
    'src/i18n/messages/xx/server.ts lacks attribute.axle.front',
    'worker/region/language.ts has no country for xx',
    'src/commerce/contract/search/trade-words has no words in xx',
  ])
})

test('no key is in two sets', () => {
  const keys = setFiles.flatMap((set) => Object.keys(textFiles[`en/${set}`] ?? {}))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every text of a feature file is in the set of its folder', () => {
  const wrong = Object.entries(textFiles).flatMap(([path, texts]) => {
    const [locale = '', set = '', file] = path.split('/')
    if (file === undefined) return []
    const merged = textFiles[`${locale}/${set}.ts`] ?? {}
    return Object.keys(texts).flatMap((key) => (Object.hasOwn(merged, key) ? [] : [`${path}: ${key}`]))
  })
  expect(wrong).toEqual([])
})
