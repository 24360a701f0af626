import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import {
  fitLines,
  fitTable,
  modelsOf,
  vehicleLines,
} from '#src/features/catalogue/product/fitment/fitment.ts'
import { locales } from '#src/i18n/locales.ts'

const vehicles = [
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
  { key: 'vw-beetle-d1200', name: 'VW Beetle (Type 1), D 1200' },
]
const lines = (rows: unknown[], locale: (typeof locales)[number] = 'en') =>
  fitLines(parseFitment(JSON.stringify(rows)), vehicles, createTestI18n(locale))

test('a row names model, engines and years', () => {
  const rows = [
    { model: 'volvo-240', engines: ['volvo-240-b21a', 'volvo-240-b230f'], yearFrom: 1975, yearTo: 1993 },
    { model: 'vw-beetle', engines: ['vw-beetle-d1200'], yearFrom: 1968, yearTo: 1968 },
  ]
  expect(lines(rows)).toMatchObject([
    { model: 'Volvo 240', engines: 'B21A, B230F', years: '1975–1993', conditions: [] },
    { model: 'VW Beetle (Type 1)', engines: 'D 1200', years: '1968', conditions: [] },
  ])
})

test('cars of which the handbook decides are marked; those that need another grade are not in the table', () => {
  const rows = [
    { model: 'volvo-240', engines: ['volvo-240-b21a'], advice: 'otherGrade' },
    { model: 'volvo-240', engines: ['volvo-240-b230f'], advice: 'handbook' },
  ]
  expect(lines(rows)).toMatchObject([{ engines: 'B230F', conditions: ['see the handbook'], row: 1 }])
})

test('every fitment condition is shown as text', () => {
  const [line] = lines([
    {
      model: 'volvo-240',
      yearFrom: 1980,
      yearTo: 1984,
      monthFrom: 8,
      monthTo: 7,
      chassisFrom: 271000,
      bodies: ['estate'],
      steering: 'rhd',
      gearbox: 'manual',
      brakeSystem: 'vented-280-abs',
      colourCode: '46',
      interiorCode: '501-502',
      qty: 2,
      note: { en: 'Only with power steering', sv: 'Endast med servostyrning' },
    },
  ])
  expect(line).toMatchObject({
    model: 'Volvo 240',
    engines: 'All engines',
    years: '08/1980–07/1984',
    conditions: [
      'from chassis no. 271000',
      'estate',
      'right-hand drive',
      'manual gearbox',
      'vented front discs 280\u00a0mm · ABS',
      'colour code 46',
      'interior code 501-502',
      '2 per car',
      'Only with power steering',
    ],
  })
})

test.each([
  [{ chassisFrom: 1, chassisTo: 9 }, 'chassis no. 1–9'],
  [{ chassisTo: 'K270999' }, 'up to chassis no. K270999'],
])('a chassis range is shown with its bounds', (range, text) => {
  expect(lines([{ model: 'volvo-240', ...range }])[0]?.conditions).toEqual([text])
})

test('a model without a name is shown by its key rather than left out', () => {
  expect(lines([{ model: 'saab-99', engines: ['saab-99-b20'] }])[0]).toMatchObject({
    model: 'saab 99',
    engines: 'B20',
  })
})

test('malformed fitment rows are left out for any attribute value', () => {
  expect(parseFitment('[{"model":"volvo-240"},{"engine":"x"},7,null,{"model":1}]')).toHaveLength(1)
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseFitment(text))))
})

test('every fitment condition has a text in every language', () => {
  const full = {
    model: 'volvo-240',
    bodies: ['van', 'coupe'],
    steering: 'lhd',
    gearbox: 'automatic',
    qty: 4,
    chassisTo: 5,
  }
  for (const locale of locales) {
    const [line] = lines([full], locale)
    expect(line?.conditions).toHaveLength(5)
    expect(line?.conditions.join(' ')).not.toMatch(/[{}]|undefined|fitment\.|body\./)
  }
})

test('without conditions a fitment table still lists the cars', () => {
  expect(modelsOf(vehicles)).toEqual(['Volvo 240', 'VW Beetle (Type 1)'])
  expect(vehicleLines(vehicles)[0]).toEqual({
    model: 'Volvo 240',
    engines: 'B21A, B230F',
    years: '',
    conditions: [],
  })
})

test('a table of cars leaves out columns without text and shows eight rows at once', () => {
  const rows = Array.from({ length: 10 }, (_, index) => ({ model: 'volvo-240', yearFrom: 1975 + index }))
  const table = fitTable(lines(rows), createTestI18n('en'))
  expect(table.columns).toEqual([
    { name: 'Model' },
    { name: 'Engine' },
    { name: 'Model years', kind: 'years' },
  ])
  expect(table.rows[0]).toEqual(['Volvo 240', 'All engines', '1975–'])
  expect([table.rows.length, table.further.length, table.more]).toEqual([8, 2, 'Show 2 more rows'])
  expect(fitTable(lines(rows.slice(1)), createTestI18n('en'))).toMatchObject({
    rows: { length: 9 },
    further: [],
    more: '',
    search: '',
  })
})
