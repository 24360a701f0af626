import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import { SectionsReply } from '#src/commerce/contract/catalogue/section.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseSavedCart } from '#src/features/cart/page/saved-cart.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import * as paths from '#src/paths.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, selectionOf, type TestShop } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 1,
  pricelist: 11,
  search: 'brake disc',
  limit: 2,
  onlyAvailable: true,
})
const [first = '', second = ''] = products.map(({ items }) => items[0]?.item)

const expired = '0123456789abcdef0123456789abcdef'

/** The selection id of a cart with three pieces that another visitor has left behind. */
async function saveCart(shop: TestShop): Promise<string> {
  const owner = createNoScriptShopper(shop)
  await owner.post('/cart', { item: first, quantity: '3' })
  return selectionOf(owner.session.token)
}

const isReading = (method: string, path: string) =>
  method === 'PUT' && path.startsWith('/api/checkout/selection/')
const readings = ({ calls }: TestShop) => calls.filter(({ method, path }) => isReading(method, path))

test('the page of a saved cart does not read it before the visitor agrees, who may have no cart', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  const question = await shopper.read(paths.savedCart(saved))
  expect([question.status, question.text.includes('Add the parts from the saved cart to yours?')]).toEqual([
    200,
    true,
  ])
  expect(readings(shop)).toEqual([])
  const opened = await shopper.post('/cart', { do: 'restore', saved })
  expect([opened.location, linesOf(opened.html).length]).toEqual(['/cart?said=restored', 1])
  expect(opened.text).toContain('The parts from the saved cart were added. 3 items in your cart.')
  expect(readings(shop)).toHaveLength(1)
})

test('a saved cart is added in the language of the page', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const opened = await createNoScriptShopper(shop).post('/sv/cart', { do: 'restore', saved })
  expect(opened.location).toBe('/sv/cart?said=restored')
  expect(opened.text).toContain('Delarna i den sparade varukorgen har lagts till. 3 varor i varukorgen.')
})

test('a visitor who leaves the question about a saved cart keeps their own as it is', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: second, quantity: '2' })
  const question = await shopper.read(paths.savedCart(saved))
  expect(question.status).toBe(200)
  expect(question.text).toContain('Add the parts from the saved cart to yours?')
  expect(question.text).toMatch(/You have 2 items in your cart now\. Total: \S+/)
  expect(readings(shop)).toEqual([])
  const kept = await shopper.read('/cart')
  expect(kept.html).toContain('value="2"')
  expect(kept.html).not.toContain(saved)
})

test('the parts of a saved cart are added to the visitor’s own cart, which keeps its token', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: second, quantity: '2' })
  const [own = ''] = linesOf((await shopper.read('/cart')).html)
  const token = shopper.session.token
  const opened = await shopper.post('/cart', { do: 'restore', saved })
  expect(opened.location).toBe('/cart?said=restored')
  expect(opened.text).toContain('The parts from the saved cart were added. 5 items in your cart.')
  expect(linesOf(opened.html)).toHaveLength(2)
  expect(linesOf(opened.html)).toContain(own)
  expect(shopper.session.token).toBe(token)
})

const address = {
  ...{ firstName: 'Canaryfirst', lastName: 'Canarylast', address1: 'Canarystreet 1', zipCode: '11122' },
  ...{ city: 'Canarytown', country: 'SE', phoneNumber: '+46701740605', email: 'canary@example.com' },
}
const otherAddress = { ...address, firstName: 'Robin', lastName: 'Otherwise', email: 'robin@example.com' }
const personal = ['Canary', 'canary@', '701740605']

test('two visitors with the link to a saved cart never read or change each other’s address or cart', async () => {
  const shop = await createTestShop()
  const owner = createNoScriptShopper(shop)
  await owner.post('/cart', { item: second, quantity: '3' })
  const saved = selectionOf(owner.session.token)
  const one = cartCalls(shop.fetch, owner.session.token)
  const before = await one.call(Selection, 'PUT', '/payment-fields', { address })

  const visitor = createNoScriptShopper(shop)
  const opened = await visitor.post('/cart', { do: 'restore', saved })
  const other = cartCalls(shop.fetch, visitor.session.token)
  const cart = JSON.stringify(await other.selection())
  const log = [opened.html, cart, ...opened.sent.headers.values()].join()
  expect(personal.filter((word) => log.includes(word))).toEqual([])
  await other.call(Selection, 'PUT', '/payment-fields', { address: otherAddress })
  await visitor.post('/cart', { item: second, quantity: '1' })

  const kept = await one.selection()
  expect([kept.address?.firstName, kept.lines]).toEqual(['Canaryfirst', before.lines])
  const changed = await other.selection()
  expect([changed.address?.firstName, changed.lines[0]?.quantity]).toEqual(['Robin', 4])
})

/** Orders what a shopper has in the cart. */
async function order({ fetch }: TestShop, { session }: ReturnType<typeof createNoScriptShopper>) {
  const paid = await cartCalls(fetch, session.token).call(PaymentReply, 'POST', '/payment', payment)
  expect(paid).toMatchObject({ action: 'success' })
}

test('ordering a copy leaves the saved cart open, and ordering the saved cart ends its link', async () => {
  const shop = await createTestShop()
  const owner = createNoScriptShopper(shop)
  await owner.post('/cart', { item: first })
  const saved = selectionOf(owner.session.token)
  const visitor = createNoScriptShopper(shop)
  await visitor.post('/cart', { do: 'restore', saved })
  await order(shop, visitor)
  expect(linesOf((await owner.read('/cart')).html)).toHaveLength(1)
  await order(shop, owner)
  const late = await createNoScriptShopper(shop).post('/cart', { do: 'restore', saved })
  expect([late.location, linesOf(late.html)]).toEqual(['/cart?said=savedCartGone', []])
})

test('parts of a saved cart that the visitor cannot buy are named, and the others added', async () => {
  const shop = await createTestShop()
  const { products: paints } = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: 1, pricelist: 11, search: 'touch-up paint', limit: 1, onlyAvailable: true },
  })
  const [paint] = paints
  const name = paint && withVersion(productName(paint), paint.items[0]?.name ?? '')
  const swede = createNoScriptShopper(shop)
  await swede.post('/cart', { item: paint?.items[0]?.item ?? '' })
  await swede.post('/cart', { item: first })
  const saved = selectionOf(swede.session.token)
  const briton = createNoScriptShopper(shop, 'GB')
  const opened = await briton.post('/cart', { do: 'restore', saved })
  expect(opened.text).toContain(`Not everything in the saved cart could be added. Missing: ${name}.`)
  expect(linesOf(opened.html)).toHaveLength(1)
})

test('a set of a saved cart is added with the parts that were chosen for it', async () => {
  const shop = await createTestShop()
  const { products: sets } = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: 1, pricelist: 11, limit: 1_000, onlyAvailable: true },
  })
  const set = sets.find(({ bundle }) => bundle?.type === 'flexible')
  const item = set?.items[0]?.item ?? ''
  const owner = cartCalls(shop.fetch)
  const { sections } = await owner.call(SectionsReply, 'POST', `/bundles/${set?.product}`, {})
  const chosen = sections.map(({ section, products: [product] }) => ({ section, item: `${product}-1` }))
  const { lines } = await owner.call(Selection, 'POST', `/items/bundles/${item}`, {
    ...{ item, sections: chosen, quantity: 2 },
  })
  const contents = lines.find((line) => line.item === item)?.contents.map((part) => part.item)
  expect(contents).toEqual(chosen.map((part) => part.item))

  const shopper = createNoScriptShopper(shop)
  const opened = await shopper.post('/cart', { do: 'restore', saved: selectionOf(owner.session.token) })
  expect(opened.location).toBe('/cart?said=restored')
  const copy = await cartCalls(shop.fetch, shopper.session.token).selection()
  const line = copy.lines.find((entry) => entry.item === item)
  expect([line?.quantity, line?.contents.map((part) => part.item)]).toEqual([2, contents])
})

test.each([
  ['malformed', '/cart?restore=..%2Fvouchers'],
  ['too long', `/cart?restore=${'a'.repeat(65)}`],
  ['empty', '/cart?restore='],
])('a link whose id is %s says so', async (_, path) => {
  const shop = await createTestShop()
  const response = await shop.fetch(path)
  expect(response.headers.get('location')).toBe('/cart?said=savedCartGone')
  expect(readings(shop)).toEqual([])
  const { text } = await createNoScriptShopper(shop).read('/cart?said=savedCartGone')
  expect(text).toContain('This link no longer opens a cart')
})

test('a visitor’s own cart survives a saved cart that is gone, and one that does not answer', async () => {
  const down = { now: false }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      down.now && request.url.includes('/selection/')
        ? new Response('down', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: second, quantity: '2' })
  const gone = await shopper.post('/cart', { do: 'restore', saved: expired })
  expect([gone.location, linesOf(gone.html).length]).toEqual(['/cart?said=savedCartGone', 1])
  down.now = true
  const silent = await shopper.post('/cart', { do: 'restore', saved: expired })
  expect([silent.location, linesOf(silent.html).length]).toEqual(['/cart?said=unanswered', 1])
})

test('any query is read as an id the service may have given, as malformed, or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const saved = parseSavedCart(new URLSearchParams({ restore: text }))
      expect(saved).toMatch(/^[\w.-]{1,64}$/)
      if (saved !== 'malformed') expect(saved).toBe(text)
    }),
  )
  expect(parseSavedCart(new URLSearchParams())).toBeNull()
})
