import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { createTerms } from '#src/i18n/terms.ts'

test('a measure is written as its language writes numbers, with its unit', () => {
  expect(createTerms('en').value('thickness_mm', '14.3')).toBe('14.3\u00a0mm')
  expect(createTerms('sv').value('thickness_mm', '14.3')).toBe('14,3\u00a0mm')
  expect(createTerms('de').value('cca_en', '640')).toBe('640\u00a0A (EN)')
})

test('a value that is a token of the trade is the same in every language', () => {
  for (const locale of locales) expect(createTerms(locale).value('thread', 'M14x1.5')).toBe('M14x1.5')
})

test('several values of one attribute are each said in words', () => {
  expect(createTerms('de').value('set_contents', 'seals, piston')).toBe('Dichtungen, Kolben')
})

test('yes and no are said, not counted', () => {
  expect(createTerms('fi').value('magnetic', '1')).toBe('Kyllä')
  expect(createTerms('fi').value('magnetic', '0')).toBe('Ei')
})

test('an attribute nobody has described is shown by its name', () => {
  expect(createTerms('fr').attribute('new_measure')).toBe('new measure')
  expect(createTerms('fr').value('new_measure', '7')).toBe('7')
  expect(createTerms('fr').maybe('hazard.GHS99')).toBeNull()
})
