import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

describe('/categories', () => {
  test('lists every category with its whole path, parents first, by GET and POST', async () => {
    const reply = await backend.browser().get('/categories')
    expect(reply.status).toBe(200)
    expect((await backend.browser().post('/categories')).body).toEqual(reply.body)
    const categories = Object.values(Object(reply.at('categories'))).map(Object)
    expect(categories).toHaveLength(Number(backend.pick('select count(*) from category')))
    expect(new Set(categories.map(({ uri }) => uri)).size).toBe(categories.length)
    const known = new Set<string>()
    for (const { category, inCategory, name, uri } of categories) {
      expect(name).toHaveLength(uri.split('/').length)
      if (inCategory === undefined) expect(name).toHaveLength(1)
      else expect(known).toContain(inCategory)
      known.add(category)
    }
  })

  test('names them in the requested language', async () => {
    const reply = await backend.browser().post('/categories', { language: 'de' })
    const categories = Object.values(Object(reply.at('categories'))).map(Object)
    expect(categories.find(({ uri }) => uri === 'brakes/disc-brakes')).toEqual({
      category: expect.any(String),
      name: ['Bremsen', 'Scheibenbremsen'],
      uri: 'brakes/disc-brakes',
      inCategory: expect.any(String),
      metaTitle: '',
      metaDescription: '',
      metaKeywords: '',
    })
  })

  test('goes down six levels', async () => {
    const reply = await backend.browser().get('/categories')
    const depths = Object.values(Object(reply.at('categories'))).map(
      (category) => Object(category).name.length,
    )
    expect(Math.max(...depths)).toBe(6)
  })

  test('404 language: unknown; 401: a browser may name neither market nor price list', async () => {
    const unknown = await backend.browser().post('/categories', { language: 'no' })
    expect([unknown.status, unknown.at('errors')]).toEqual([404, { language: 'not found' }])
    const denied = await backend.browser().post('/categories', { market: 1 })
    expect([denied.status, denied.at('errors')]).toEqual([401, { market: 'denied' }])
    expect((await backend.server().post('/categories', { market: 1, pricelist: 11 })).status).toBe(200)
  })
})

describe('GET /brands', () => {
  test('lists the makers for a server', async () => {
    const reply = await backend.server().get('/brands')
    expect(reply.status).toBe(200)
    expect(reply.at('token')).toBeNull()
    const brands = Object.values(Object(reply.at('brands'))).map(Object)
    expect(brands).toHaveLength(40)
    expect(brands.map(({ name }) => name.toLowerCase())).toEqual(
      brands.map(({ name }) => name.toLowerCase()).sort(),
    )
    expect(brands.find(({ uri }) => uri === 'bromsvik')).toEqual({
      brand: expect.any(String),
      name: 'Bromsvik',
      uri: 'bromsvik',
      metaTitle: '',
      metaDescription: '',
      metaKeywords: '',
    })
  })

  test.each(['/brands', '/collections', '/warehouses', '/markets', '/pricelists', '/countries/all'])(
    '403 accessRight: %s is not for browsers, nor for a wrong secret',
    async (path) => {
      for (const headers of [{}, { Authorization: 'Bearer guessed' }, { 'API-Authorization': '' }]) {
        const reply = await backend.browser(headers).get(path)
        expect(reply.status).toBe(403)
        expect(reply.body).toEqual({ token: null, errors: { accessRight: 'denied' } })
      }
      expect((await backend.server().get(path)).status).toBe(200)
    },
  )
})

test('there are no collections, and one warehouse', async () => {
  expect((await backend.server().get('/collections')).body).toEqual({ token: null, collections: [] })
  expect((await backend.server().get('/warehouses')).at('warehouses')).toEqual([
    { warehouse: '1', name: 'Main' },
  ])
})

test('rule 12: names of categories are lists, one word a level, root first; categories are a list', async () => {
  const uri = 'classic-cars/volvo/amazon/brakes/disc-brakes/brake-pads'
  const found = await backend.browser().post('/uri', { uri, for: ['category'] })
  const path = ['Klassiska bilar', 'Volvo', 'Amazon', 'Bromsar', 'Skivbromsar', 'Bromsbelägg']
  expect(found.at('category.name')).toEqual(path)
  const product = await backend.browser().post(`/products/${found.at('products.0.product')}`)
  const categories = Object.values(Object(product.at('product.categories')))
  expect(product.at('product.categories')).toEqual(expect.any(Array))
  expect(categories).toContainEqual(expect.objectContaining({ name: path, uri }))
  expect(product.at('product.categoryName')).toEqual(Object(categories[0]).name)
})
