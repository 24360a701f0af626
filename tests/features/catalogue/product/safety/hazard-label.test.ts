import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { hazardLabel } from '#src/features/catalogue/product/safety/hazard-label.ts'

const english = createTestI18n('en')

test('codes become pictograms, a signal word, and statements in the order of the product', () => {
  expect(hazardLabel('UN1950, GHS02, GHS07, Danger, H229, H222, EUH066, P102, P410+P412', english)).toEqual({
    signs: [
      { source: '/safety/GHS02.svg', name: 'Flammable' },
      { source: '/safety/GHS07.svg', name: 'Harmful or irritant' },
    ],
    signal: 'Danger',
    hazards: [
      'Pressurised container: May burst if heated.',
      'Extremely flammable aerosol.',
      'Repeated exposure may cause skin dryness or cracking.',
    ],
    precautions: [
      'Keep out of reach of children.',
      'Protect from sunlight. Do not expose to temperatures exceeding 50\u00a0°C/122\u00a0°F.',
    ],
  })
})

test('a statement may be written with blanks, and twice', () => {
  const label = hazardLabel('P301 + P310; P301+P310 P102', english)
  expect(label?.precautions).toEqual([
    'IF SWALLOWED: Immediately call a POISON CENTER/doctor.',
    'Keep out of reach of children.',
  ])
})

test('of two signal words the stronger one is shown', () => {
  expect(hazardLabel('Warning, Danger', english)?.signal).toBe('Danger')
})

test.each(['', 'UN1263', 'GHS01, GHS99, H999, P999, hazard, constructor'])('%j is no label', (codes) => {
  expect(hazardLabel(codes, english)).toBeNull()
})
