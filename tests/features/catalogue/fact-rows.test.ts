import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { factRows } from '#src/features/catalogue/fact-rows.ts'
import { productOf } from '#tests/support/examples/products.ts'

const german = createTestI18n('de')
const rows = (...wires: Record<string, unknown>[]) =>
  factRows(
    wires.map((wire) => productOf({ countryOrigin: '', ...wire })),
    german,
  )

test('facts are in the order a mechanic reads them, in the words of the language, with their units', () => {
  const two = rows(
    { tech_thickness_mm: '14.3', tech_axle: 'front', tech_diameter_mm: '280' },
    { tech_axle: 'front', tech_thickness_mm: '22', tech_diameter_mm: '280' },
  )
  expect(two).toEqual([
    { name: 'Achse', values: ['Vorderachse', 'Vorderachse'], differs: false },
    { name: 'Durchmesser', values: ['280\u00a0mm', '280\u00a0mm'], differs: false },
    { name: 'Dicke', values: ['14,3\u00a0mm', '22\u00a0mm'], differs: true },
  ])
})

test('a fact that one product lacks differs, and one that all lack is no row', () => {
  expect(rows({ tech_diameter_mm: '280' }, {})).toEqual([
    { name: 'Durchmesser', values: ['280\u00a0mm', ''], differs: true },
  ])
})

test('the countries of origin are named', () => {
  expect(rows({ countryOrigin: 'IT' }, { countryOrigin: 'DK' })).toEqual([
    { name: 'Ursprungsland', values: ['Italien', 'Dänemark'], differs: true },
  ])
})

test('all cars are named where a card would not name them all', () => {
  const vehicle = { 'a-1': 'Volvo 240, B21', 'b-1': 'Volvo 740, B23', 'b-2': 'Volvo 740, B230' }
  expect(rows({ vehicle }, { vehicle })).toEqual([])
  const more = { ...vehicle, 'c-1': 'Saab 99, B' }
  expect(rows({ vehicle }, { vehicle: more })).toEqual([
    {
      name: german.t('product.fits'),
      values: ['Volvo 240, Volvo 740', 'Volvo 240, Volvo 740, Saab 99'],
      differs: true,
    },
  ])
})
