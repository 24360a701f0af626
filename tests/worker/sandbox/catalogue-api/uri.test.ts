import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const ask = (body: object) => backend.browser().post('/uri', body)
const both = ['product', 'category']

function someProduct() {
  const [row] = backend.rows(
    `select product, product.uri as own, category.uri as shelf from product join category using (category)
     where part_type = 'brake-pads' and ${soldIn(1)} limit 1`,
  )
  return { product: String(row?.product), own: String(row?.own), shelf: String(row?.shelf) }
}

describe('POST /uri', () => {
  test('finds a product by its own address, with or without the slash in front', async () => {
    const { product, own } = someProduct()
    for (const uri of [own, `/${own}`]) {
      const reply = await ask({ uri, for: both })
      expect(reply.status).toBe(200)
      expect(reply.at('found')).toBe('product')
      expect(reply.at('product')).toMatchObject({ product, uri: own, fitment_rows: expect.any(String) })
      expect(reply.at('category')).toBeUndefined()
    }
  })

  test('finds it below its category and below those above, and says which it came through', async () => {
    const { product, own, shelf } = someProduct()
    const [top = ''] = shelf.split('/')
    for (const way of [shelf, top]) {
      const reply = await ask({ uri: `${way}/${own}`, for: both })
      expect(reply.at('product.product')).toBe(product)
      expect(reply.at('category')).toMatchObject({ uri: way })
    }
    expect((await ask({ uri: `lighting/${own}`, for: both })).status).toBe(404)
  })

  test('brings a product with its relatives in full', async () => {
    const reply = await ask({ uri: someProduct().own, for: 'product' })
    expect(reply.at('product.relatedProducts.0')).toHaveProperty('description')
  })

  test('finds a category with its first products, their count and the filters', async () => {
    const uri = 'brakes/disc-brakes'
    const reply = await ask({ uri: `/${uri}`, for: both, limit: 3, skipFirst: 2, language: 'nl' })
    expect(reply.at('found')).toBe('category')
    const category = backend.pick('select category from category where uri = ?', uri)
    expect(reply.at('category')).toMatchObject({ category, uri, name: ['Remmen', 'Schijfremmen'] })
    const { body } = await backend
      .browser()
      .post('/products', { categories: category, limit: 3, skipFirst: 2, language: 'nl' })
    const { products, productCount, filter } = Object(body)
    expect(products).toHaveLength(3)
    expect(reply.body).toMatchObject({ products, productCount, filter })
  })

  test('looks only for the requested kinds', async () => {
    const { own, shelf } = someProduct()
    expect((await ask({ uri: own, for: ['category'] })).status).toBe(404)
    expect((await ask({ uri: shelf, for: ['product'] })).status).toBe(404)
  })

  test.each(['nowhere', '', '/', 'brakes/nowhere', 'brakes//disc-brakes', '../brakes', 'a/'.repeat(200)])(
    '404 uri: %s leads nowhere',
    async (uri) => {
      const reply = await ask({ uri, for: both })
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ token: null, errors: { uri: 'not found' } })
    },
  )

  test('404 uri: a product that is not sold in this market', async () => {
    const abroad = backend.pick(`select uri from product where not ${soldIn(6)} and ${soldIn(1)}`)
    const reply = await backend.server().post('/uri', { uri: abroad, for: ['product'], market: 6 })
    expect(reply.status).toBe(404)
  })

  test('406: an address and its possible kinds are required', async () => {
    const reply = await ask({})
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toEqual({ uri: 'required', for: 'required' })
    expect((await ask({ uri: 'brakes' })).at('errors')).toEqual({ for: 'required' })
  })

  test.each([
    ['uri', { uri: 7, for: both }],
    ['uri', { uri: 'x'.repeat(501), for: both }],
    ['for', { uri: 'brakes', for: [] }],
    ['for', { uri: 'brakes', for: ['planet'] }],
    ['limit', { uri: 'brakes', for: both, limit: 'many' }],
    ['skipFirst', { uri: 'brakes', for: both, skipFirst: -2 }],
  ])('400 %s: not valid', async (field, body) => {
    const reply = await ask(body)
    expect(reply.status).toBe(400)
    expect(reply.at('errors')).toEqual({ [field]: 'not valid' })
  })

  test('401: a browser may name neither market nor price list', async () => {
    expect((await ask({ uri: 'brakes', for: both, market: 1 })).status).toBe(401)
  })

  test('503 cms: articles come from a module that is not there', async () => {
    const reply = await ask({ uri: 'about-us', for: ['cmsArticle'] })
    expect(reply.status).toBe(503)
    expect(reply.at('errors')).toEqual({ cms: 'not installed' })
    expect((await ask({ uri: 'about-us', for: ['cmsArticle', 'product'] })).status).toBe(404)
  })
})
