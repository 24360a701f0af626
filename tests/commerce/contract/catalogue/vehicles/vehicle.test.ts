import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Filter, VehicleSearchReply } from '#src/commerce/contract/catalogue/filter.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { Product } from '#src/commerce/contract/catalogue/product.ts'
import { parseVehicle, Vehicles } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { parseResponse } from '#src/commerce/reply.ts'

const b21a = 'Volvo 240, B21A [volvo-240-b21a]'
const unknown = { cc: null, kw: null, fuel: null, from: null, to: null }

test.each([
  ['a name and a key', b21a, 'volvo-240-b21a', 'Volvo 240, B21A'],
  [
    'a name with brackets of its own',
    'Beetle [Type 1], D [vw-beetle-d]',
    'vw-beetle-d',
    'Beetle [Type 1], D',
  ],
  ['no space before the key', 'Saab 99, B20[saab-99-b20]', 'saab-99-b20', 'Saab 99, B20'],
  ['a key alone', ' [saab-99-b20] ', 'saab-99-b20', 'saab-99-b20'],
  ['a name alone', 'Volvo 240, B21A', null, 'Volvo 240, B21A'],
  ['a key that is not last', '[volvo-240-b21a] Volvo 240', null, '[volvo-240-b21a] Volvo 240'],
  ['a key with capitals', 'Volvo 240 [Volvo-240]', null, 'Volvo 240 [Volvo-240]'],
  ['a key with a blank', 'Volvo 240 [volvo 240]', null, 'Volvo 240 [volvo 240]'],
  ['a key with a hyphen too many', 'Volvo 240 [volvo--240]', null, 'Volvo 240 [volvo--240]'],
  ['an empty key', 'Volvo 240 []', null, 'Volvo 240 []'],
  ['an open bracket', 'Volvo 240 [volvo-240', null, 'Volvo 240 [volvo-240'],
  ['a key of 65 characters', `V [${'v'.repeat(65)}]`, null, `V [${'v'.repeat(65)}]`],
])('the text of a car with %s', (_, text, key, name) => {
  expect(parseVehicle(text)).toEqual({ key, name })
})

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const keys = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('-'))

test('any name with any key behind it is read as that name and key', () => {
  const names = fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => name.trim() !== '')
  fc.assert(
    fc.property(names, keys, (name, key) => {
      expect(parseVehicle(`${name} [${key}]`)).toEqual({ key, name: name.trim() })
    }),
  )
})

test('any text is the text of a car, and only a well-formed key is taken from it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-zA-Z [\]-]{0,80}$/))
  fc.assert(
    fc.property(text, (written) => {
      const { key, name } = parseVehicle(written)
      if (key === null) {
        expect(name).toBe(written.trim())
        return
      }
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(key.length).toBeLessThanOrEqual(64)
      expect(written.trim().endsWith(`[${key}]`)).toBe(true)
      expect(name).not.toBe('')
    }),
  )
})

test.each([
  ['its texts by ids of the service', { 4218: b21a, 17: 'Saab 99, B20' }],
  ['objects of elements', { 4218: { fuel: 'petrol', name: b21a }, 17: { note: 7, name: 'Saab 99, B20' } }],
])('a multi-select of cars comes as %s, and the ids are not kept', (_, vehicle) => {
  expect(v.parse(Vehicles, vehicle)).toEqual([
    { key: null, name: 'Saab 99, B20' },
    { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  ])
})

test.each([[[]], [null], [undefined], [{}], [{ 4218: null, 17: 7, 18: {} }]])(
  'a multi-select of cars without a choice may come as %j',
  (vehicle) => {
    expect(v.parse(Vehicles, vehicle)).toEqual([])
  },
)

const counts = { count: 2, filterCount: 3, totalCount: 5 }

test.each([
  ['texts', 'vehicle.name', { value: b21a, data: { name: b21a } }],
  ['texts without data', 'vehicle.value', { value: b21a }],
  ['ids with texts as data', 'vehicle.car', { value: '4218', data: b21a }],
])('a filter by car whose values are %s has the keys of cars', (_, field, value) => {
  const filter = { field, values: [{ ...counts, ...value }] }
  expect(v.parse(Filter, filter)).toEqual({
    field: 'vehicle.id',
    values: [{ value: 'volvo-240-b21a', label: 'Volvo 240, B21A', ...counts }],
  })
  expect(v.parse(VehicleSearchReply, { filter: [filter] })).toEqual({
    field,
    values: { 'volvo-240-b21a': value.value },
    vehicles: [{ key: 'volvo-240-b21a', name: 'Volvo 240, B21A', engine: unknown }],
  })
})

test('a car is called as the label of its value has it, in the language of the reply', () => {
  const value = {
    ...counts,
    value: 'VW Beetle, D [vw-beetle-d]',
    data: { name: 'VW Käfer, D [vw-beetle-d]' },
  }
  const filter = { field: 'vehicle.name', values: [value] }
  expect(v.parse(VehicleSearchReply, { filter: [filter] })).toMatchObject({
    values: { 'vw-beetle-d': value.value },
    vehicles: [{ key: 'vw-beetle-d', name: 'VW Käfer, D' }],
  })
})

test.each([
  [
    { cc: '2127', kw: '73', fuel: 'petrol', years: '1975-1984' },
    { cc: 2127, kw: 73, fuel: 'petrol', from: 1975, to: 1984 },
  ],
  [
    { cc: 2127, kw: 73, fuel: ' Diesel ', years: ' 2015 – ' },
    { cc: 2127, kw: 73, fuel: 'diesel', from: 2015, to: null },
  ],
  [{ years: '-1984' }, { ...unknown, to: 1984 }],
  [{ years: 1969 }, { ...unknown, from: 1969, to: 1969 }],
  // Each element that cannot be read counts as missing by itself.
  [
    { cc: '2.1', kw: '73', fuel: 'steam', years: '1984-1975' },
    { ...unknown, kw: 73 },
  ],
  [{ cc: '0', kw: '1e3', fuel: null, years: '-' }, unknown],
  [{ cc: '123456', kw: ['73'], fuel: 7, years: '75-84' }, unknown],
])('the elements of a car %j say of its engine %j', (elements, engine) => {
  const value = { value: b21a, ...counts, data: { name: b21a, ...elements } }
  const filter = { field: 'vehicle.name', values: [value] }
  expect(v.parse(VehicleSearchReply, { filter: [filter] }).vehicles).toEqual([
    { key: 'volvo-240-b21a', name: 'Volvo 240, B21A', engine },
  ])
  expect(v.parse(Filter, filter).values).toMatchObject([
    { value: 'volvo-240-b21a', label: 'Volvo 240, B21A' },
  ])
})

/** A body as it is read, and the paths that are logged as unreadable. */
function read<S extends v.GenericSchema>(schema: S, body: object) {
  const unreadable: string[] = []
  const reply = parseResponse(schema, { status: 200, body }, 'POST /products', ({ paths }) =>
    unreadable.push(...paths),
  )
  return { value: reply.ok ? reply.value : null, unreadable }
}

test('a car without a key is left out of the filter and logged by its path', () => {
  const filter = [
    { field: 'brands', values: [] },
    {
      field: 'vehicle.name',
      values: ['Volvo 240, B21A', b21a, b21a].map((value) => ({ value, ...counts })),
    },
    { field: 'vehicle.note', values: [{ value: 'Estate', ...counts }] },
  ]
  const { value, unreadable } = read(Listing, { products: [], productCount: 0, filter })
  expect(value?.filters.map(({ field, values }) => [field, values.map((car) => car.value)])).toEqual([
    ['brands', []],
    ['vehicle.id', ['volvo-240-b21a']],
  ])
  expect(unreadable).toEqual(['filter.1.values.0', 'filter.2.values.0'])
})

test.each([
  ['no filters', undefined],
  ['other filters', [{ field: 'brands', values: [] }]],
  ['cars without keys', [{ field: 'vehicle.name', values: [{ value: 'Volvo 240', ...counts }] }]],
])('a service with %s cannot be asked for cars', (_, filter) => {
  const { value, unreadable } = read(VehicleSearchReply, { filter })
  expect(value).toEqual({ field: '', values: {}, vehicles: [] })
  expect(unreadable).toEqual(filter ? ['filter'] : [])
})

test('the examples in docs/commerce.md are read as it says', () => {
  const guide = readFileSync('docs/commerce.md', 'utf8')
  const examples = [...guide.matchAll(/```json\n(\{.*?\n\})\n```/gs)].map(([, json = '']): object =>
    JSON.parse(json),
  )
  const product = v.parse(Product, { product: '1', uri: 'disc', ...examples[0] })
  expect(product.vehicles.map(({ key }) => key)).toEqual(['volvo-240-b21a', 'volvo-240-b230f'])
  expect(parseFitment(product.fitmentRows)).toMatchObject([
    {
      ...{ model: 'volvo-240', engines: ['volvo-240-b21a'], yearFrom: 1975, yearTo: 1984 },
      brakeSystem: 'vented-263-no-abs',
    },
  ])
  expect(v.parse(Filter, examples[1]).values).toMatchObject([
    { value: 'volvo-240-b21a', label: 'Volvo 240, B21A' },
  ])
})
