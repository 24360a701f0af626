import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { attributeValue } from '#src/i18n/attributes.ts'
import { brakesText, isBrakeCode } from '#src/i18n/brakes.ts'

const en = createTestI18n('en')
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test.each([
  ['solid-263-no-abs', 'solid front discs 263 mm · no ABS'],
  ['vented-282.5-abs', 'vented front discs 282.5 mm · ABS'],
  ['solid-272x14.3', 'solid front discs 272 × 14.3 mm'],
  ['solid-274-rear-drum', 'solid front discs 274 mm · rear drums'],
  ['drum-228', 'front drums 228 mm'],
])('the brakes %s are said in words', (code, text) => {
  expect(plain(brakesText(code, en))).toBe(text)
})

test('measures are written as the language writes numbers', () => {
  expect(plain(brakesText('solid-272x14.3', createTestI18n('de')))).toBe(
    'massive Bremsscheiben vorne 272 × 14,3 mm',
  )
})

test('brakes of several kinds are said one after another', () => {
  expect(plain(attributeValue(en, 'brake_system', 'solid-256, vented-280'))).toBe(
    'solid front discs 256 mm / vented front discs 280 mm',
  )
})

test('a letter or the name of a make is no code, and stays as it is', () => {
  for (const text of ['B', 'Bromsvik', 'solid', 'disc-280', 'solid-263-with-abs', ''])
    expect([isBrakeCode(text), brakesText(text, en)]).toEqual([false, null])
  expect(attributeValue(en, 'brake_system', 'Bromsvik')).toBe('Bromsvik')
})
