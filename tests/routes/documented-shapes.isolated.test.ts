import { afterEach, expect, test, vi } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import * as paths from '#src/paths.ts'
import { applyDocumentedShapes } from '#tests/support/back-end/documented-shapes.ts'
import { createRelay } from '#tests/support/back-end/relay.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { cartText, receiptText } from '#tests/support/shop/render-cart.tsx'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
const { products } = await fetchCatalogue(Listing, '/products', {
  ...context,
  categories: [categories.find(({ uri }) => uri === 'brakes/disc-brakes/brake-discs')?.category],
  onlyAvailable: true,
  limit: 40,
})
/** One of those the relay gives as bare as a product may be, one it does not. */
const bare = products.find(({ product, items }) => Number(product) % 3 === 0 && items.length === 1)
const full = products.find(({ product, items }) => Number(product) % 3 !== 0 && items.length === 1)
if (!bare?.items[0] || !full?.items[0]) throw new Error('The sandbox has no such brake discs.')

const logged = vi.spyOn(console, 'log')
// Documented shapes are read, not tolerated.
afterEach(() => {
  const lines = logged.mock.calls.flat().map(String)
  expect(lines.filter((line) => line.includes('"unreadable"'))).toEqual([])
})

/** The built shop at a service whose replies have the documented shapes. */
async function openShop(shapes?: Parameters<typeof applyDocumentedShapes>[1]) {
  const relay = createRelay()
  applyDocumentedShapes(relay, shapes)
  return { relay, shop: await createTestShop({ upstream: relay.fetch, variables: { LOG_LEVEL: 'error' } }) }
}

test('home, listing and product pages show products in the documented shapes', async () => {
  const { shop } = await openShop()
  const shopper = createNoScriptShopper(shop)
  const home = await shopper.read('/')
  expect(home.status).toBe(200)
  expect(home.html.match(/class="product-card/g)?.length).toBeGreaterThan(3)

  const listing = await shopper.read('/c/brakes/disc-brakes/brake-discs')
  expect([listing.status, headingOf(listing.html)]).toEqual([200, 'Brake discs'])
  expect(listing.html.match(/class="product-card/g)).toHaveLength(20)

  for (const product of [bare, full]) {
    const page = await shopper.read(paths.product(product.uri))
    expect([page.status, product.name]).toEqual([200, expect.stringContaining(headingOf(page.html))])
    expect(page.text).toContain(product.sku)
    expect(page.text).toContain(product.manufacturer.split('\n')[0])
    expect(page.text).toContain('Recommended: 2 per axle')
    expect(page.html).toContain('Add to cart')
  }
})

test('cart, checkout and receipt show an order at a service in its documented shapes', async () => {
  const { shop, relay } = await openShop()
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: bare.items[0]?.item ?? '', quantity: '2' })
  const page = await shopper.post('/cart', { item: full.items[0]?.item ?? '' })
  expect([page.status, linesOf(page.html).length]).toEqual([200, 2])
  for (const { sku } of [bare, full]) expect(page.text).toContain(sku)
  expect((await shopper.read('/checkout/')).status).toBe(200)

  const cart = cartCalls(shop.fetch, shopper.session.token)
  const selection = await cart.selection()
  expect(selection.unreadableLines).toBe(0)
  for (const { sku } of [bare, full]) expect(cartText(selection)).toContain(sku)

  const paid = await cart.call(PaymentReply, 'POST', '/payment', payment)
  expect(paid).toMatchObject({ action: 'success', order: { order: expect.stringMatching(/^\d+$/) } })
  const order = await cart.call(ReceiptReply, 'GET', '/receipt')
  for (const { sku } of [bare, full]) expect(receiptText(order)).toContain(sku)
  expect((await shopper.read('/checkout/confirmation')).status).toBe(200)
  expect(relay.calls.some(({ path }) => path.endsWith('/receipt'))).toBe(true)
})

const addresses = new Map([
  [full.uri, 'Brömsskiva-5.5+X, 280 mm (ny).data'],
  ['brakes', 'Bremsen & Räder'],
  ['brake-discs', 'Scheiben.data'],
  [full.brandUri, "L'Étoile+Co."],
])
const written = (uri: string) =>
  uri
    .split('/')
    .map((part) => addresses.get(part) ?? part)
    .join('/')

test.each(['decoded', 'encoded'] as const)(
  'addresses with capitals, dots, spaces and any letters lead to their pages (found %s)',
  async (spelling) => {
    const { shop } = await openShop({ addresses, spelling })
    const category = paths.category(written('brakes/disc-brakes/brake-discs'))
    const product = paths.product(written(full.uri))
    const brand = paths.brand(written(full.brandUri))
    for (const [path, name] of [
      [category, 'Brake discs'],
      [product, full.name],
      [brand, full.brandName],
    ] as const) {
      const response = await shop.fetch(path)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 200])
      expect(name).toContain(headingOf(html))
      expect(linksIn(html)).toContain(shop.origin + path)
      const data = await shop.fetch(`${path}.data`)
      expect([data.status, data.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/x-script'),
      ])
      await data.body?.cancel()
    }
    const listing = await (await shop.fetch(`${category}?page=3`)).text()
    expect(linksIn(listing)).toContain(product)
    await shop.settle()
  },
)

test('one address is one entry of the cache, however its letters are encoded', async () => {
  const { shop, relay } = await openShop({ addresses: new Map([[full.uri, 'Brömsskiva+X']]) })
  for (const path of ['/p/Brömsskiva+X', '/p/Br%C3%B6msskiva+X', '/p/Br%c3%b6msskiva%2BX']) {
    const response = await shop.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    await response.text()
  }
  await shop.settle()
  const asked = relay.calls.filter(
    ({ path, body }) => path.endsWith('/products') && body.includes('"for":["product"]'),
  )
  expect(asked).toHaveLength(1)
})

test('a refusal in nested objects is explained in words', async () => {
  const relay = createRelay()
  relay.on(/POST \/api\/checkout\/items/, () =>
    Response.json({ token: 't', errors: { item: { stock: ['none'] } }, messages: null }, { status: 406 }),
  )
  const shop = await createTestShop({ upstream: relay.fetch })
  const { text } = await createNoScriptShopper(shop).post('/cart', { item: full.items[0]?.item ?? '' })
  expect(text).toContain('That wasn’t possible. Your cart hasn’t changed.')
})

/** The addresses a document links to, in its head and its body. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => textOf(link))
}
