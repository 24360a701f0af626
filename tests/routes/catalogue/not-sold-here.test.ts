import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductsByMarket, type ProductWithMarkets } from '#src/commerce/contract/catalogue/product.ts'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

/** Markets of the sandbox. */
const sweden = 1
const britain = 5

async function search(text: string, matches: (found: ProductWithMarkets) => boolean | Promise<boolean>) {
  const request = { language: 'en', market: 'all', search: text, limit: 250, relatedProducts: true }
  const { products } = await fetchCatalogue(ProductsByMarket, '/products', request)
  for (const found of products) if (await matches(found)) return found
  throw new Error(`The sandbox has no such product: ${text}`)
}

/** True if a listing of available products in a market shows any. */
async function isAnyAvailable(market: number, listing: object): Promise<boolean> {
  const request = { market, onlyAvailable: true, ...listing }
  return (await fetchCatalogue(Listing, '/products', request)).products.length > 0
}

const isOnlyMissingIn = (market: number, { markets }: ProductWithMarkets) =>
  !markets.includes(market) && markets.includes(market === britain ? sweden : britain)

/** Not sold in the United Kingdom, nor is any touch-up paint: it is dangerous goods. */
const paint = await search('touch-up paint', (found) => isOnlyMissingIn(britain, found))
/** Not sold in the United Kingdom, where another make of the same part is. */
const disc = await search('brake disc', async (found) => {
  const makes = found.related.filter(({ relation }) => relation === 'alternative')
  if (!isOnlyMissingIn(britain, found) || makes.length === 0) return false
  return isAnyAvailable(britain, { products: makes.map(({ product }) => product) })
})
/** Made for traffic on the left: sold in the United Kingdom alone. */
const lamp = await search('headlamp', (found) => isOnlyMissingIn(sweden, found))

const shop = await createTestShop()

async function visit(found: ProductWithMarkets, country: string, locale = '', visited = shop) {
  const path = `${locale}/p/${found.product.uri}`
  const response = await visited.fetch(path, { headers: { 'x-test-country': country } })
  const html = await response.text()
  await visited.settle()
  const [, title = '', band = ''] =
    /<section class="product-band"[^>]*>.*?<h2>(.*?)<\/h2>(.*?)<\/section>/s.exec(html) ?? []
  return {
    status: response.status,
    html,
    text: textOf(html),
    heading: headingOf(html),
    /** The countries to choose from. */
    countries: [...html.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code),
    /** The title of the band of alternatives, and its text. */
    title: textOf(title),
    band: textOf(band),
  }
}

test('the page of a part that is not sold in a country says so, names the part, and shows parts sold there', async () => {
  const { status, html, text, heading, title, band } = await visit(paint, 'GB')
  expect([status, heading]).toEqual([200, 'Not sold in the United Kingdom'])
  expect(text).toContain(paint.product.name.replace(` – ${paint.product.brandName}`, ''))
  expect(html).toContain(`<code>${paint.product.sku}</code>`)
  expect(html).toContain(`src="${paint.product.media[0]}"`)
  expect(title).toBe('Other parts in Oils, fluids & car care')
  expect(band).toMatch(/£\d.*Add to cart/s)
  expect(text).not.toMatch(/\d kr/)
})

test('a part that is not sold in a country is replaced by other makes of it that are', async () => {
  const { title, band } = await visit(disc, 'GB')
  expect(title).toBe('Alternatives sold in your country')
  expect(band).toMatch(/£\d.*Add to cart/s)
  expect(band).not.toContain(disc.product.sku)
})

test('a part without other makes is replaced by parts of its kind for the same cars', async () => {
  const withoutRelated = await createTestShop({
    upstream: async (request, sandbox) => {
      const isForAllMarkets = (await request.clone().text()).includes('"market":"all"')
      const reply = await sandbox(request)
      if (!isForAllMarkets) return reply
      const { products } = v.parse(v.object({ products: v.array(v.looseObject({})) }), await reply.json())
      return Response.json({ products: products.map((product) => ({ ...product, relatedProducts: [] })) })
    },
  })
  const { title, band } = await visit(disc, 'GB', '', withoutRelated)
  expect(title).toBe('Brake discs for the same cars')
  const models = disc.product.vehicles.map(({ name }) => name.split(', ')[0] ?? '')
  expect(models.some((model) => band.includes(model))).toBe(true)
})

test('a part that is sold in one other country is found in the language of the shopper', async () => {
  const { heading, title, countries } = await visit(lamp, 'SE', '/sv')
  expect([heading, title]).toEqual([
    'Säljs inte i det här landet: Sverige',
    'Andra delar i kategorin Strålkastare',
  ])
  expect(countries).toEqual(['GB'])
})

test('a part that is not sold in a country leads to those that have it', async () => {
  const { html, countries } = await visit(paint, 'GB')
  expect(countries).toEqual(expect.arrayContaining(['SE', 'DE']))
  expect(countries).not.toContain('GB')
  expect(countries).not.toContain('NO')
  const path = `/p/${paint.product.uri}`
  expect(html).toContain(`name="back" value="${path}"`)

  const response = await shop.fetch('/region', {
    method: 'POST',
    body: new URLSearchParams({ country: 'SE', back: path }),
    headers: { origin: shop.origin, 'sec-fetch-site': 'same-origin' },
  })
  await shop.settle()
  expect([response.status, response.headers.get('location')]).toEqual([303, shop.origin + path])
  expect(response.headers.getSetCookie().join()).toContain('rc_country=SE')
})

test('search engines leave the page of a part out where it is not sold', async () => {
  const { html } = await visit(paint, 'GB')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/rel="canonical"|application\/ld\+json/)
})

test('a part that is sold in a country has its own page there', async () => {
  const { status, heading, html } = await visit(paint, 'SE')
  expect([status, heading]).toEqual([200, expect.stringMatching(/^Touch-up paint/)])
  expect(html).toContain('rel="canonical"')
})

test('a part that is not sold in a country says so even when no alternative can be loaded', async () => {
  const broken = await createTestShop({
    upstream: async (request, sandbox) => {
      const isListing = /"(categories|products)":\[/.test(await request.clone().text())
      return isListing ? new Response(null, { status: 502 }) : sandbox(request)
    },
  })
  const { status, heading, title } = await visit(paint, 'GB', '', broken)
  expect([status, heading, title]).toEqual([200, 'Not sold in the United Kingdom', ''])
})

test('an address no part has is not found, in the usual words', async () => {
  const response = await shop.fetch('/p/no-such-part', { headers: { 'x-test-country': 'GB' } })
  const heading = headingOf(await response.text())
  await shop.settle()
  expect([response.status, heading]).toEqual([404, "Sorry, We Couldn't Find The Page You're Looking For!"])
})

test('a category of which a country sells nothing says so, and speaks of filters only where there are some', async () => {
  const listing = async (address: string, country: string) =>
    textOf(await (await shop.fetch(address, { headers: { 'x-test-country': country } })).text())
  const batteries = '/c/electrical-batteries/batteries'
  const whole = await listing(batteries, 'NO')
  expect(whole).toContain('Not sold in Norway')
  expect(whole).not.toContain('Remove a filter')
  const filtered = await listing(`${batteries}?filters={"brands":["1"]}`, 'NO')
  expect(filtered).not.toContain('Not sold in Norway')
  expect(await listing(batteries, 'SE')).not.toContain('Not sold in')
})
