import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { rangesOf } from '#src/features/catalogue/filters/ranges/range-facets.ts'
import { attributeLabel, attributeValue } from '#src/i18n/attributes.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { formatValue } from '#worker/sandbox/demo-catalogue/seed/texts/values.ts'

test('a measure is written as its language writes numbers, with its unit', () => {
  expect(attributeValue(createTestI18n('en'), 'thickness_mm', '14.3')).toBe('14.3\u00a0mm')
  expect(attributeValue(createTestI18n('sv'), 'thickness_mm', '14.3')).toBe('14,3\u00a0mm')
  expect(attributeValue(createTestI18n('de'), 'cca_en', '640')).toBe('640\u00a0A (EN)')
})

test('thousands of a measure are not separated, in single values and in ranges', () => {
  for (const locale of locales) {
    const i18n = createTestI18n(locale)
    expect(attributeValue(i18n, 'length_mm', '1240')).toBe('1240\u00a0mm')
    const names = rangesOf('tech.length_mm', ['1000..1240'], i18n).ranges?.map(({ name }) => name)
    expect(names).toEqual(['1000–1240\u00a0mm'])
  }
})

test('a code of sizes has the decimal sign of its language, other codes do not change', () => {
  const [english, finnish] = [createTestI18n('en'), createTestI18n('fi')]
  expect(attributeValue(english, 'thread', 'M14x1.5')).toBe('M14x1.5')
  expect(attributeValue(finnish, 'thread', 'M14x1.5')).toBe('M14x1,5')
  expect(attributeValue(finnish, 'rim_size', '7.5Jx17')).toBe('7,5Jx17')
  expect(attributeValue(finnish, 'base', 'W2.1x9.5d')).toBe('W2.1x9.5d')
  expect(attributeValue(finnish, 'approvals', 'MB 229.5')).toBe('MB 229.5')
})

test('each of several values of one attribute is translated', () => {
  expect(attributeValue(createTestI18n('de'), 'set_contents', 'seals, piston')).toBe('Dichtungen, Kolben')
})

const lists: [Locale, string, string, string][] = [
  ['da', 'colour', 'black, brown, red', 'Sort, brun, rød'],
  ['fi', 'colour', 'black, brown', 'Musta, ruskea'],
  ['de', 'colour', 'black, brown, chrome', 'Schwarz, braun, Chrom'],
  ['de', 'material', 'rubber, textile', 'Gummi, Textil'],
  ['de', 'mounting_place', 'grille, front, wing', 'Kühlergrill, vorne, Kotflügel'],
  ['sv', 'manual_language', 'en, de', 'Engelska, tyska'],
  ['fr', 'manual_language', 'en, de', 'Anglais, allemand'],
  ['en', 'manual_language', 'en, de', 'English, German'],
  ['nl', 'manual_language', 'en, de', 'Engels, Duits'],
  ['de', 'manual_language', 'en, de', 'Englisch, Deutsch'],
  ['en', 'light_source', 'halogen, xenon, led', 'Halogen, xenon, LED'],
  ['fr', 'mounting_place', 'front, grille', 'Avant, calandre'],
  ['fr', 'filter_design', 'cartridge, spin-on', 'Cartouche, à visser'],
  ['nl', 'pulley', 'none, v-belt, ribbed', 'Zonder poelie, V-snaarpoelie, multiriempoelie'],
  ['en', 'material', 'rubber, Brandname', 'Rubber, Brandname'],
  ['en', 'set_contents', 'seals, piston', 'seals, piston'],
]

test.each(lists)(
  'in %s, the values of %s after the first are within a text: %s',
  (locale, id, value, text) => {
    expect(attributeValue(createTestI18n(locale), id, value)).toBe(text)
    expect(formatValue(id, value, locale)).toBe(text)
  },
)

test('yes and no are written as words', () => {
  expect(attributeValue(createTestI18n('fi'), 'magnetic', '1')).toBe('Kyllä')
  expect(attributeValue(createTestI18n('fi'), 'magnetic', '0')).toBe('Ei')
})

test('an unknown attribute is shown by its id and value', () => {
  expect(attributeLabel(createTestI18n('fr'), 'new_measure')).toBe('new measure')
  expect(attributeValue(createTestI18n('fr'), 'new_measure', '7')).toBe('7')
})

test('a key composed from data finds a text or null', () => {
  const { find } = createTestI18n('en')
  expect(find('hazard.GHS02')).toBe('Flammable')
  expect([find('hazard.GHS99'), find('constructor')]).toEqual([null, null])
})
