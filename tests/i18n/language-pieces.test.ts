import { loadMessages } from 'virtual:messages'
import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import {
  missingDemoTexts,
  missingShopPieces,
  sets,
  type TextFiles,
  textFiles,
  textsOfSet,
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
  expect(english).toEqual(expect.arrayContaining(['en/client/cart.ts', 'en/server/attributes.ts']))
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

test('for a language that is begun, missing and unknown keys are named with their file', () => {
  const files: TextFiles = { ...textFiles }
  for (const [path, texts] of Object.entries(textFiles))
    if (path.startsWith('en/')) files[path.replace('en/', 'xx/')] = { ...texts }
  delete files['xx/server/attributes.ts']?.['attribute.axle.front']
  delete files['xx/client/cart.ts']?.['cart.add']
  Object.assign(files['xx/later/cart-page.ts'] ?? {}, { 'cart.obsolete': 'Obsolete' })
  expect(missingShopPieces('xx', files)).toEqual([
    'src/i18n/messages/xx/client/cart.ts lacks cart.add',
    'src/i18n/messages/xx/later/cart-page.ts has cart.obsolete, which English does not have',
    'src/i18n/messages/xx/server/attributes.ts lacks attribute.axle.front',
    'worker/region/language.ts has no country for xx',
    'src/commerce/contract/search/trade-words has no words in xx',
  ])
})

test('no key is in two files', () => {
  const keys = Object.entries(textFiles).flatMap(([path, texts]) =>
    path.startsWith('en/') ? Object.keys(texts) : [],
  )
  expect(keys.length).toBeGreaterThan(1_000)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test.each(locales)('the server has every text in %s', async (locale) => {
  expect(await loadMessages(locale)).toEqual(Object.assign({}, ...sets.map((set) => textsOfSet(locale, set))))
})
