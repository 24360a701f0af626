import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { failedText, failedTitle, failedTone } from '#src/features/checkout/failed-notice.tsx'

const { t } = createTestI18n('en')

test.each([
  ['declined', 'Payment declined', 'error'],
  ['cancelled', 'You cancelled the payment', 'information'],
] as const)('a payment that was %s says so, and that nothing was charged', (end, title, tone) => {
  expect(failedTitle(t, end)).toBe(title)
  expect(failedTone(end)).toBe(tone)
  expect(failedText(t, end)).toContain('nothing was charged')
})

test.each(['expired', 'stock_mismatch', null] as const)(
  'a payment that ended as %s promises nothing about charges',
  (end) => {
    expect(failedTitle(t, end)).toBe('The payment was not completed')
    expect(failedTone(end)).toBe('error')
    expect(failedText(t, end)).not.toContain('charged')
  },
)
