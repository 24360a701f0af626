import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { type PartState, type Snapshot, sharedPath } from '#src/features/wishlist/shared/snapshot.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from './safe-calls.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 40,
  onlyAvailable: true,
})
const ids = products.slice(0, 3).map(({ product }) => product)
const [first = '', second = '', third = ''] = ids
const abroad = { headers: { 'x-test-country': 'DE' } }
const soldAbroadOnly = paths.product('touch-up-paint-volvo-850-769-silver-karosval')

const shop = await createTestShop()
const visit = createCarefulShopper(shop)
/** The texts about changed parts on the shop's pages, in order. */
const changesIn = (html: string) =>
  [...html.matchAll(/<p class="change">(.*?)<\/p>/g)].map(([, inner = '']) => textOf(inner))

const Own = v.array(
  v.object({
    card: v.object({ product: v.string() }),
    state: v.object({
      price: v.nullable(v.number()),
      supply: v.picklist(['in', 'later', 'out']),
    }),
  }),
)
const Priced = v.object({ market: v.number(), pricelist: v.number() })

/** The snapshot of a link made now by a visitor of this shop. */
async function sharedNow(products: string[], init: RequestInit = {}): Promise<Snapshot> {
  const fresh = await createTestShop()
  const reply = await fresh.fetch(paths.more(paths.wishlist(products.join())), init)
  const parts = v.parse(Own, await reply.json())
  const call = fresh.calls.find(({ path }) => path.endsWith('/products'))
  const { market, pricelist } = v.parse(Priced, JSON.parse(call?.body ?? '{}'))
  await fresh.settle()
  return {
    ...{ day: '2025-11-25', market, pricelist },
    parts: new Map(parts.map(({ card, state }) => [card.product, state])),
  }
}

/** The snapshot with other states of some parts. */
function changed(snapshot: Snapshot, states: Record<string, PartState>): Snapshot {
  return { ...snapshot, parts: new Map([...snapshot.parts, ...Object.entries(states)]) }
}

const now = await sharedNow(ids)
const priceNow = now.parts.get(first)?.price ?? 0

test('a list shows the prices of its parts when it was shared, and which have come back or gone', async () => {
  const before = changed(now, {
    [first]: { price: priceNow * 2, supply: 'in' },
    [second]: { price: now.parts.get(second)?.price ?? null, supply: 'out' },
    '999999998': { price: 100, supply: 'in' },
  })
  const { status, html } = await visit(sharedPath([...ids, '999999998', '999999999'], before))
  const [price = '', stock, ...others] = changesIn(html)
  expect(status).toBe(200)
  expect(price).toMatch(/^Now \D*[\d,.]+\D*, was \D*[\d,.]+\D* when shared on 25 November 2025\.$/)
  expect([stock, others]).toEqual(['Available again.', []])
  const text = textOf(html)
  expect(text).toContain('Shared on 25 November 2025. 3 parts have changed since.')
  expect(text).toContain('Earlier prices come from the link.')
  expect(text).toContain('1 part is no longer sold.')
  expect(text).toContain('1 part is not sold in your country and not shown.')
})

test('an earlier price is written as text, neither struck through nor as a percentage', async () => {
  const dearer = changed(now, { [first]: { price: priceNow * 2, supply: 'in' } })
  const plain = await visit(paths.wishlist(ids.join()))
  const { html } = await visit(sharedPath(ids, dearer))
  const claims = (page: string) => [page.match(/<s\b/g)?.length, page.match(/\d\s%/g)?.length]
  expect(changesIn(html)).toHaveLength(1)
  expect(claims(html)).toEqual(claims(plain.html))
})

test('an implausible earlier price is not repeated', async () => {
  const invented = changed(now, {
    [first]: { price: priceNow * 3 + 1, supply: 'in' },
    [second]: { price: (now.parts.get(second)?.price ?? 0) * 3, supply: 'in' },
  })
  const { html } = await visit(sharedPath(ids, invented))
  expect(changesIn(html)).toHaveLength(1)
  expect(textOf(html)).toContain('1 part has changed since.')
})

test('a list whose parts are as they were says so', async () => {
  const { html } = await visit(sharedPath(ids, now))
  expect(changesIn(html)).toEqual([])
  expect(textOf(html)).toContain('Shared on 25 November 2025. Prices and stock are unchanged.')
  const one = { ...now, parts: new Map([...now.parts].slice(0, 1)) }
  expect(textOf((await visit(sharedPath(ids, one))).html)).not.toContain('Prices and stock are unchanged')
})

test('other prices and another country’s stock are not compared', async () => {
  const before = changed(now, {
    [first]: { price: priceNow * 2, supply: 'out' },
    '999999998': { price: 100, supply: 'in' },
  })
  const otherPrices = await visit(sharedPath(ids, { ...before, pricelist: before.pricelist + 1 }))
  expect(changesIn(otherPrices.html)).toEqual(['Available again.'])
  expect(textOf(otherPrices.html)).toContain('Prices are not compared')
  const otherMarket = await visit(sharedPath([...ids, '999999998'], { ...before, market: before.market + 1 }))
  expect(changesIn(otherMarket.html)[0]).toMatch(/^Now [^.]*, was .* when shared/)
  expect(textOf(otherMarket.html)).toContain('Stock is not compared')
  expect(textOf(otherMarket.html)).not.toContain('no longer sold')
  const german = await visit(localized('de', sharedPath([first], before)), abroad)
  expect(textOf(german.html)).toContain('Preise werden nicht verglichen')
})

test('a part that is now only sold elsewhere leads to its page, with similar parts', async () => {
  const found = await fetchCatalogue(Listing, '/products', {
    ...{ language: 'en', market: 'all', limit: 1 },
    uri: { uri: soldAbroadOnly.slice(3), for: ['product'] },
  })
  const gone = found.products[0]
  const britain = { headers: { 'x-test-country': 'GB' } }
  const before = changed(await sharedNow([first], britain), {
    [gone?.product ?? '']: { price: 900, supply: 'in' },
  })
  const { html } = await visit(sharedPath([first, gone?.product ?? ''], before), britain)
  expect(html).toMatch(new RegExp(`<h2>No longer sold</h2><ul><li><a[^>]*href="${soldAbroadOnly}"`))
  expect(textOf(html)).not.toContain('not sold in your country')
})

test.each(['', '1', '2.20251125.1-1.7i1', '1.20990101.1-1.7i1', '%00', '<script>'])(
  'a list whose link notes %j is that of a link without notes',
  async (was) => {
    const plain = await visit(paths.wishlist(third))
    const { status, html } = await visit(`${paths.wishlist(third)}?was=${encodeURIComponent(was)}`)
    expect(status).toBe(200)
    expect(textOf(html)).toBe(textOf(plain.html))
  },
)

test('a list with notes is kept as any other, is the same for all, and has no canonical address', async () => {
  const plain = await visit(paths.wishlist(ids.join()))
  const { html, headers } = await visit(sharedPath(ids, now))
  expect(headers.get('cache-control')).toBe(plain.headers.get('cache-control'))
  expect(headers.has('set-cookie')).toBe(false)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
})

test('other languages of a list keep the notes of its link, and nothing else of its query', async () => {
  const path = sharedPath([first], now)
  const { html } = await visit(`${path}&utm_source=mail`)
  expect(html).toContain(`href="${localized('de', path)}"`)
})

test('while names of parts that are gone cannot be had, they are counted', async () => {
  const failing = await createTestShop({
    upstream: async (request, sandbox) => {
      const body = await request.clone().text()
      return body.includes('"market":"all"') ? new Response(null, { status: 500 }) : sandbox(request)
    },
  })
  const before = changed(now, { '999999998': { price: 100, supply: 'in' } })
  const response = await failing.fetch(sharedPath([first, '999999998'], before))
  expect(response.status).toBe(200)
  expect(textOf(await response.text())).toContain('1 part is no longer sold.')
})
