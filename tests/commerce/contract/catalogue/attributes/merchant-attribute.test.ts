import { expect, test } from 'vitest'
import { productOf } from '#tests/support/examples/products.ts'

const attributesOf = (wire: Record<string, unknown>) => productOf(wire).attributes

test.each<[what: string, value: unknown, values: { text: string; colour?: string }[]]>([
  ['a text', ' Wool ', [{ text: 'Wool' }]],
  ['a number', 12, [{ text: '12' }]],
  ['an object with one element', { text: 'Wool' }, [{ text: 'Wool' }]],
  ['a swatch', { hex: 'B3202A', desc: 'Red' }, [{ text: 'Red', colour: '#b3202a' }]],
  ['a swatch in three digits', { desc: 'White', hex: '#FFF' }, [{ text: 'White', colour: '#fff' }]],
  ['a swatch of no colour', { desc: 'Red', hex: 'red; }' }, [{ text: 'Red' }]],
  ['a choice of several texts', { '2': 'Bio', '1': 'Eco' }, [{ text: 'Eco' }, { text: 'Bio' }]],
  ['a choice of several objects', { '3': { icon: 'wash', text: 'Wash' } }, [{ text: 'Wash' }]],
  ['a list', ['Eco', { name: 'Bio' }], [{ text: 'Eco' }, { text: 'Bio' }]],
])('an attribute is read from %s', (_, value, values) => {
  expect(attributesOf({ own_text: value })).toEqual([{ key: 'own_text', values }])
})

test.each<[what: string, wire: Record<string, unknown>]>([
  ['nothing', { own: null, other: '', third: [], fourth: {} }],
  ['a truth value', { own: true }],
  [
    'fields of the service',
    { centraProduct: '7', collection: '0', price: '291.00 SEK', stockUnit: '', media: [] },
  ],
  ['attributes of the shop', { tech_diameter_mm: '280', manufacturer: 'Bromsvik', fit_scope: 'universal' }],
  ['odd names', { 'a b': 'x', __proto: 'x', 'a.b': 'x', Ä: 'x', [`a${'b'.repeat(80)}`]: 'x' }],
  ['objects in objects', { own: { '1': { '2': { text: 'x' } } } }],
])('no attribute is read from %s', (_, wire) => {
  expect(attributesOf(wire)).toEqual([])
})

test('attributes keep the order of the service, after the collection, within bounds', () => {
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`own_${index}`, 'x'.repeat(900)]))
  const attributes = attributesOf({ ...many, collectionName: 'Autumn walk' })
  expect(attributes[0]).toEqual({ key: 'collections', values: [{ text: 'Autumn walk' }] })
  expect(attributes[1]).toEqual({ key: 'own_0', values: [{ text: 'x'.repeat(500) }] })
  expect(attributes).toHaveLength(60)
})
