import { expect, test } from 'vitest'
import { userAgent } from '#scripts/shop/user-agent.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const { countries } = await fetchCatalogue(CountriesReply, '/countries/all', {}, 'GET')

/** Plain items that are sold in a country. */
async function itemsSoldIn(country: string): Promise<string[]> {
  const market = Number(countries.find((entry) => entry.country === country)?.market)
  const { products } = await fetchCatalogue(Listing, '/products', { market, limit: 250, onlyAvailable: true })
  return products.flatMap(({ items, bundle }) =>
    items.length === 1 && !bundle ? (items[0]?.item ?? []) : [],
  )
}
const sweden = await itemsSoldIn('SE')
const britain = new Set(await itemsSoldIn('GB'))
const [everywhere = ''] = sweden.filter((item) => britain.has(item))
const [notInBritain = ''] = sweden.filter((item) => !britain.has(item))

async function post(shop: TestShop, path: string, fields: [string, string][], cookie = '') {
  const response = await shop.fetch(path, {
    method: 'POST',
    headers: { 'user-agent': userAgent, origin: shop.origin, cookie },
    body: new URLSearchParams(fields),
  })
  const html = await response.text()
  await shop.settle()
  return { status: response.status, headers: response.headers, html, text: textOf(html) }
}
const choose = (country: string, more: Record<string, string> = {}): [string, string][] =>
  Object.entries({ country, ...more })

test('without script country and language are chosen by a form, which leads back', async () => {
  const shop = await createTestShop()
  const { html, text } = await createNoScriptShopper(shop).read('/region?back=%2Fc%2Fbrakes')
  expect(text).toContain('Finland')
  expect(html).toContain('value="/c/brakes"')
  const { status, headers } = await post(
    shop,
    '/region',
    choose('FI', { language: 'sv', back: '/c/brakes?page=2' }),
  )
  expect([status, headers.get('location')]).toEqual([303, 'https://shop.test/sv/c/brakes?page=2'])
  expect(headers.getSetCookie()).toEqual([
    'rc_country=FI; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
    'rc_lang=sv; Path=/; Max-Age=31536000; Secure; SameSite=Lax',
  ])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a chosen country shows its prices in every language', async () => {
  const shop = await createTestShop()
  const response = await shop.fetch('/fi/c/brakes', {
    headers: { cookie: 'rc_country=GB', 'x-test-country': 'SE' },
  })
  expect(textOf(await response.text())).toMatch(/£|GBP/)
})

test('changing the country without a cart creates none', async () => {
  const shop = await createTestShop()
  await post(shop, '/region', choose('DE'))
  expect(shop.calls.filter(({ path }) => /selection|countries\/DE/.test(path))).toEqual([])
})

/** The address an answer led to, as the shopper's browser requests it. */
const addressOf = ({ location }: { location: string | null }) =>
  (location ?? '').replace('https://shop.test', '')

const droppedText = 'Not sold in this country, so removed from your cart:'

/** A shopper with two lines in Sweden, one of which Britain does not sell, who moves there. */
async function moveToBritain(shop: TestShop, fields: Record<string, string>) {
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: everywhere })
  await shopper.post('/cart', { item: notInBritain, quantity: '2' })
  const moved = await shopper.post('/region', { country: 'GB', ...fields })
  return { shopper, moved }
}

test('a cart moves to the new country; lines not sold there are named and can be restored', async () => {
  const shop = await createTestShop()
  const { shopper, moved } = await moveToBritain(shop, { back: '/c/brakes' })
  expect([moved.sent.status, moved.status]).toEqual([303, 200])
  expect(moved.sent.headers.getSetCookie().join()).toContain('rc_country=GB')
  expect(moved.text).toContain(droppedText)
  // The page that says so has the country's prices already: nothing is left for the browser to synchronise.
  expect(moved.text).toContain('United Kingdom GBP')
  const [, restore = ''] = /name="restore" value="([^"]*)"/.exec(moved.html) ?? []
  expect((await shopper.read('/cart')).text).toContain('£')

  const undone = await shopper.post('/region', { country: 'SE', back: '/cart', restore })
  expect([undone.sent.status, undone.location]).toEqual([303, 'https://shop.test/cart'])
  expect(undone.text).toContain('kr')
  expect(linesOf(undone.html)).toHaveLength(2)
})

test.each(['/cart', '/checkout/'])(
  'the removed lines are named however often the page is loaded, in the chosen language; before it was %s',
  async (back) => {
    const { shopper, moved } = await moveToBritain(await createTestShop(), { back, language: 'sv' })
    for (const load of [1, 2]) {
      const page = load === 1 ? moved : await shopper.read(addressOf(moved))
      expect(page.text).toContain('Säljs inte i det här landet och har tagits ur varukorgen:')
      expect(page.text).toContain('Tillbaka till Sverige')
      expect(page.html).toContain(`href="/sv${back}"`)
    }
    expect((await createNoScriptShopper(await createTestShop()).read(addressOf(moved))).text).not.toContain(
      'varukorgen:',
    )
  },
)

test('removed lines are counted where the catalogue does not name them', async () => {
  const shop = await createTestShop({
    upstream: async (request, sandbox) =>
      (await request.clone().text()).includes('"market":"all"')
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const { moved } = await moveToBritain(shop, {})
  expect(moved.text).toContain('1 part is not sold in this country and was removed from your cart.')
})

test.each([
  ['another shop', 'https://evil.test/'],
  ['an address that begins another', '//evil.test'],
  ['itself', '/region'],
])('the redirect never leads to %s', async (_, back) => {
  const { headers } = await post(await createTestShop(), '/region', choose('FI', { back }))
  expect(headers.get('location')).toBe('https://shop.test/')
})

test.each(['', 'US', 'XX', 'fi', '../FI'])(
  'a country goods are not sent to (%s) is refused',
  async (country) => {
    const { status, headers } = await post(await createTestShop(), '/region', choose(country))
    expect([status, headers.getSetCookie()]).toEqual([400, []])
  },
)

test('a cart that cannot be reached keeps its country, and the page says so', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      /\/countries\/[A-Z]{2}$|\/selection/.test(request.url)
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  shopper.session.token = 't'
  const { sent, status, text } = await shopper.post('/region', { country: 'FI' })
  expect([sent.status, sent.headers.getSetCookie(), status]).toEqual([303, [], 200])
  expect(text).toContain('We couldn’t change the country.')
})

test('a country is changed back even when not every dropped line can be restored, and the page says so', async () => {
  const back = { sells: true }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      !back.sells && request.url.includes('/items/')
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: everywhere })
  await shopper.post('/region', { country: 'GB' })
  for (const item of [notInBritain, 'nothing-1']) {
    back.sells = item === 'nothing-1'
    const { sent, text } = await shopper.post('/region', { country: 'SE', restore: `${item}*2` })
    expect(sent.headers.getSetCookie().join()).toContain('rc_country=SE')
    expect(text).toContain('Not everything could be put back into your cart.')
  }
  expect((await shopper.read('/cart')).text).toContain('kr')
})
