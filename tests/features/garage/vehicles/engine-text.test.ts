import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { fuels } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { engineText } from '#src/features/garage/vehicles/engine-text.ts'
import { yearNote } from '#src/features/garage/vehicles/year-note.ts'
import { locales } from '#src/i18n/locales.ts'

const b230f = { cc: 2316, kw: 84, fuel: 'petrol', from: 1985, to: 1993 } as const
const unknown = { cc: null, kw: null, fuel: null, from: null, to: null }

test.each([
  ['en', '2.3\u00a0l petrol, 84\u00a0kW (113\u00a0bhp)'],
  ['de', '2,3\u00a0l Benzin, 84\u00a0kW (114\u00a0PS)'],
  ['sv', '2,3\u00a0l bensin, 84\u00a0kW (114\u00a0hk)'],
  ['da', '2,3\u00a0l benzin, 84\u00a0kW (114\u00a0hk)'],
  ['nl', '2,3\u00a0l benzine, 84\u00a0kW (114\u00a0pk)'],
  ['fr', '2,3\u00a0l essence, 84\u00a0kW (114\u00a0ch)'],
  ['fi', '2,3\u00a0l bensiini, 84\u00a0kW (114\u00a0hv)'],
] as const)('an engine is described in the words and numbers of %s: %s', (locale, text) => {
  expect(engineText(b230f, createTestI18n(locale))).toBe(text)
})

test.each([
  [{ cc: 1986, kw: 74 }, '2.0\u00a0l, 74\u00a0kW (99\u00a0bhp)'],
  [{ cc: 435 }, '0.4\u00a0l'],
  [{ fuel: 'electric', kw: 150 }, 'electric, 150\u00a0kW (201\u00a0bhp)'],
  [{ fuel: 'diesel' }, 'diesel'],
  [{}, ''],
] as const)('of an engine only %j is known: “%s”', (known, text) => {
  expect(engineText({ ...unknown, ...known }, createTestI18n('en'))).toBe(text)
})

test('every fuel has a word in every language', () => {
  for (const locale of locales)
    for (const fuel of fuels)
      expect(engineText({ ...unknown, fuel }, createTestI18n(locale)), `${fuel} in ${locale}`).not.toBe('')
})

const engines = [
  { from: 1975, to: 1984 },
  { from: 1985, to: 1993 },
]

test('a year in which none of the engines was built is said, with their years', () => {
  const { t } = createTestI18n('en')
  expect(yearNote(t, 'Volvo 240', engines, 1995)).toBe(
    'Volvo 240: model year 1975–1993 as far as we know, not 1995. Check the year, or carry on.',
  )
  for (const year of [1975, 1984, 1985, 1993, null]) expect(yearNote(t, 'Volvo 240', engines, year)).toBe('')
  expect(yearNote(t, 'Volvo 240', [...engines, {}], 1995)).toBe('')
  expect(yearNote(t, 'Volvo 240', [], 1995)).toBe('')
  for (const locale of locales) {
    const note = yearNote(createTestI18n(locale).t, 'Volvo 240, B21A', [{ from: 1975, to: 1984 }], 1995)
    for (const said of ['Volvo 240, B21A', '1975–1984', '1995']) expect(note, locale).toContain(said)
  }
})
