import { describe, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

/** Products of the market that holds Germany and France alike. */
const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 4,
  pricelist: 14,
  search: 'remanufactured alternator',
  limit: 1,
})
const batteries = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 4,
  pricelist: 14,
  search: 'starter battery',
  limit: 1,
})
const [exchange] = products
const [battery] = batteries.products
if (!exchange?.depositItem || !battery?.depositItem) throw new Error('The sandbox takes no deposits.')

const down = () => new Response('down', { status: 502 })

async function read(path: string, country: string, shop?: Awaited<ReturnType<typeof createTestShop>>) {
  const open = shop ?? (await createTestShop())
  const response = await open.fetch(path, { headers: { 'x-test-country': country } })
  const html = await response.text()
  await open.settle()
  const [, price = ''] = /<p class="price-tag"[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  return { status: response.status, price: textOf(price).replaceAll('\u00a0', ' '), text: textOf(html) }
}

const page = ({ uri }: Product) => `/p/${uri}`

test('the deposit on an old part is shown next to the price, in the currency of the page', async () => {
  expect((await read(page(exchange), 'SE')).price).toMatch(/^[\d ,]+ kr incl\. VAT.*plus \d+ kr deposit$/)
  expect((await read(`/fr${page(exchange)}`, 'FR')).price).toMatch(/€ TTC.*plus \d+ € de consigne$/)
})

test('a search shows the deposit on an old part, too', async () => {
  const keyword = encodeURIComponent(exchange.sku)
  expect((await read(`/search?keyword=${keyword}&order=A-Z`, 'SE')).price).toMatch(/plus \d+ kr deposit$/)
})

describe('the deposit on a battery, which the law of only one country in the market requires', () => {
  test('a deposit is shown next to the price and in a sentence', async () => {
    const { price, text } = await read(`/de${page(battery)}`, 'DE')
    expect(price).toMatch(/zzgl\. 7,50 € Batteriepfand$/)
    expect(text).toContain('Gesetzlich vorgeschrieben')
  })

  test('a deposit of one country is not shown in others that share its cached replies', async () => {
    const shop = await createTestShop()
    expect((await read(`/de${page(battery)}`, 'DE', shop)).price).toContain('Batteriepfand')
    for (const country of ['FR', 'AT', 'NL']) {
      const { price, text } = await read(`/de${page(battery)}`, country, shop)
      expect(price).toMatch(/inkl\. MwSt\., zzgl\. Versand$/)
      expect(text).not.toContain('Batteriepfand')
    }
    expect((await read(`/de${page(battery)}`, 'DE', shop)).price).toContain('Batteriepfand')
  })
})

test('a deposit of unknown amount is mentioned on the page without an amount', async () => {
  const article = exchange.depositItem.split('-')[0]
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith(`/products/${article}`) ? down() : sandbox(request),
  })
  const { status, price, text } = await read(page(exchange), 'SE', shop)
  expect(status).toBe(200)
  expect(price).toMatch(/incl\. VAT/)
  expect(price).not.toContain('deposit')
  expect(text).toContain('a core deposit is added in the cart')
})
