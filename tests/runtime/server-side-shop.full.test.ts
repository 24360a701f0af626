import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createKeptConnection } from '#tests/support/shop/kept-connection.ts'

// The calls of a shop that is rendered on a server, in the order such a shop makes them: each carries the shared secret
// and a JSON body, GET and DELETE too, and all go over one connection that is kept alive.

const { origin, close } = await startShop()
afterAll(close)
const connection = createKeptConnection(Number(new URL(origin).port))
afterAll(() => connection[Symbol.dispose]())

interface Wanted {
  body?: object
  token?: string
  status?: number
}

/** Makes a call as the server of a shop, for the shopper with this token, and expects its status. */
async function call(method: string, path: string, { body = {}, token, status = 200 }: Wanted = {}) {
  const headers = { authorization: `Bearer ${testSecret}`, ...(token ? { 'api-token': token } : {}) }
  const reply = await connection.call(method, `/sandbox/api/checkout/${path}`, body, headers)
  const outcome = { method, path, status: reply.status, errors: reply.at('errors') }
  expect(outcome).toMatchObject({ method, path, status })
  return reply
}

const Country = v.object({
  country: v.string(),
  market: v.string(),
  pricelist: v.string(),
  language: v.string(),
  states: v.optional(v.array(v.object({ state: v.string() })), []),
})
const Countries = v.array(Country)

const Categories = v.array(
  v.object({ uri: v.string(), name: v.array(v.string()), inCategory: v.optional(v.string()) }),
)

const Products = v.array(
  v.object({
    name: v.string(),
    uri: v.string(),
    categoryUri: v.string(),
    items: v.array(v.object({ item: v.string(), stock: v.string() })),
  }),
)

const Line = v.object({ line: v.string(), item: v.string(), quantity: v.number() })

const countries = v.parse(Countries, (await call('GET', 'countries')).at('countries'))

/** The region of a shopper from a country, from the list of countries for servers. */
function regionOf(code: string) {
  const found = countries.find(({ country }) => country === code)
  if (!found) throw new Error(`${code} is not on the list`)
  const { country, market, pricelist, language } = found
  return { country, market, pricelist, language }
}

/** The first part of a top category that can be had, by the calls that lead a shopper to it. */
async function findPart({ market, pricelist, language }: ReturnType<typeof regionOf>) {
  const context = { market, pricelist, language }
  const { at } = await call('POST', 'categories', { body: context })
  const root = v.parse(Categories, at('categories')).find(({ inCategory }) => !inCategory)
  const listing = await call('POST', 'uri', {
    body: { uri: `/${root?.uri}`, for: ['category', 'product'], ...context },
  })
  expect([listing.at('found'), listing.at('category.uri')]).toEqual(['category', root?.uri])
  const part = v
    .parse(Products, listing.at('products'))
    .find(({ items }) => items.length === 1 && items[0]?.stock === 'yes')
  if (!part) throw new Error('nothing is for sale')
  return { ...part, item: part.items[0]?.item ?? '', through: root?.uri, context }
}

/** A shopper of a country with one part in a cart that the shop's server has begun for them. */
async function fillCart(code: string) {
  const where = regionOf(code)
  const part = await findPart(where)
  const started = await call('PUT', 'selection', { body: where })
  const token = v.parse(v.string(), started.at('token'))
  await call('POST', `items/${part.item}`, { token, status: 201 })
  return { where, part, token }
}

test('a shop can load languages, countries, markets and price lists at its start', async () => {
  const languages = (await call('GET', 'languages')).at('languages')
  expect(languages).toContainEqual(expect.objectContaining({ language: 'en' }))
  expect((await call('GET', 'markets')).at('markets')).toContainEqual(
    expect.objectContaining({ default: true }),
  )
  expect((await call('GET', 'pricelists')).at('pricelists')).toContainEqual(
    expect.objectContaining({ default: true }),
  )
  expect(regionOf('SE')).toMatchObject({ market: expect.stringMatching(/^\d+$/), language: 'sv' })
})

test('a category, a product in it and a search, each by one call', async () => {
  const { uri, name, through, context } = await findPart(regionOf('SE'))
  const found = await call('POST', 'uri', {
    body: { uri: `/${through}/${uri}`, for: ['category', 'product'], ...context },
  })
  expect([found.at('found'), found.at('product.name'), found.at('category.uri')]).toEqual([
    'product',
    name,
    through,
  ])
  expect(found.at('product.categoryUri')).toMatch(through ?? '')
  expect(found.at('product.price')).toMatch(/\u00a0SEK$/)
  const [word = ''] = name.split(' ')
  const searched = await call('POST', 'products', { body: { search: word, language: context.language } })
  expect(v.parse(Products, searched.at('products')).length).toBeGreaterThan(0)
})

test('a cart: more, fewer, vouchers, another way to pay, and gone', async () => {
  const { part, token, where } = await fillCart('SE')
  const selection = await call('GET', 'selection', { token })
  expect(selection.at('location')).toMatchObject({
    country: 'SE',
    market: Number(where.market),
    pricelist: Number(where.pricelist),
  })
  const { line, item } = v.parse(Line, selection.at('selection.items.0'))
  expect(item).toBe(part.item)
  const more = await call('POST', `lines/${line}/quantity/1`, { token })
  expect(more.at('selection.items.0.quantity')).toBe(2)
  const fewer = await call('DELETE', `lines/${line}/quantity/1`, { token })
  expect(fewer.at('selection.items.0.quantity')).toBe(1)

  const cheaper = await call('POST', 'vouchers', { body: { voucher: 'SAVE10' }, token })
  expect(cheaper.at('selection.discounts.vouchers.0.voucher')).toBe('SAVE10')
  const unknown = await call('POST', 'vouchers', { body: { voucher: 'NEVER-WAS' }, token, status: 404 })
  expect(unknown.at('errors')).toEqual({ voucher: 'not found' })
  const dearer = await call('DELETE', 'vouchers', { body: { voucher: 'SAVE10' }, token })
  expect(dearer.at('selection.discounts.vouchers')).toEqual([])

  const invoiced = await call('PUT', 'payment-methods/invoice', { token })
  expect(invoiced.at('selection.paymentMethod')).toBe('invoice')
  expect((await call('DELETE', `lines/${line}`, { token })).at('selection.items')).toEqual([])
})

test('a cart follows its shopper from Sweden to Germany, to Ireland with its states, and back', async () => {
  const { token, part } = await fillCart('SE')
  for (const code of ['DE', 'IE', 'SE']) {
    const where = regionOf(code)
    const moved = await call('PUT', 'selection', { body: where, token })
    expect(moved.at('token')).toBe(token)
    expect(moved.at('location')).toMatchObject({
      country: code,
      market: Number(where.market),
      pricelist: Number(where.pricelist),
    })
    expect(moved.at('selection.currency')).toBe(code === 'SE' ? 'SEK' : 'EUR')
    expect(moved.at('selection.items.0.item')).toBe(part.item)
  }
  expect(countries.find(({ country }) => country === 'IE')?.states.length).toBeGreaterThan(1)
  expect(countries.find(({ country }) => country === 'SE')?.states).toEqual([])
})

const pages = {
  paymentReturnPage: 'http://shop.test/sv/selection/payment',
  paymentFailedPage: 'http://shop.test/sv/selection/failed',
}
const somebody = {
  email: 'shopper@example.test',
  firstName: 'Bo',
  lastName: 'Ek',
  address1: 'Storgatan 1',
  address2: '',
  zipCode: '114 55',
  city: 'Stockholm',
  phoneNumber: '+46701234567',
  country: 'SE',
}

test('an order: refused without the terms, placed with a box that posts "1", and shown as a receipt', async () => {
  const { token } = await fillCart('SE')
  const order = { paymentMethod: 'prepayment', ...pages, address: somebody }
  const refused = await call('POST', 'payment', {
    body: { ...order, termsAndConditions: 0 },
    token,
    status: 406,
  })
  expect(refused.at('errors')).toEqual({ termsAndConditions: 'must be true' })
  const placed = await call('POST', 'payment', {
    body: { ...order, termsAndConditions: '1' },
    token,
    status: 201,
  })
  expect(placed.at('action')).toBe('success')
  const receipt = await call('GET', 'receipt', { token })
  expect(receipt.at('order.order')).toBe(placed.at('order.order'))
  expect((await call('GET', 'selection', { token })).at('selection.items')).toEqual([])
})

test('an order by way of another page: every parameter of the return goes back to the service', async () => {
  const { token } = await fillCart('DE')
  const address = {
    ...somebody,
    email: 'identify@shopper.test',
    country: 'DE',
    zipCode: '10115',
    city: 'Berlin',
  }
  const order = { paymentMethod: 'invoice', ...pages, address, termsAndConditions: '1' }
  const sent = await call('POST', 'payment', { body: order, token })
  expect(sent.at('action')).toBe('redirect')
  const { origin, pathname, searchParams } = new URL(v.parse(v.string(), sent.at('url')))
  expect(origin + pathname).toBe(pages.paymentReturnPage)
  const paymentMethodFields = Object.fromEntries(searchParams)
  expect(paymentMethodFields.centraPaymentMethod).toBe('invoice')
  const result = await call('POST', 'payment-result', { body: { paymentMethodFields }, token, status: 201 })
  const receipt = await call('GET', 'receipt', { token })
  expect(receipt.at('order.order')).toBe(result.at('order.order'))
})
