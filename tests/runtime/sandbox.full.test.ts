import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { CategoriesReply, UriReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { originalOf } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'

const shop = await startShop()
afterAll(shop.close)

test('the sandbox keeps its contract in a Durable Object: from the catalogue to a receipt', async () => {
  const { call, anItem } = cartCalls(shop.fetch)

  const { categories } = await call(CategoriesReply, 'POST', '/categories', { language: 'de' })
  const [category] = categories
  const where = { uri: category?.uri, for: ['category'], language: 'de', limit: 1 }
  expect(await call(UriReply, 'POST', '/uri', where)).toMatchObject({
    product: null,
    category: { uri: category?.uri },
  })
  const listing = await call(Listing, 'POST', '/products', { categories: [category?.category], limit: 5 })
  expect(listing.products.length).toBeGreaterThan(0)
  const product = listing.products[0]?.product
  expect(await call(ProductReply, 'POST', `/products/${product}`, {})).toMatchObject({ product: {} })

  await call(Selection, 'PUT', '/countries/SE')
  const filled = await call(Selection, 'POST', `/items/${await anItem()}`, { quantity: 2 })
  const [line] = filled.lines
  expect(line?.quantity).toBe(2)
  const fewer = await call(Selection, 'DELETE', `/lines/${line?.line}`, { quantity: 1 })
  expect(fewer.lines[0]?.quantity).toBe(1)
  const cheaper = await call(Selection, 'POST', '/vouchers', { voucher: 'SAVE10' })
  expect(cheaper.totals.grandTotal).toBeLessThan(fewer.totals.grandTotal ?? 0)
  const { totals } = await call(Selection, 'PUT', '/payment-methods/invoice')
  const paid = await call(PaymentReply, 'POST', '/payment', payment)
  expect(paid).toMatchObject({ action: 'success' })
  const receipt = await call(ReceiptReply, 'GET', '/receipt')
  expect(receipt).toMatchObject({
    totals: { grandTotal: totals.grandTotal },
    lines: [{ quantity: 1 }],
  })
  const { email, firstName, lastName } = payment.address
  const unused = email.replace('@', `+${crypto.randomUUID()}@`)
  const registration = { email: unused, password: 'vier-takte', firstName, lastName }
  expect(await call(Selection, 'POST', '/register', registration)).toMatchObject({ loggedIn: { firstName } })
  expect(await call(OrdersReply, 'POST', '/orders')).toMatchObject({ orders: [], totalSize: 0 })

  const refused = await shop.fetch('/sandbox/api/checkout/brands')
  expect([refused.status, await refused.json()]).toMatchObject([403, { errors: { accessRight: 'denied' } }])
  const pictures = listing.products.flatMap(({ media }) => media.map(originalOf)).slice(0, 3)
  for (const address of pictures) {
    const picture = await shop.fetch(v.parse(v.string(), new URL(address, shop.origin).pathname))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('svg'),
    ])
  }
})

test('a demo customer reads earlier orders and follows a parcel in a Durable Object', async () => {
  const { call } = cartCalls(shop.fetch)
  const { email, password } = ownAccount(jonas)
  await call(Selection, 'POST', `/login/${encodeURIComponent(email)}`, { password })
  const { orders, totalSize } = await call(OrdersReply, 'POST', '/orders', { from: 1, size: 2 })
  expect([totalSize, orders.map(({ shipments }) => shipments.length)]).toEqual([12, [1, 1]])
  const { pathname } = new URL(orders[0]?.shipments[0]?.trackingUrl ?? '')
  const page = await shop.fetch(pathname)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('handed to the carrier')])
})

test('a call that is refused leaves no trace', async () => {
  const { call, anItem, selection, session } = cartCalls(shop.fetch)
  await call(Selection, 'POST', `/items/${await anItem()}`, { quantity: 1 })
  const before = await selection()
  const answers = await Promise.all(
    ['/items/no-such-item', '/lines/no-such-line', '/vouchers', '/payment'].map((path) =>
      shop.fetch(`/sandbox/api/checkout${path}`, {
        method: 'POST',
        headers: { 'api-token': session.token ?? '', 'content-type': 'application/json' },
        body: '{"voucher":"nonsense"}',
      }),
    ),
  )
  expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true)
  expect(await selection()).toEqual(before)
})

test('the search finds a misspelt word in a Durable Object', async () => {
  const response = await shop.fetch('/search?keyword=alternatr', { headers: { 'x-test-country': 'SE' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<h1[^>]*>\d+ results for “alternatr”/)
})

test('the search service keeps its contract in a Durable Object: indexes, documents, settings, tasks, searches', async () => {
  const client = new Meilisearch({ host: `${shop.origin}/sandbox/search`, apiKey: 'sandbox-secret' })
  const boats = client.index(`boats-${crypto.randomUUID()}`)
  const documents = Array.from({ length: 1_200 }, (_, id) => ({
    id,
    name: `Boat ${id}`,
    length: id % 30,
    sails: id % 2 ? ['main', 'jib'] : [],
  }))
  const succeeded = { status: 'succeeded', error: null }
  expect(
    await boats
      .updateSettings({ filterableAttributes: ['length', 'sails'], sortableAttributes: ['length'] })
      .waitTask(),
  ).toMatchObject(succeeded)
  expect(await boats.addDocuments(documents).waitTask()).toMatchObject(succeeded)
  expect(await boats.addDocuments([{ name: 'no id' }]).waitTask()).toMatchObject({ status: 'failed' })
  expect(await boats.updateDocuments([{ id: 7, name: 'Schooner' }]).waitTask()).toMatchObject(succeeded)
  expect(await boats.getStats()).toMatchObject({ numberOfDocuments: 1_200 })
  expect((await boats.search('schoner', { attributesToHighlight: ['name'] })).hits).toEqual([
    {
      ...documents[7],
      name: 'Schooner',
      _formatted: { id: '7', name: '<em>Schoone</em>r', length: '7', sails: ['main', 'jib'] },
    },
  ])
  const long = await boats.search('boat', {
    filter: 'length > 27 AND sails = jib',
    sort: ['length:desc'],
    facets: ['length'],
    page: 1,
  })
  expect(long).toMatchObject({ totalHits: 40, facetDistribution: { length: { 29: 40 } } })
  expect(await boats.deleteDocuments({ filter: 'sails IS EMPTY' }).waitTask()).toMatchObject({
    details: { deletedDocuments: 600 },
  })
  expect(await client.deleteIndex(boats.uid).waitTask()).toMatchObject(succeeded)
  // An index of the shop's that has not been searched yet is filled first.
  const content = client.index('content_nl')
  const extra = { id: 'page-extra', title: 'Zeilen' }
  expect(await content.addDocuments([extra]).waitTask()).toMatchObject(succeeded)
  expect((await content.getStats()).numberOfDocuments).toBeGreaterThan(15)
  expect((await content.search('zeilen')).hits).toMatchObject([extra])
  expect(await content.deleteDocument(extra.id).waitTask()).toMatchObject(succeeded)
})
