import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { hazardLabel } from '#src/features/catalogue/product/safety/hazard-label.ts'
import { locales } from '#src/i18n/locales.ts'
import { factsOf } from '#worker/sandbox/catalogue/products/part-facts.ts'
import type { ProductSpec } from '#worker/sandbox/demo-catalogue/seed/products/product-spec.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const ofTypes = (...types: string[]) =>
  shop.parts.flatMap(({ spec }) => (types.includes(spec.partType ?? '') ? spec : []))
const codesOf = (spec: ProductSpec) => factsOf(spec, '').hazard_codes?.split(', ') ?? []
const signsOf = (spec: ProductSpec) => codesOf(spec).filter((code) => /^(?:GHS|Danger|Warning)/.test(code))
const isTechnical = (id: string, value: string) => (spec: ProductSpec) => spec.technical[id] === value

/** The parts of a type, or some of them, with the pictograms and the signal word of their label. */
const labelled: [what: string, specs: ProductSpec[], signs: string, hazards: string][] = [
  ['brake cleaner', ofTypes('brake-cleaner'), 'GHS02 GHS07 GHS09 Danger', 'H222 H229 H315 H336 H411'],
  ['coolant', ofTypes('coolant'), 'GHS07 GHS08 Warning', 'H302 H373'],
  [
    'DOT fluid',
    ofTypes('brake-fluid').filter((spec) => spec.technical.dot_class?.startsWith('DOT')),
    'GHS07 GHS08 Warning',
    'H319 H361d',
  ],
  ['mineral fluid', ofTypes('brake-fluid').filter(isTechnical('dot_class', 'LHM')), 'GHS08 Danger', 'H304'],
  ['washer fluid', ofTypes('washer-fluid').filter(isTechnical('frost_c', '-20')), 'GHS02 Warning', 'H226'],
  [
    'its concentrate',
    ofTypes('washer-fluid').filter(isTechnical('frost_c', '-60')),
    'GHS02 GHS07 Danger',
    'H225 H319',
  ],
  ['paint', ofTypes('touch-up-paint'), 'GHS02 GHS07 Warning', 'H226 H336 EUH066'],
  ['starter battery', ofTypes('starter-battery'), 'GHS05 Danger', 'H314'],
  ['GL-5 oil', ofTypes('gearbox-oil').filter(isTechnical('api', 'GL-5')), '', 'H412'],
  [
    'snow foam',
    ofTypes('car-shampoo').filter(({ technical }) => technical.shampoo_type === 'foam'),
    'GHS05 Danger',
    'H315 H318',
  ],
]

test.each(labelled)('each %s has its label', (_what, specs, signs, hazards) => {
  expect(specs.length).toBeGreaterThan(0)
  for (const spec of specs) {
    expect(signsOf(spec).join(' ')).toBe(signs)
    expect(
      codesOf(spec)
        .filter((code) => /^(?:EU)?H/.test(code))
        .join(' '),
    ).toBe(hazards)
  }
})

test('nothing else has one', () => {
  const rest = shop.parts.filter(({ spec }) => codesOf(spec).join('') !== '')
  const known = labelled.flatMap(([, specs]) => specs)
  expect(rest).toHaveLength(known.length)
})

describe.each(locales)('in %s', (locale) => {
  test('every code of every label has its words', () => {
    const i18n = createTestI18n(locale)
    const labels = new Set(shop.parts.map(({ spec }) => factsOf(spec, '').hazard_codes ?? ''))
    labels.delete('')
    expect(labels.size).toBe(labelled.length)
    for (const codes of labels) {
      const label = hazardLabel(codes, i18n)
      expect(label).not.toBeNull()
      const { signs = [], signal = '', hazards = [], precautions = [] } = label ?? {}
      const texts = [signs.map(({ name }) => name), signal || [], hazards, precautions].flat()
      expect(texts).toHaveLength(codes.split(', ').length)
      expect(texts.filter((text) => text === '' || /\b(?:GHS|UN|H|P)\d{2,4}/.test(text))).toEqual([])
    }
  })
})

test('batteries, oils and electrical goods have their kind of take-back; filament bulbs have none', () => {
  const kinds = Map.groupBy(shop.parts, ({ spec }) => factsOf(spec, '').take_back)
  const typesOf = (kind: string) => new Set(kinds.get(kind)?.map(({ spec }) => spec.partType))
  expect(typesOf('lead-battery')).toEqual(new Set(['starter-battery']))
  expect(typesOf('oil')).toEqual(new Set(['engine-oil', 'gearbox-oil']))
  expect(typesOf('electrical')).toEqual(new Set(['engine-heater', 'bulb', 'driving-light']))
  const lamps = ofTypes('bulb', 'driving-light')
  expect(
    lamps.every((spec) => (factsOf(spec, '').take_back === '') !== (spec.technical.light_source === 'led')),
  ).toBe(true)
})

test('each sign is drawn', () => {
  const signs = ['GHS02', 'GHS04', 'GHS05', 'GHS07', 'GHS08', 'GHS09', 'bin', 'bin-pb', 'bin-battery']
  expect(signs.filter((name) => !existsSync(`public/safety/${name}.svg`))).toEqual([])
})
