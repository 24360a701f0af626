import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { writeLetter } from '#src/features/orders/withdraw/withdrawal-letter.ts'

const typed = { name: 'Kim Ek', email: 'kim@example.se', order: '1001', goods: '' }
const withdrawal = { ...typed, lines: [], language: 'fr', country: 'FR', form: '' }

test.each([
  ['en', ': '],
  ['de', ': '],
  ['fr', '\u00a0: '],
] as const)('in %s, the letter separates labels and values by “%s”', (locale, apart) => {
  const { text } = writeLetter(createTestI18n(locale), withdrawal, '2026-11-21')
  for (const value of ['1001', 'Kim Ek', 'kim@example.se', '2026-11-21'])
    expect(text).toMatch(new RegExp(`[^\\s:]${apart}${value}$`, 'm'))
})
