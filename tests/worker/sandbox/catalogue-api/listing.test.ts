import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'
import { type ApiResponse, createShopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSeededSandbox()

const list = (body: object) => backend.browser().post('/products', body)
const listed = (reply: ApiResponse) => Object.values(Object(reply.at('products'))).map(Object)
const ids = (reply: ApiResponse) => listed(reply).map(({ product }) => Number(product))
const count = (reply: ApiResponse) => Number(reply.at('productCount'))
const among = (query: string) => backend.rows(query).map((row) => Number(Object.values(row)[0]))
const category = (uri: string) => backend.pick('select category from category where uri = ?', uri)
const discs = () => ({ categories: category('brakes/disc-brakes/brake-discs') })

describe('POST /products', () => {
  test('without a body lists the shop, at most 250 at a time', async () => {
    const reply = await backend.browser().call('POST', '/products')
    expect(reply.status).toBe(200)
    expect(reply.at('token')).toBeNull()
    expect(listed(reply)).toHaveLength(250)
    expect(count(reply)).toBe(Number(backend.pick(`select count(*) from product where ${soldIn(1)}`)))
  })

  test('limit and skipFirst cut a page out and leave the count alone', async () => {
    const all = await list(discs())
    const page = await list({ ...discs(), skipFirst: 20, limit: 10 })
    expect(ids(page)).toEqual(ids(all).slice(20, 30))
    expect(count(page)).toBe(count(all))
    expect(ids(await list({ limit: 100_000 }))).toHaveLength(250)
    expect(ids(await list({ ...discs(), limit: 0 }))).toEqual([])
    expect(ids(await list({ ...discs(), skipFirst: 100_000, limit: 10 }))).toEqual([])
    expect(page.at('filter')).toEqual(all.at('filter'))
  })

  test('categories include their sub-categories, several are either of them, an unknown one is empty', async () => {
    const [disc, pads] = [
      category('brakes/disc-brakes/brake-discs'),
      category('brakes/disc-brakes/brake-pads'),
    ]
    const both = await list({ categories: [disc, Number(pads)] })
    expect(count(both)).toBe(
      count(await list({ categories: disc })) + count(await list({ categories: pads })),
    )
    const top = await list({ categories: category('brakes') })
    expect(count(top)).toBe(
      Number(
        backend.pick(
          `select count(distinct product) from product_category join product using (product)
           join category on category.category = product_category.category where category.uri like 'brakes/%' and ${soldIn(1)}`,
        ),
      ),
    )
    expect(count(await list({ categories: 987654 }))).toBe(0)
  })

  test('a branch of six levels leads down to its parts', async () => {
    const deep = 'classic-cars/volvo/amazon/brakes/disc-brakes/brake-pads'
    const reply = await list({ categories: category(deep), limit: 1 })
    expect(Object(listed(reply)[0]).categories).toContainEqual(
      expect.objectContaining({ uri: deep, name: expect.objectContaining({ length: 6 }) }),
    )
  })

  test('brands, products and collections choose by id', async () => {
    const brand = backend.pick("select brand from brand where uri = 'bromsvik'")
    expect(count(await list({ brands: brand }))).toBe(
      Number(backend.pick(`select count(*) from product where brand = ? and ${soldIn(1)}`, brand)),
    )
    const some = among(`select product from product where ${soldIn(1)} order by product desc limit 3`)
    expect(ids(await list({ products: some })).sort()).toEqual([...some].sort())
    expect(ids(await list({ products: [String(some[0]), 'x', 0, 999999] }))).toEqual([some[0]])
    expect(count(await list({ collections: [1] }))).toBe(0)
  })

  test('centraProduct, once called silkProduct, chooses all variants of a style', async () => {
    const style = backend.pick(
      `select style from product where ${soldIn(1)} group by style having count(*) > 1`,
    )
    const variants = among(`select product from product where style = ${style} and ${soldIn(1)}`)
    expect(ids(await list({ centraProduct: style })).sort()).toEqual(variants.sort())
    expect(ids(await list({ silkProduct: [Number(style)] })).sort()).toEqual(variants.sort())
  })

  test('items.name chooses by size, with onlyAvailable by sizes that are there', async () => {
    const [row] = backend.rows(
      `select item, product, names ->> 'sv' as name, stock from item join product using (product)
       where names ->> 'sv' <> '' and stock > 0 and ${soldIn(1)} order by stock limit 1`,
    )
    const named = { 'items.name': [row!.name] }
    const there = { ...named, onlyAvailable: true }
    expect(ids(await list(named))).toContain(row!.product)
    expect(ids(await list(there))).toContain(row!.product)
    expect(count(await list({ 'items.name': 'no such size' }))).toBe(0)

    const shopper = createShopper(backend.sandbox)
    await shopper.post(`/items/${row!.item}`, { quantity: row!.stock })
    expect((await shopper.post('/payment', payment)).status).toBe(201)
    expect(ids(await list(named))).toContain(row!.product)
    expect(ids(await list(there))).not.toContain(row!.product)
    expect(ids(await list({ products: row!.product, onlyAvailable: true }))).toEqual([row!.product])
  })

  test('onlyAvailable leaves out products that cannot be bought, and keeps those ordered on demand', async () => {
    const all = await list(discs())
    const there = await list({ ...discs(), onlyAvailable: true })
    expect(count(there)).toBeLessThan(count(all))
    expect(ids(there)).toEqual(
      listed(all)
        .filter(({ available }) => available)
        .map(({ product }) => Number(product)),
    )
    const kinds = new Set(
      listed(await list({ onlyAvailable: true })).map((product) => product.availability_kind),
    )
    expect(kinds).toContain('supplier')
    expect(kinds).not.toContain('discontinued')
  })

  test('showAsOnSale and showAsNew choose when true, and false chooses nothing', async () => {
    const sale = await list({ showAsOnSale: true })
    expect(count(sale)).toBe(
      Number(
        backend.pick(
          `select count(*) from price join product using (product) where pricelist = 11 and price < "before" and ${soldIn(1)}`,
        ),
      ),
    )
    expect(listed(sale).every(({ showAsOnSale }) => showAsOnSale)).toBe(true)
    const fresh = await list({ showAsNew: true })
    expect(count(fresh)).toBeGreaterThan(0)
    expect(listed(fresh).every(({ showAsNew }) => showAsNew)).toBe(true)
    expect(count(await list({ showAsOnSale: false, showAsNew: false }))).toBe(count(await list({})))
  })

  test('relatedProducts brings relatives in full, else only variants and those in small', async () => {
    const product = backend.pick(
      `select product from relation join product using (product) where relation = 'variant' and ${soldIn(1)}`,
    )
    const [small] = listed(await list({ products: product }))
    const [full] = listed(await list({ products: product, relatedProducts: true }))
    const relations = (of: unknown) =>
      new Set(Object.values(Object(of)).map((entry) => Object(entry).relation))
    expect(relations(small.relatedProducts)).toEqual(new Set(['variant']))
    expect(Object.keys(small.relatedProducts[0])).toEqual(['product', 'available', 'media', 'relation'])
    expect(relations(full.relatedProducts).size).toBeGreaterThan(1)
    expect(full.relatedProducts[0]).toHaveProperty('priceAsNumber')
  })

  test('measurementCharts false leaves the charts out', async () => {
    expect(listed(await list({ limit: 1 }))[0]).toHaveProperty('measurementChart', [])
    expect(listed(await list({ limit: 1, measurementCharts: false }))[0]).not.toHaveProperty(
      'measurementChart',
    )
  })

  test('uri finds a product by its address, also below its category, and the products of a category', async () => {
    const [row] = backend.rows(
      `select product, product.uri, category.uri as shelf from product join category using (category) where ${soldIn(1)} limit 1`,
    )
    for (const uri of [`${row!.uri}`, `/${row!.uri}/`, `${row!.shelf}/${row!.uri}`]) {
      expect(ids(await list({ uri: { uri, for: ['product', 'category'] } }))).toEqual([row!.product])
    }
    const shelf = await list({ uri: { uri: row!.shelf, for: ['category'] }, limit: 1 })
    expect(count(shelf)).toBe(count(await list({ categories: category(String(row!.shelf)) })))
    expect(count(await list({ uri: { uri: row!.shelf, for: 'product' } }))).toBe(0)
    expect(count(await list({ uri: { uri: 'nowhere', for: ['product', 'category'] } }))).toBe(0)
  })

  test('language, market and price list decide words, assortment and prices', async () => {
    const products = among(`select product from product where not ${soldIn(5)} and ${soldIn(2)} limit 2`)
    const inFinland = await backend
      .server()
      .post('/products', { products, language: 'fi', market: '2', pricelist: 12 })
    expect(ids(inFinland).sort()).toEqual(products.sort())
    expect(listed(inFinland)[0].price).toMatch(/\u00a0EUR$/)
    expect(count(await backend.server().post('/products', { products, market: 5 }))).toBe(0)
    const all = await backend.server().post('/products', { products, market: 'all', pricelist: 'all' })
    expect(listed(all)[0]).toMatchObject({ markets: expect.any(Array), prices: { 11: expect.any(Object) } })
  })
})
