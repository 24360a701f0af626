import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { linkedText } from '#src/features/checkout/payment/linked-text.ts'
import { locales } from '#src/i18n/locales.ts'

test.each(['checkout.terms', 'checkout.expressTerms'] as const)(
  'the terms and the right of withdrawal occur in %s, in every language',
  (key) => {
    for (const locale of locales) {
      const { t } = createTestI18n(locale)
      const sentence = t(key)
      const terms = { text: t('checkout.termsLink'), path: '/info/terms' }
      const withdrawal = { text: t('checkout.withdrawalLink'), path: '/info/withdrawal' }
      const pieces = linkedText(sentence, [terms, withdrawal])
      expect([locale, pieces.filter((piece) => typeof piece !== 'string')]).toEqual([
        locale,
        [terms, withdrawal],
      ])
      expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(sentence)
    }
  },
)

test('text that does not occur in the sentence is not linked', () => {
  expect(linkedText('I accept', [{ text: 'terms', path: '/' }])).toEqual(['I accept'])
})
