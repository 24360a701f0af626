import { expect, test } from 'vitest'
import { documentContext, shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function visit(path: string, headers: Record<string, string>, variables: Record<string, string> = {}) {
  const edge = createEdge({ variables, upstream: () => Response.json(countries) })
  await edge.fetch(path, { headers })
  const context = edge.rendered[0]?.context
  const shop = await context?.get(shopContext)
  return { region: shop?.region, locale: shop?.locale, waitForAll: context?.get(documentContext).waitForAll }
}

const sweden = { country: 'SE', market: 1, pricelist: 1, currency: 'SEK' }
const germany = { country: 'DE', market: 2, pricelist: 2, currency: 'EUR' }
const britain = { country: 'GB', market: 3, pricelist: 3, currency: 'GBP' }

test('the visitor’s choice decides the country of the purchase', async () => {
  expect(await visit('/', { cookie: 'rc_country=GB', 'x-test-country': 'DE' })).toMatchObject({
    region: britain,
  })
})

test.each(['NO', 'XX', 'gb', '%00', '"><script>'])(
  'a chosen country or language that is not offered (%s) is ignored',
  async (chosen) => {
    expect(await visit('/', { cookie: `rc_country=${chosen}`, 'x-test-country': 'DE' })).toMatchObject({
      region: germany,
    })
  },
)

test('without a choice it is where they are, and else where the shop is at home', async () => {
  expect(await visit('/', { 'x-test-country': 'DE' })).toMatchObject({ region: germany })
  expect(await visit('/', { 'x-test-country': 'JP' })).toMatchObject({ region: sweden })
  expect(await visit('/', {}, { DEFAULT_COUNTRY: 'GB' })).toMatchObject({ region: britain })
})

test('language and country are chosen independently', async () => {
  expect(await visit('/fi/p/x', { 'x-test-country': 'DE' })).toMatchObject({ region: germany, locale: 'fi' })
})

test('a crawler reads one price an address, wherever it comes from, and the whole page at once', async () => {
  const crawler = { 'user-agent': googlebot, 'x-test-country': 'GB', cookie: 'rc_country=GB' }
  expect(await visit('/de/p/x', crawler)).toEqual({ region: germany, locale: 'de', waitForAll: true })
  expect(await visit('/p/x', crawler)).toEqual({ region: sweden, locale: 'en', waitForAll: true })
  expect(await visit('/fr/p/x', crawler)).toMatchObject({ region: sweden })
})

test('a person gets the page as it comes', async () => {
  expect(await visit('/', { 'user-agent': 'Mozilla/5.0 Chrome/156.0.0.0 Safari/537.36' })).toMatchObject({
    waitForAll: false,
  })
})
