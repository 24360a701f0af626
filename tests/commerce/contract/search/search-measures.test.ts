import { expect, test } from 'vitest'
import { availabilityRank } from '#src/commerce/contract/search/availability-rank.ts'
import { measureText } from '#src/commerce/contract/search/measure-text.ts'
import { beltName, searchMeasures } from '#src/commerce/contract/search/search-measures.ts'

const mm = (id: string, value: string) => ({ id, value, unit: 'mm' })

test('measures are written as keywords have them, those that belong together first', () => {
  const disc = [
    mm('diameter_mm', '280'),
    mm('thickness_mm', '22'),
    { id: 'holes', value: '5' },
    mm('pcd_mm', '108'),
  ]
  expect(searchMeasures(disc)).toEqual(['280x22', '5x108', '280 mm', '22 mm', '108 mm'])
  expect(
    searchMeasures([
      { id: 'viscosity', value: '5W-30' },
      { id: 'volume_l', value: '4', unit: 'l' },
    ]),
  ).toEqual(['5W-30', '4 l'])
  expect(searchMeasures([{ id: 'rim_size', value: '6.5Jx16' }])).toEqual(['6.5Jx16', '16 inch'])
  expect(searchMeasures([{ id: 'ribs', value: '6' }, mm('length_mm', '1040')])).toEqual([
    '6PK1040',
    '1040 mm',
  ])
  for (const measure of searchMeasures(disc)) expect(measureText(measure)).toBe(measure)
})

test('words, unusual units and all but the main measures are left out', () => {
  expect(
    searchMeasures([
      { id: 'condition', value: 'new' },
      { id: 'load_kg', value: '640', unit: 'kg' },
    ]),
  ).toEqual([])
  const many = ['a_mm', 'b_mm', 'c_mm', 'd_mm', 'e_mm'].map((id, index) => mm(id, String(index + 1)))
  expect(searchMeasures(many)).toEqual(['1 mm', '2 mm', '3 mm', '4 mm'])
  expect(searchMeasures([])).toEqual([])
})

test('a ribbed belt has a separate name', () => {
  expect(beltName([{ id: 'ribs', value: '6' }, mm('length_mm', '1040')])).toBe('6PK1040')
  expect(beltName([mm('length_mm', '1040')])).toBeNull()
})

test('available parts come before sold out ones, and discontinued ones last', () => {
  expect(availabilityRank({ available: true, kind: 'discontinued' })).toBe(0)
  expect(availabilityRank({ available: false, kind: 'stock' })).toBe(1)
  expect(availabilityRank({ available: false, kind: 'discontinued' })).toBe(2)
})
