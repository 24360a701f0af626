import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxProducts, parseListing } from '#worker/sandbox/catalogue-api/listing-request.ts'

const filters = ['vehicle.name', 'tech.diameter_mm']
const parse = (body: Record<string, unknown>) => parseListing(body, (field) => filters.includes(field))

function request(body: Record<string, unknown>) {
  const parsed = parse(body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.request
}

function errors(body: Record<string, unknown>) {
  const parsed = parse(body)
  return parsed.ok ? null : parsed.errors
}

test('an empty body asks for as many products as one reply may hold', () => {
  expect(request({})).toMatchObject({
    skipFirst: 0,
    limit: maxProducts,
    onlyAvailable: false,
    sortOrder: [],
  })
})

test('ids come as numbers or texts, single or in lists', () => {
  for (const categories of [709, '709', [709], ['709']]) {
    expect(request({ categories }).categories).toEqual(['709'])
  }
})

test('custom filters are top-level keys next to the others', () => {
  const { filters, brands } = request({
    brands: [1],
    'vehicle.name': 'golf',
    'tech.diameter_mm': [280, '300'],
  })
  expect(brands).toEqual(['1'])
  expect([...filters]).toEqual([
    ['vehicle.name', ['golf']],
    ['tech.diameter_mm', ['280', '300']],
  ])
})

test('an empty list is the same as no list', () => {
  const names = [
    'brands',
    'categories',
    'collections',
    'products',
    'centraProduct',
    'items.name',
    'sortOrder',
  ]
  const empty = Object.fromEntries([...names, ...filters].map((field) => [field, []]))
  expect(request(empty)).toEqual(request({}))
  expect(errors({ 'tech.nonsense': [] })).toEqual({ 'tech.nonsense': 'unknown' })
})

test('numbers and truths may be written as texts', () => {
  expect(
    request({ limit: '20', skipFirst: '40', onlyAvailable: 'true', showAsOnSale: 'false' }),
  ).toMatchObject({
    limit: 20,
    skipFirst: 40,
    onlyAvailable: true,
    showAsOnSale: false,
  })
})

test('a sort order without a direction goes up', () => {
  expect(request({ sortOrder: [{ field: 'uri' }] }).sortOrder).toEqual([{ field: 'uri', order: 'asc' }])
})

test('unknown fields and a filters wrapper are named in the refusal', () => {
  expect(errors({ filters: { brands: [1] }, colour: 'red' })).toEqual({
    filters: 'unknown',
    colour: 'unknown',
  })
  expect(errors({ 'tech.nonsense': ['1'] })).toEqual({ 'tech.nonsense': 'unknown' })
})

test.each([
  ['limit', -1],
  ['limit', 2.5],
  ['limit', 'ten'],
  ['skipFirst', 1e12],
  ['categories', { a: 1 }],
  ['categories', Array.from({ length: 501 }, (_, index) => index)],
  ['brands', null],
  ['search', 'x'.repeat(201)],
  ['search', 7],
  ['searchFields', ['password']],
  ['onlyAvailable', 'yes'],
  ['uri', 'brakes'],
  ['uri', { uri: 'brakes', for: [] }],
  ['uri', { uri: 'brakes', for: ['cmsArticle'] }],
  ['sortOrder', [{ field: 'name' }]],
  ['sortOrder', [{ field: 'uri', order: 'up' }]],
  ['vehicle.name', { id: 'golf' }],
  ['vehicle.name', ['x'.repeat(201)]],
])('%s as %j is not valid', (field, value) => {
  expect(errors({ [field]: value })).toEqual({ [field]: 'not valid' })
})

test('any body is a request, or errors of its own fields', () => {
  const field = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'limit',
      'skipFirst',
      'categories',
      'search',
      'uri',
      'sortOrder',
      '__proto__',
      'constructor',
      ...filters,
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.jsonValue())), (pairs) => {
      const body = Object.fromEntries(pairs)
      const parsed = parse(body)
      if (parsed.ok) expect(parsed.request.limit).toBeGreaterThanOrEqual(0)
      else for (const name of Object.keys(parsed.errors)) expect(Object.keys(body)).toContain(name)
      expect(Object.prototype).not.toHaveProperty('polluted')
    }),
  )
})
