import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { inLawOf, serverTextsInLawOf, textInLawOf } from '#src/i18n/words-of-law.ts'
import { textsByLanguage } from '#tests/support/texts-by-language.ts'

const english = createTestI18n('en')
const british = serverTextsInLawOf(english, 'GB')

test.each([
  ['info.withdrawal', 'Right to cancel'],
  ['checkout.withdrawalLink', 'information on the 14-day right to cancel'],
  ['withdraw.here', 'Cancel contract here'],
  ['withdraw.title', 'Cancel your contract'],
  ['withdraw.confirm', 'Confirm cancellation'],
  ['withdraw.more', 'About the right to cancel'],
  ['withdraw.limited', 'You have sent several cancellations. Wait an hour, or send it by email or letter.'],
  ['withdraw.statement', 'I hereby give notice that I cancel my contract of sale of the following goods:'],
] as const)('in Great Britain the text %s is "%s"', (key, text) => {
  expect(british.t(key)).toBe(text)
})

test('browser and server give the same text', () => {
  expect(inLawOf(english, 'GB').t('withdraw.here')).toBe(british.t('withdraw.here'))
})

test('the title of a page of another source is put into the words of the country', () => {
  expect(textInLawOf('Right of withdrawal', english, 'GB')).toBe('Right to cancel')
  expect(textInLawOf('Right of withdrawal', english, 'SE')).toBe('Right of withdrawal')
})

test('the interface says withdrawal of nothing but the contract, so that all of it may be put into British words', () => {
  const keys = textsByLanguage()
    .en.filter(({ path, text }) => path.startsWith('src/i18n/messages/') && /withdr[ae]w/i.test(text))
    .map(({ path }) => path.replace(/^.*messages\/en\//, ''))
  expect([...new Set(keys)].sort()).toEqual([
    'customer/withdraw.ts',
    'later/checkout.ts',
    'later/receipt.ts',
    'server/content.ts',
    'server/returns.ts',
  ])
})

test('elsewhere and in other languages the texts are those of the language', () => {
  expect(serverTextsInLawOf(english, 'SE')).toBe(english)
  expect(inLawOf(english, null)).toBe(english)
  const german = createTestI18n('de')
  expect(inLawOf(german, 'GB')).toBe(german)
})
