import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  search: 'brake drum',
  onlyAvailable: true,
  limit: 1,
})
const [drum] = products
if (!drum?.price) throw new Error('The sandbox sells no brake drum.')
const { uri, price: known } = drum

interface Asked {
  now: number
  before: number
}

/** The price on the page before and after the Shop API returned these prices; null: the API is down. */
async function pricesOn(asked: Asked | null) {
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      if (!request.url.includes('/api/shop/')) return sandbox(request)
      if (!asked) return new Response('down', { status: 503 })
      return Response.json(repriced(v.parse(StockReply, await (await sandbox(request)).json()), asked))
    },
  })
  const response = await shop.fetch(`/p/${uri}`, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  await shop.settle()
  const costs = [...html.matchAll(/<div class="cost">(.*?)<\/div>/gs)].map(([, cost = '']) =>
    textOf(cost).replaceAll('\u00a0', ' '),
  )
  return { status: response.status, first: costs[0], last: costs.at(-1) }
}

function repriced(reply: StockReply, { now, before }: Asked): StockReply {
  const price = { priceAsNumber: now, priceBeforeDiscountAsNumber: before }
  return Object.fromEntries(
    Object.entries(reply).map(([id, product]) => [
      id,
      {
        ...product,
        markets: Object.fromEntries(
          Object.entries(product.markets).map(([market, { stockOfAllItems, pricesByPricelist }]) => [
            market,
            {
              stockOfAllItems,
              pricesByPricelist: Object.fromEntries(
                Object.keys(pricesByPricelist).map((pricelist) => [pricelist, price]),
              ),
            },
          ]),
        ),
      },
    ]),
  )
}

const crowns = (amount: number) => `${Math.trunc(amount).toLocaleString('en')}`.replace(',', ' ')

test('a price that has changed since the copy was made follows the one of the copy', async () => {
  const { first, last } = await pricesOn({ now: known + 1_000, before: known + 1_000 })
  expect(first).toContain(crowns(known))
  expect(last).toContain(crowns(known + 1_000))
  expect(last).not.toContain('%')
})

test.each([
  ['the same', { now: known, before: known }],
  ['not to be had', null],
])('a live price that is %s leaves the page as it is', async (_, asked) => {
  const { status, first, last } = await pricesOn(asked)
  expect(status).toBe(200)
  expect(first).toContain(crowns(known))
  expect(last).toBe(first)
})
