import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { withValue } from '#tests/support/back-end/damages.ts'
import { createRelay, rewriteJson } from '#tests/support/back-end/relay.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

/** The first product of a search, in the market that holds Germany. */
async function find(search: string) {
  const wanted = { language: 'en', market: 4, pricelist: 14, search, limit: 1, onlyAvailable: true }
  const { products } = await fetchCatalogue(Listing, '/products', wanted)
  const item = products[0]?.items[0]?.item
  if (!products[0]?.depositItem || !item) throw new Error(`The sandbox has no ${search} with a deposit.`)
  return { item }
}

const alternator = await find('remanufactured alternator')
const battery = await find('starter battery')

/** Calls that changed the cart, with the items they named. */
const changes = ({ calls }: TestShop) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && /\/(items|lines)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace('/api/checkout', '')}`)

const depositsOn = (html: string) =>
  [...html.matchAll(/<p class="deposit">(.*?)<\/p>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ' '),
  )

test('without script a part is added, changed and removed with its deposit, in one call each', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const added = await shopper.post('/cart', { item: alternator.item, quantity: '2' })
  expect(added.location).toBe(`/cart?said=added&item=${alternator.item}&asked=2`)
  expect(added.text).toContain('2 items in your cart.')
  expect(depositsOn(added.html)).toEqual([expect.stringMatching(/× 2/)])
  expect(added.html).toMatch(/<a[^>]*href="\/faq#deposit"[^>]*>paid back when your old part arrives<\/a>/)

  const [line = ''] = linesOf(added.html)
  const more = await shopper.post('/cart', { line, quantity: '3', do: 'change' })
  expect(depositsOn(more.html)).toEqual([expect.stringMatching(/× 3/)])
  const fewer = await shopper.post('/cart', { line, quantity: '1', do: 'change' })
  expect(depositsOn(fewer.html)).toEqual([expect.not.stringMatching(/×/)])
  const removed = await shopper.post('/cart', { line, do: 'remove' })
  expect(removed.text).toContain('Your cart is empty')
  expect(changes(shop)).toEqual(Array.from({ length: 4 }, () => 'PUT /items'))
})

test('a part unknown to the catalogue is added first, and its deposit by a second call', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/products') ? new Response('down', { status: 502 }) : sandbox(request),
  })
  const { html } = await createNoScriptShopper(shop).post('/cart', { item: alternator.item, quantity: '2' })
  expect(depositsOn(html)).toEqual([expect.stringMatching(/× 2/)])
  expect(changes(shop)).toEqual([`POST /items/${alternator.item}`, 'PUT /items'])
})

test('a battery gets its deposit when the shopper goes to Germany, and loses it when they leave', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'AT')
  const { html } = await shopper.post('/cart', { item: battery.item })
  expect(depositsOn(html)).toEqual([])
  await shopper.post('/region', { country: 'DE', back: '/cart' })
  expect(depositsOn((await shopper.read('/cart')).html)).toEqual([expect.stringMatching(/7\.50/)])
  await shopper.post('/region', { country: 'AT', back: '/cart' })
  expect(depositsOn((await shopper.read('/cart')).html)).toEqual([])
})

test('a deposit that could not be added comes with the next change', async () => {
  const down = { now: true }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      down.now && /\/(products|items)$/.test(request.url)
        ? new Response('down', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  const { html } = await shopper.post('/cart', { item: alternator.item })
  expect([linesOf(html).length, depositsOn(html)]).toEqual([1, []])
  down.now = false
  const more = await shopper.post('/cart', { line: linesOf(html)[0] ?? '', quantity: '2', do: 'change' })
  expect(depositsOn(more.html)).toEqual([expect.stringMatching(/× 2/)])
})

test('a part whose line cannot be read in the reply is not reported as refused', async () => {
  const relay = createRelay()
  relay.on(
    /PUT \/api\/checkout\/items$/,
    rewriteJson((body) => withValue(body, ['selection', 'items', 0, 'quantity'], null)),
  )
  const shop = await createTestShop({ upstream: relay.fetch })
  const { location } = await createNoScriptShopper(shop).post('/cart', { item: alternator.item })
  expect(location).toBe(`/cart?said=added&item=${alternator.item}&asked=1`)
  expect(changes(shop)).toEqual(['PUT /items'])
})

test('a part is not reported as added when the bulk change is not answered', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.method === 'PUT' && request.url.endsWith('/items')
        ? new Response('down', { status: 502 })
        : sandbox(request),
  })
  const { location, html } = await createNoScriptShopper(shop).post('/cart', { item: alternator.item })
  expect([location, linesOf(html)]).toEqual(['/cart?said=unanswered', []])
})

test('without script a line is filled up to the largest quantity, and the page names the omitted pieces', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item: alternator.item, quantity: '9998' })
  const some = await shopper.post('/cart', { item: alternator.item, quantity: '5' })
  expect(some.text).toContain('only 1 of 5 could be added. The maximum quantity is 9,999.')
  const none = await shopper.post('/cart', { item: alternator.item, quantity: '5' })
  expect(none.text).toContain('only 0 of 5 could be added. The maximum quantity is 9,999.')
})

test('without script the page names a quantity that the service has changed', async () => {
  const relay = createRelay()
  const shop = await createTestShop({ upstream: relay.fetch })
  const shopper = createNoScriptShopper(shop)
  const added = await shopper.post('/cart', { item: alternator.item, quantity: '2' })
  relay.on(
    /PUT \/api\/checkout\/items$/,
    rewriteJson((body) => withValue(body, ['selection', 'items', 0, 'quantity'], 3)),
  )
  const [line = ''] = linesOf(added.html)
  const { location, text } = await shopper.post('/cart', { line, quantity: '4', do: 'change' })
  expect(location).toBe(`/cart?said=otherQuantity&item=${alternator.item}&asked=4`)
  expect(text).toContain('please check the quantity.')
})
