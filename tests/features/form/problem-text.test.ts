import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { problemText as textAtCheckout } from '#src/features/checkout/form/field-text.ts'
import { problemText } from '#src/features/form/problem-text.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'

test.each([
  ['070-174 06 05', '', 'Phone Number is not valid, country code required'],
  ['+999 123 456 789', 'SE', 'No country has this code: check the digits after the +'],
  ['+46 70 17', 'SE', 'This phone number is too short'],
  ['+46 70 174 06 05 123 45', 'SE', 'This phone number is too long'],
  ['+44 7700 900123', 'GB', 'There is no such phone number: check the digits after the country code'],
])('of the phone number %s, typed in “%s”, forms say: %s', async (typed, country, text) => {
  const { t } = createTestI18n('en')
  const { problem } = (await loadPhoneCheck())(typed, country)
  expect(problem && [problemText(t, problem), textAtCheckout(t, problem)]).toEqual([text, text])
})

test.each([
  ['de', 'Vorwahl', 'zu kurz', 'zu lang', 'gibt es nicht'],
  ['sv', 'landsnumret', 'för kort', 'för långt', 'finns inte'],
  ['da', 'landekode', 'for kort', 'for langt', 'findes ikke'],
  ['fi', 'maatunnusta', 'liian lyhyt', 'liian pitkä', 'ei ole'],
  ['fr', 'indicatif', 'trop court', 'trop long', 'n’existe pas'],
  ['nl', 'landnummer', 'te kort', 'te lang', 'bestaat niet'],
] as const)('in %s each problem of a phone number is said by itself', (locale, ...words) => {
  const { t } = createTestI18n(locale)
  const problems = ['phoneCode', 'phoneShort', 'phoneLong', 'phoneDigits'] as const
  for (const [index, problem] of problems.entries()) expect(problemText(t, problem)).toContain(words[index])
  expect(new Set(['phone' as const, ...problems].map((problem) => problemText(t, problem))).size).toBe(5)
})
