import { afterEach, describe, expect, test, vi } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, headingOf } from '#tests/support/shop/test-shop.ts'

afterEach(() => void vi.useRealTimers())

const noon = Date.UTC(2026, 10, 21, 12)

/**
 * The service of a call. The catalogue and the cart share an address, and are distinguished by the requested resource.
 */
const services = {
  catalogue: /^\/api\/(checkout\/(products|uri|categories|brands|bundles|countries\/all)|shop)(\/|$)/,
  cart: /^\/api\/checkout\/(?!(products|uri|categories|brands|bundles|countries\/all)(\/|$))/,
  search: /^\/search\//,
  content: /^\/content\//,
}
type Service = keyof typeof services

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 40,
  onlyAvailable: true,
})
const plain = products.find(
  ({ items, bundle, depositItem }) =>
    items.length === 1 && items[0]?.stock === 'yes' && !bundle && !depositItem,
)
if (!plain?.items[0]) throw new Error('The sandbox has nothing plain to sell.')
const { item } = plain.items[0]

const browsing = {
  home: '/',
  category: `/c/${categories[0]?.uri}`,
  brand: `/b/${plain.brandUri}`,
  product: `/p/${plain.uri}`,
}
const screens = {
  ...browsing,
  search: '/search?keyword=disc',
  information: '/info/delivery',
  cart: '/cart',
  checkout: '/checkout/',
  confirmation: '/checkout/confirmation',
  wishlist: `/wishlist/${plain.product},${products.at(-1)?.product}`,
  ownWishlist: '/wishlist',
  login: '/login',
  region: '/region',
}
const unseen = `/c/${categories[1]?.uri}`

/** A shopper with a part in the cart who has seen every screen, in the minute in which a service goes down. */
async function darkened(service: Service) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const back = { down: false }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      back.down && services[service].test(new URL(request.url).pathname)
        ? new Response('<h1>Bad gateway</h1>', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item })
  const known = new Map<string, string>()
  for (const path of Object.values(screens)) known.set(path, headingOf((await shopper.read(path)).html))
  back.down = true
  vi.setSystemTime(noon + 2 * 60_000)
  return { shopper, known, back, shop }
}

type Shopper = Awaited<ReturnType<typeof darkened>>

async function expectToWork({ shopper, known }: Shopper, paths: string[]) {
  for (const path of paths) {
    const { status, html } = await shopper.read(path)
    expect([path, status, headingOf(html)]).toEqual([path, 200, known.get(path)])
    expect(html).toMatch(/<\/html>\s*$/)
  }
}

async function expectToSay({ shopper }: Shopper, path: string, ...texts: string[]) {
  const { status, text, html, headers } = await shopper.read(path)
  expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '30'])
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const expected of texts) expect(text).toContain(expected)
  expect(html).toMatch(/<\/html>\s*$/)
}

describe('while the catalogue is down', () => {
  test('every known screen is shown, with the content of the cart', async () => {
    const visit = await darkened('catalogue')
    await expectToWork(visit, Object.values(screens))
    expect((await visit.shopper.read('/cart')).text).toContain(plain.sku)
  })

  test('a shared list that is known has its parts; of another it is said that they cannot be had now', async () => {
    const visit = await darkened('catalogue')
    expect((await visit.shopper.read(screens.wishlist)).text).toContain(plain.sku)
    // Parts are cached by themselves; this one was on no screen.
    await expectToSay(visit, '/wishlist/987654321', 'The catalogue cannot be reached right now')
  })

  test('a new search shows the prices of the index, and marks unknown facts', async () => {
    const search = '/search?keyword=alternator'
    const priced = (html: string) => [...html.matchAll(/class="amount">([^<]+)</g)].map(([, price]) => price)
    const up = await createNoScriptShopper(await createTestShop()).read(search)
    const { shopper } = await darkened('catalogue')
    const { status, html, text } = await shopper.read(search)
    expect([status, headingOf(html)]).toEqual([200, headingOf(up.html)])
    expect(priced(html)).toEqual(priced(up.html))
    expect(text).toContain('Availability unknown')
    expect(text).not.toContain('Add to cart')
  })

  test('a part can still be put into the cart', async () => {
    const { shopper } = await darkened('catalogue')
    expect((await shopper.read(screens.product)).text).toContain('Add to cart')
    const { html } = await shopper.post('/cart', { item })
    expect(html).toMatch(/name="quantity"[^>]*value="2"/)
  })

  test('a page that is not cached says that it is unavailable, and the cached pages stay reachable', async () => {
    const visit = await darkened('catalogue')
    await expectToSay(visit, unseen, 'The catalogue cannot be reached right now')
    await expectToWork(visit, ['/'])
  })
})

describe('while the cart cannot be reached', () => {
  test('visitors can browse and search, see prices and the button to buy', async () => {
    const visit = await darkened('cart')
    await expectToWork(visit, [...Object.values(browsing), screens.search, screens.wishlist, screens.login])
    expect((await visit.shopper.read(unseen)).status).toBe(200)
    expect((await visit.shopper.read(screens.product)).text).toContain('Add to cart')
  })

  test('the cart says so, offers to try again, and keeps its token', async () => {
    const visit = await darkened('cart')
    const { token } = visit.shopper.session
    await expectToSay(visit, '/cart', 'The cart cannot be reached', 'Try again')
    expect(visit.shopper.session.token).toBe(token)
  })

  test('a failed addition is explained', async () => {
    const { shopper } = await darkened('cart')
    const { location, text } = await shopper.post('/cart', { item })
    expect(location).toBe('/cart?said=unanswered')
    expect(text).toContain('The cart cannot be reached')
  })

  test('after twenty failures it is not read for some seconds; to change it can be tried at any time', async () => {
    const { shopper, back, shop } = await darkened('cart')
    for (let count = 0; count < 20; count += 1) await shopper.read('/cart')
    back.down = false
    shop.calls.length = 0
    expect((await shopper.read('/cart')).status).toBe(503)
    expect(shop.calls.filter(({ path }) => path.endsWith('/selection'))).toEqual([])
    const { location } = await shopper.post('/cart', { item })
    expect(location).toMatch(/said=added/)
    vi.setSystemTime(Date.now() + 6_000)
    expect((await shopper.read('/cart')).html).toMatch(/name="quantity"[^>]*value="2"/)
  })

  test('checkout and confirmation open, and ask in the browser', async () => {
    await expectToWork(await darkened('cart'), [screens.checkout, screens.confirmation])
  })
})

describe('while the search is down', () => {
  test('the search page shows a message and leads to the categories; everything else works', async () => {
    const visit = await darkened('search')
    await expectToSay(visit, screens.search, 'The search cannot be reached right now')
    expect((await visit.shopper.read(screens.search)).html).toContain('category-tiles')
    await expectToWork(
      visit,
      Object.values(screens).filter((path) => path !== screens.search),
    )
  })
})

describe('while the content service is down', () => {
  test('every screen that is known is there, its pages of information too', async () => {
    await expectToWork(await darkened('content'), Object.values(screens))
  })

  test('the home page does without it, and a page of information says so', async () => {
    const visit = await darkened('content')
    const home = await visit.shopper.read('/de')
    expect([home.status, home.html.includes('<article')]).toEqual([200, true])
    await expectToSay(visit, '/info/privacy', 'cannot be reached right now')
    await expectToWork(visit, Object.values(browsing))
  })
})
