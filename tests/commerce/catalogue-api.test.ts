import { expect, test } from 'vitest'
import {
  type CatalogueFetch,
  type CatalogueRequest,
  createCatalogueApi,
} from '#src/commerce/catalogue-api.ts'
import { subjectsOf } from '#src/commerce/contract/catalogue/subject.ts'

const context = { language: 'de', market: 3, pricelist: 7 }

/** An empty catalogue that records its calls. */
function notingCatalogue() {
  const asked: CatalogueRequest<never>[] = []
  const ask: CatalogueFetch = async (request) => {
    asked.push(request as unknown as CatalogueRequest<never>)
    return { ok: false, status: 404, errors: {}, messages: [], body: null }
  }
  return { api: createCatalogueApi(ask, context), asked }
}

test('every request says in which language, for which market and at which prices', async () => {
  const { api, asked } = notingCatalogue()
  await Promise.all([
    api.products({ limit: 20 }),
    api.product('17'),
    api.uri('brakes/discs', 'category'),
    api.categories(),
    api.bundle('17'),
    api.vehicleSearch(),
  ])
  for (const request of asked) expect(request.body).toMatchObject(context)
})

test('a custom filter cannot override the keys of the call itself', async () => {
  const { api, asked } = notingCatalogue()
  await api.products(
    { categories: ['4'], limit: 20, onlyAvailable: true },
    { market: ['9'], language: ['xx'], categories: ['1'], limit: ['9999'], 'tech.diameter_mm': ['280'] },
  )
  expect(asked[0]?.body).toEqual({
    ...context,
    categories: ['4'],
    limit: 20,
    onlyAvailable: true,
    'tech.diameter_mm': ['280'],
  })
})

test('every call says what its reply depends on, also when nothing is found', async () => {
  const { api, asked } = notingCatalogue()
  await Promise.all([
    api.product('17'),
    api.bundle('18'),
    api.products({ categories: ['4'], brands: ['7'] }),
    api.products({ products: ['52', '53'] }),
    api.productInAnyMarket('disc'),
    api.uri('brakes', 'category'),
    api.categories(),
    api.brands(),
  ])
  expect(asked.map(({ dependsOn }) => dependsOn(null))).toEqual([
    ['product:17'],
    ['product:18', 'product'],
    ['category:4', 'brand:7', 'product'],
    ['product:52', 'product:53', 'product'],
    ['product'],
    ['category'],
    ['category'],
    ['brand'],
  ])
})

test('a reply depends on its products, their categories and their brands', () => {
  const categories = [{ category: '4', name: ['Brakes'], uri: 'brakes' }]
  const products = [
    { product: '52', brand: '7', categories },
    { product: '53', brand: '7', categories: [] },
  ]
  expect(subjectsOf(products)).toEqual(['product:52', 'brand:7', 'category:4', 'product:53'])
})

test('typed text travels in the body, and an id stays one segment of the path', async () => {
  const { api, asked } = notingCatalogue()
  await api.uri('../../register', 'product')
  await api.product('../brands')
  await api.bundle('a/b?c#d')
  expect(asked.map(({ path }) => path)).toEqual(['/uri', '/products/..%2Fbrands', '/bundles/a%2Fb%3Fc%23d'])
  expect(() => api.product('..')).toThrow(RangeError)
})

test('an assortment that vanishes is suspicious, a narrow choice that sells out is not', async () => {
  const { api, asked } = notingCatalogue()
  await api.products({ categories: ['4'] })
  await api.products({ categories: ['4'] }, { brand: ['7'] })
  await api.products({ products: ['17', '18'] })
  await api.products({ uri: { uri: 'delisted-part', for: ['product'] } })
  await api.products({ search: 'a part that was renamed' })
  const nothing = { products: [], productCount: 0, filters: [] } as never
  expect(asked.map(({ isEmpty }) => isEmpty?.(nothing))).toEqual([true, false, false, false, false])
})

test('an old answer keeps its prices and drops its reductions', async () => {
  const { api, asked } = notingCatalogue()
  await api.products({ categories: ['4'] })
  const reduced = { name: 'Disc', price: 80, priceBeforeDiscount: 100, onSale: true }
  const listing = { products: [reduced], productCount: 1, filters: [] } as never
  expect(asked[0]?.withoutReductions?.(listing)).toMatchObject({
    products: [{ name: 'Disc', price: 80, priceBeforeDiscount: 80, onSale: false }],
    productCount: 1,
  })
})
