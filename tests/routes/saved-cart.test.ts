import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { parseSavedCart } from '#src/features/cart/page/saved-cart.ts'
import { paths } from '#src/paths.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestSelectionId, type TestShop } from '#tests/support/test-shop.ts'

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
  await createNoScriptShopper(shop).post('/cart', { item: first, quantity: '3' })
  return latestSelectionId()
}

const attachments = ({ calls }: TestShop) =>
  calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/checkout/selection/'))

test('a link to a saved cart opens nothing before the visitor says so, who may have no cart', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  const question = await shopper.read(paths.savedCart(saved))
  expect([question.status, question.text.includes('Open the saved cart?')]).toEqual([200, true])
  expect(attachments(shop)).toEqual([])
  const opened = await shopper.post('/cart', { do: 'restore', saved })
  expect([opened.location, linesOf(opened.html).length]).toEqual(['/cart?said=restored', 1])
  expect(attachments(shop)).toHaveLength(1)
})

test('in another language the opened cart is read in that language', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const opened = await createNoScriptShopper(shop).post('/sv/cart', { do: 'restore', saved })
  expect(opened.location).toBe('/sv/cart?said=restored')
  expect(opened.text).toContain('Din sparade varukorg är öppen. 3 artiklar i varukorgen.')
})

test('a visitor with a cart is asked first, and keeps it by leaving the question', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: second, quantity: '2' })
  const question = await shopper.read(paths.savedCart(saved))
  expect(question.status).toBe(200)
  expect(question.text).toContain('Replace your cart with the saved one?')
  expect(question.text).toMatch(/You have 2 items in your cart now\. Total: \S+/)
  expect(attachments(shop)).toEqual([])
  const kept = await shopper.read('/cart')
  expect(kept.html).toContain('value="2"')
  expect(kept.html).not.toContain(saved)
})

test('the saved cart replaces the visitor’s own once they say so', async () => {
  const shop = await createTestShop()
  const saved = await saveCart(shop)
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: second, quantity: '2' })
  const [own = ''] = linesOf((await shopper.read('/cart')).html)
  const opened = await shopper.post('/cart', { do: 'restore', saved })
  expect(opened.location).toBe('/cart?said=restored')
  expect(opened.text).toContain('Your saved cart is open. 3 items in your cart.')
  expect(linesOf(opened.html)).toHaveLength(1)
  expect(linesOf(opened.html)).not.toContain(own)
})

test.each([
  ['malformed', '/cart?restore=..%2Fvouchers'],
  ['too long', `/cart?restore=${'a'.repeat(65)}`],
  ['empty', '/cart?restore='],
])('a link whose id is %s says so', async (_, path) => {
  const shop = await createTestShop()
  const response = await shop.fetch(path)
  expect(response.headers.get('location')).toBe('/cart?said=savedCartGone')
  expect(attachments(shop)).toEqual([])
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
