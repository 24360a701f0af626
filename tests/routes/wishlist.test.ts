import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from './safe-calls.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 40,
  onlyAvailable: true,
})
const [first, second] = products
if (!first || !second) throw new Error('The sandbox has no products for a wishlist.')
const both = `${second.product},${first.product}`

const shop = await createTestShop()
const visit = createCarefulShopper(shop)
const cards = (html: string) => html.match(/<article\b/g)?.length ?? 0

test('a shared wishlist shows its parts in order, and is not indexed', async () => {
  const { status, heading, html, headers } = await visit(paths.wishlist(both))
  expect([status, heading, cards(html)]).toEqual([200, 'Shared wishlist', 2])
  expect(html.indexOf(`/p/${second.uri}"`)).toBeLessThan(html.indexOf(`/p/${first.uri}"`))
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  expect(headers.has('set-cookie')).toBe(false)
})

test('a part with a choice leads from a shared wishlist to its page', async () => {
  const found = await fetchCatalogue(Listing, '/products', { language: 'en', search: 'service', limit: 60 })
  const set = found.products.find(({ bundle, available }) => bundle?.type === 'flexible' && available)
  if (!set) throw new Error('The sandbox has no set to choose the parts of.')
  const { html } = await visit(paths.wishlist(set.product))
  expect(cards(html)).toBe(1)
  expect(html).toMatch(new RegExp(`<a[^>]*aria-label="Choose: ${set.name}"[^>]*href="/p/${set.uri}"`))
  expect(html).not.toContain('Add to cart')
})

test('a shared wishlist is written in the language and the money of who opens it', async () => {
  const { html, heading } = await visit(localized('de', paths.wishlist(first.product)), {
    headers: { 'x-test-country': 'DE' },
  })
  expect(heading).toBe('Geteilter Merkzettel')
  expect(textOf(html)).toMatch(/\d\s€/)
})

test('parts that are not sold here are counted and left out', async () => {
  const { html } = await visit(paths.wishlist(`${both},999999998,999999999`))
  expect(cards(html)).toBe(2)
  expect(textOf(html)).toContain('2 parts are not sold in your country and not shown.')
  const none = await visit(paths.wishlist('999999999'))
  expect([none.status, cards(none.html)]).toEqual([200, 0])
  expect(textOf(none.html)).toContain('None of these parts is sold in your country.')
})

test('a hundred parts cost one catalogue call, and so do three thousand', async () => {
  const fresh = await createTestShop()
  const ids = Array.from({ length: 2_500 }, (_, index) => index + 1).join()
  const html = await (await fresh.fetch(paths.wishlist(ids))).text()
  await fresh.settle()
  expect(cards(html)).toBeGreaterThan(50)
  expect(cards(html)).toBeLessThanOrEqual(100)
  const asked = fresh.calls.filter(({ path }) => path.endsWith('/products'))
  expect(asked).toHaveLength(1)
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ limit: 100 })
})

test('cached parts cost no call in another list, and invalid ids never cost one', async () => {
  const fresh = await createTestShop()
  const ids = products.slice(0, 6).map(({ product }) => product)
  const listed = async (list: readonly string[]) => {
    const before = fresh.calls.length
    const response = await fresh.fetch(paths.more(paths.wishlist(list.join())))
    const found: { card: { product: string } }[] = await response.json()
    const asked = fresh.calls.slice(before).filter(({ path }) => path.endsWith('/products'))
    return {
      found: found.map(({ card }) => card.product),
      asked: asked.map(({ body }) => JSON.parse(body).products),
    }
  }
  const [a = '', b = '', c = '', d = ''] = ids
  expect(await listed([a, b, c])).toEqual({ found: [a, b, c], asked: [[a, b, c]] })
  expect(await listed([c, d, a])).toEqual({ found: [c, d, a], asked: [[d]] })
  expect(await listed([d, b])).toEqual({ found: [d, b], asked: [] })
  expect(await listed(['0', '1234567890', 'x', '-1', '1e3'])).toEqual({ found: [], asked: [] })
})

test.each(['abc', '0', '-7', '%3Cscript%3E', '..%2f..%2fbrands', ',,,', '%00', '__proto__'])(
  'a wishlist of %j is not a page',
  async (ids) => {
    expect((await visit(`/wishlist/${ids}`)).status).toBe(404)
  },
)

test('the document of the shopper’s wishlist is the same for all shoppers, and says that it needs script', async () => {
  const page = await visit(paths.wishlist())
  expect([page.status, page.heading, cards(page.html)]).toEqual([200, 'Wishlist', 0])
  expect(page.html).toMatch(/<noscript><p>[^<]*needs JavaScript/)
  expect(page.html).toContain('<meta name="robots" content="noindex"')
})

test('the visitor’s own wishlist requests its parts by their numbers', async () => {
  const response = await shop.fetch(paths.more(paths.wishlist(`${both},999999999,x`)))
  const parts: unknown = await response.json()
  expect(parts).toMatchObject([
    { card: { product: second.product, name: expect.any(String) }, items: expect.any(Array) },
    { card: { product: first.product } },
  ])
  expect(await (await shop.fetch(paths.more(paths.wishlist('x')))).json()).toEqual([])
})

test('while the catalogue is down the shopper’s wishlist stays, and a shared one says when to come back', async () => {
  const down = await createTestShop({ upstream: () => new Response(null, { status: 500 }) })
  const response = await down.fetch(paths.wishlist())
  expect([response.status, (await response.text()).includes('<h1>Wishlist</h1>')]).toEqual([200, true])
  const shared = await down.fetch(paths.wishlist('7'))
  expect([shared.status, shared.headers.has('retry-after')]).toEqual([503, true])
  expect((await down.fetch(paths.more(paths.wishlist('7')))).status).toBe(503)
})
