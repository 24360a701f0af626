import { createRequire } from 'node:module'
import * as v from 'valibot'
import { payment } from '../examples/addresses.ts'
import { astrid } from '../examples/customers.ts'
import { createTestSandbox, testConsoleToken, testSecret } from '../sandbox/test-sandbox.ts'
import { createShopper } from '../shop/shopper.ts'
import { shortened } from './damages.ts'

// Imported without its types, which are sources that do not compile under our rules.
const mocks: Record<string, unknown> = createRequire(import.meta.url)('@noaignite/centra-mocks')

const Found = v.object({
  products: v.array(
    v.looseObject({
      product: v.string(),
      uri: v.string(),
      categoryUri: v.string(),
      available: v.boolean(),
      items: v.array(v.object({ item: v.string() })),
      deposit_item: v.optional(v.string()),
      relatedProducts: v.optional(v.array(v.unknown()), []),
      bundleInfo: v.optional(v.object({ type: v.string() })),
    }),
  ),
})
type Found = v.InferOutput<typeof Found>['products'][number]

const Bundle = v.object({
  bundle: v.object({ bundleInfo: v.object({ sections: v.array(v.looseObject({ section: v.number() })) }) }),
  sectionProducts: v.array(v.object({ product: v.string(), items: v.array(v.object({ item: v.string() })) })),
})

/** The services' replies by call: bodies of the sandbox, of published examples, and of the documentation. */
export async function loadReplyExamples() {
  const sandbox = createTestSandbox()
  const server = createShopper(sandbox, { 'API-token': 'none', Authorization: `Bearer ${testSecret}` })
  const context = { language: 'en', market: 1, pricelist: 11 }
  const ask = async (path: string, body: object = {}) =>
    (await server.post(path, { ...context, ...body })).body
  const list = async (body: object) => v.parse(Found, await ask('/products', body)).products
  const other = async (path: string, init?: RequestInit) =>
    (
      await sandbox.fetch(path, {
        ...init,
        headers: {
          authorization: `Bearer ${testSecret}`,
          'api-authorization': testSecret,
          'content-type': 'application/json',
        },
      })
    ).json()

  const sold = await list({ limit: 250, onlyAvailable: true, relatedProducts: true })
  const related = pick(sold, ({ relatedProducts }) => relatedProducts.length > 1)
  const deposited = pick(sold, ({ deposit_item }) => deposit_item)
  const set = pick(
    await list({ search: 'service kit', limit: 20 }),
    ({ bundleInfo, available }) => available && bundleInfo?.type === 'flexible',
  )
  const bundle = await ask(`/bundles/${set.product}`, { includeSectionProducts: true })

  await sandbox.fetch('/__settings', {
    method: 'POST',
    headers: { Authorization: `Bearer ${testConsoleToken}` },
    body: '{"depositsRequired":false}',
  })
  const shopper = createShopper(sandbox)
  await shopper.put('/countries/SE')
  await shopper.post(`/login/${encodeURIComponent(astrid.email)}`, { password: astrid.password })
  await shopper.post(`/items/bundles/${set.items[0]?.item}`, choicesOf(v.parse(Bundle, bundle)))
  await shopper.post(`/items/${deposited.items[0]?.item}`, { quantity: 2 })
  const selection = (await shopper.post('/vouchers', { voucher: 'SAVE10' })).body
  await shopper.put('/countries/IE')
  const abroad = (await shopper.get('/selection')).body
  await shopper.put('/countries/SE')
  const refusals = {
    voucher: (await shopper.post('/vouchers', { voucher: 'NOSUCHCODE' })).body,
    payment: (await shopper.post('/payment', { ...payment, termsAndConditions: false, address: {} })).body,
    documented: {
      token: 't',
      errors: {
        address: { email: 'required', zipCode: ['required', 'not valid'] },
        stock: 'unavailable items',
      },
      messages: ['The payment was declined.'],
    },
  }
  const paid = (await shopper.post('/payment', payment)).body
  const receipt = (await shopper.get('/receipt')).body
  await shopper.post(`/items/${deposited.items[0]?.item}`)
  await shopper.post('/payment', payment)
  await sandbox.fetch('/__settings', {
    method: 'POST',
    headers: { Authorization: `Bearer ${testConsoleToken}` },
    body: '{"clockAheadHours":72}',
  })
  const orders = (await shopper.post('/orders', { size: 2 })).body
  const customer = (await shopper.get('/customer')).body
  const subscription = (await shopper.post('/newsletter-subscription', { email: astrid.email })).body

  const examples = {
    'GET /countries/all': { sandbox: (await server.get('/countries/all')).body },
    'GET /languages': { sandbox: (await server.get('/languages')).body },
    'GET /markets': { sandbox: (await server.get('/markets')).body },
    'GET /pricelists': { sandbox: (await server.get('/pricelists')).body },
    'POST /products': {
      sandbox: {
        ...Object(await ask('/products', { products: [related.product, set.product, deposited.product] })),
      },
      listing: await ask('/products', { limit: 2, relatedProducts: true }),
      cars,
    },
    'POST /products (cars)': { cars },
    'POST /products, all markets': {
      sandbox: await ask('/products', {
        market: 'all',
        products: [related.product, deposited.product],
      }),
    },
    'POST /products/{product}': {
      sandbox: await ask(`/products/${related.product}`),
      set: await ask(`/products/${set.product}`),
      published: mocks.productResponse,
    },
    'POST /uri': {
      product: await ask('/uri', { uri: related.uri, for: ['product'] }),
      category: await ask('/uri', { uri: related.categoryUri, for: ['category'] }),
    },
    'POST /categories': { sandbox: await ask('/categories') },
    'GET /brands': { sandbox: (await server.get('/brands')).body },
    'POST /bundles/{product}': { sandbox: bundle },
    'GET /products/{id}': { sandbox: await other(`/api/shop/products/${related.product}`) },
    'POST /indexes/{index}/search': {
      sandbox: await other('/search/indexes/products_en/search', {
        method: 'POST',
        body: '{"q":"disc","limit":2}',
      }),
    },
    'POST /multi-search of products': {
      sandbox: await other('/search/multi-search', {
        method: 'POST',
        body: JSON.stringify({
          queries: ['disc', 'pads'].map((q) => ({ indexUid: 'products_en', q, limit: 2 })),
        }),
      }),
    },
    'POST /indexes/{index}/search (content)': {
      sandbox: await other('/search/indexes/content_en/search', {
        method: 'POST',
        body: JSON.stringify({ q: 'withdrawal', limit: 2, attributesToHighlight: ['title', 'text'] }),
      }),
    },
    'POST /indexes/{index}/search (matched words)': {
      sandbox: await other('/search/indexes/products_en/search', {
        method: 'POST',
        body: JSON.stringify({
          ...{ q: 'dsic volvo', limit: 2, attributesToRetrieve: ['product'] },
          ...{ attributesToHighlight: ['words', 'vehicles', 'name'], highlightPreTag: '\ue000' },
        }),
      }),
    },
    'POST /indexes/{index}/search (numbers)': {
      sandbox: await other('/search/indexes/products_en/search', {
        method: 'POST',
        body: JSON.stringify({ q: 'disc', limit: 2, attributesToRetrieve: ['product', 'sku', 'numberKeys'] }),
      }),
    },
    'GET /pages/{slug}': { sandbox: await other('/content/pages/terms?language=en') },
    'GET /faq': { sandbox: await other('/content/faq?language=en') },
    'GET /bands/{place}': { sandbox: await other('/content/bands/home?language=en') },
    'GET /labels': {
      documented: {
        labels: [
          { field: 'swatch.desc', name: 'Färg', values: [{ value: 'Red', name: 'Röd' }] },
          { field: 'care', name: 'Skötsel' },
        ],
      },
    },
    'GET /shop': { sandbox: await other('/content/shop?country=SE&language=en') },
    '/selection': {
      sandbox: selection,
      abroad,
      published: mocks.selectionResponse,
      empty: mocks.selectionEmptyResponse,
      cut: { ...Object(selection), ...shortage },
    },
    'GET /receipt': { sandbox: receipt },
    'POST /orders': { sandbox: orders },
    'POST ORDER_LOOKUP_URL': { sandbox: { order: Object(orders).orders[0] } },
    'POST VEHICLE_LOOKUP_URL': {
      documented: {
        vehicle: { name: 'Volvo 240', key: 'volvo-240-b21a', year: 1979, body: 'estate', steering: 'lhd' },
      },
    },
    'GET /customer': { sandbox: customer },
    'POST /newsletter-subscription': { sandbox: subscription },
    'POST /payment-result': {
      documented: { order: { order: '30', paymentMethod: 'card' } },
      redirect: { action: 'redirect', url: 'https://provider.example/' },
    },
    'POST /payment': { sandbox: paid, ...payments },
    refusals,
    '410': { documented: { errors: { stock: 'unavailable items' }, ...shortage } },
  }
  sandbox.close()
  return v.parse(v.record(v.string(), v.record(v.string(), v.unknown())), shortened(examples))
}

/** A filter by car, which follows other filters in the replies of the sandbox. */
const cars = {
  token: 't',
  products: [],
  productCount: 2,
  filter: [
    { field: 'swatch.desc', values: [filterValue('Red', { desc: 'Red', hex: 'ff0000' })] },
    {
      field: 'vehicle.name',
      values: ['Volvo 240, B21A [volvo-240-b21a]', 'Saab 99, B20 [saab-99-b20]'].map((name) =>
        filterValue(name, { name }),
      ),
    },
  ],
}

function filterValue(value: string, data: object): object {
  return { value, count: 2, filterCount: 2, totalCount: 5, data }
}

const shortage = {
  unavailable: [
    { item: '4-5', product: '4', originalQuantity: 11, unavailable: 6, available: 5 },
    { item: '7-1', product: '7', originalQuantity: 2, unavailable: 1, available: 1 },
  ],
}

/** The documentation's examples of actions that the sandbox does not perform by itself. */
const payments = {
  number: { token: 't', action: 'success', order: '1114' },
  form: { token: 't', action: 'form', formType: 'adyen-drop-in', formFields: {}, formHtml: '<form></form>' },
  redirect: { token: 't', action: 'redirect', url: 'https://psp.example/pay?token=20E8', orderId: '20E8' },
  javascript: { token: 't', action: 'javascript', formType: 'adyen-drop-in', formFields: {}, code: 'void 0' },
  external: { token: 't', action: 'external', selection: '9ef5874' },
}

function pick(products: Found[], wanted: (product: Found) => unknown): Found {
  const found = products.find((product) => product.available && wanted(product))
  if (!found) throw new Error('The sandbox sells nothing of that kind.')
  return found
}

/** The first part that goes into each section of a set. */
function choicesOf({ bundle, sectionProducts }: v.InferOutput<typeof Bundle>): object {
  const itemOf = new Map(sectionProducts.map(({ product, items }) => [product, items[0]?.item]))
  const sections = bundle.bundleInfo.sections.map(({ section, products }) => ({
    section,
    item: Array.isArray(products) ? itemOf.get(String(products[0])) : undefined,
  }))
  return { quantity: 1, sections }
}
