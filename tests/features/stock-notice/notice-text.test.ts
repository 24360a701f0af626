import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { type NoticeCase, type NoticeTexts, noticeTexts } from '#src/features/stock-notice/notice-text.ts'
import { locales } from '#src/i18n/locales.ts'

const email = 'kim@example.se'
const none: NoticeTexts = { done: null, problem: null, field: null }

/** The form's English texts, by case and address. */
const cases: [told: NoticeCase, email: string, said: Partial<NoticeTexts>][] = [
  ['missing', '', { field: 'This field is required' }],
  ['invalid', email, { field: 'Email is not valid' }],
  ['country', email, { problem: 'Choose your country first, in the header.' }],
  ['state', email, { problem: 'Choose your state first, under the country in the header.' }],
  ['failed', email, { problem: 'This did not work. Please try again.' }],
  ['sent', email, { done: 'We’ll email kim@example.se when it is back.' }],
  ['sent', '', { done: 'We’ll email you when it is back.' }],
]

test.each(cases)('the message of "%s" (address "%s") in every language: %j', (told, address, said) => {
  expect(noticeTexts(createTestI18n('en'), told, address)).toEqual({ ...none, ...said })
  const texts = locales.map((locale) => {
    const { done, problem, field } = noticeTexts(createTestI18n(locale), told, address)
    return done ?? problem ?? field
  })
  expect(new Set(texts).size).toBe(locales.length)
  expect(texts.every(Boolean)).toBe(true)
})

test('the form says nothing before it was sent', () => {
  expect(noticeTexts(createTestI18n('en'), null, '')).toEqual(none)
})
