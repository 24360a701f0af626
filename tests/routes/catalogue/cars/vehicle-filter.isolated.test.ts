import { afterEach, expect, test, vi } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { listingDefaults } from '#src/config.ts'
import { createRelay, rewriteJson, rewriteRequest } from '#tests/support/back-end/relay.ts'
import { filterQuery } from '#tests/support/shop/filter-boxes.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const path = '/c/brakes/disc-brakes/brake-discs'
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
const discs = categories.find(({ uri }) => path.endsWith(uri))?.category
const ask = (filters: object) =>
  fetchCatalogue(Listing, '/products', {
    ...context,
    ...listingDefaults,
    ...filters,
    categories: [discs],
    limit: 250,
  })
const key = 'volvo-240-b21a'
const text = `Volvo 240, B21A [${key}]`
const all = (await ask({})).productCount
const fitting = await ask({ 'vehicle.name': [text] })
if (fitting.productCount === 0 || fitting.productCount === all) throw new Error('The car decides nothing.')

const logged = vi.spyOn(console, 'log')
afterEach(() => logged.mockClear())

/** The built shop behind a relay. */
async function openShop() {
  const relay = createRelay()
  const shop = await createTestShop({ upstream: relay.fetch, variables: { LOG_LEVEL: 'error' } })
  return { relay, shop }
}
type Shop = Awaited<ReturnType<typeof openShop>>['shop']

const addressOf = (...keys: string[]) =>
  `${path}?${new URLSearchParams({ filters: JSON.stringify({ 'vehicle.id': keys }) })}`

/** A listing as a shopper sees it: how many products it says it has, and what it says it is narrowed by. */
async function visit(shop: Shop, address: string) {
  const response = await shop.fetch(address)
  const html = await response.text()
  await shop.settle()
  return {
    status: response.status,
    count: Number(/of ([\d,]+) products/.exec(textOf(html))?.[1]?.replace(',', '')),
    chosen: [...html.matchAll(/aria-label="Remove filter: ([^"]+)"/g)].map(([, name]) => name),
    html,
  }
}

/** The log lines about unreadable replies of the service. */
function unreadable(): string[] {
  const lines = logged.mock.calls.flat().map(String)
  return lines.filter((line) => line.includes('"unreadable"')).map((line) => JSON.parse(line).paths.join())
}

const carFilter = { status: 200, count: fitting.productCount, chosen: ['Car: Volvo 240, B21A'] }
const noFilter = { status: 200, count: all, chosen: [] }

test('a car in an address narrows a listing to the parts that fit it, by the text the service has for it', async () => {
  const { relay, shop } = await openShop()
  const listing = await visit(shop, `${addressOf(key)}&facet=vehicle.id`)
  expect(listing).toMatchObject(carFilter)
  const asked = relay.calls.map(({ body }) => body).filter((body) => body.includes('vehicle.'))
  // The list, and the number of its reduced prices.
  expect(asked.map((body) => JSON.parse(body)['vehicle.name'])).toEqual([[text], [text]])
  const other = fitting.filters.find(({ field }) => field === 'vehicle.id')?.values[3]
  expect(listing.html).toContain(`name="vehicle.id" value="${other?.value}"`)
  expect(listing.html).not.toMatch(/\[volvo-240|vehicle\.name/)
  expect(unreadable()).toEqual([])
})

test('a service may name element and filter values as it likes, and addresses stay as they are', async () => {
  const { relay, shop } = await openShop()
  const ids = new Map<unknown, string>()
  relay.on(
    /POST \/api\/checkout\/products$/,
    rewriteRequest((body) => {
      const { 'vehicle.bil': cars, ...rest } = Object(body)
      const texts = [...ids].filter(([, id]) => cars?.includes(id)).map(([name]) => name)
      return cars ? { ...rest, 'vehicle.name': texts } : rest
    }),
  )
  relay.on(
    /POST \/api\/checkout\/products$/,
    rewriteJson((body) => {
      const { filter, ...rest } = Object(body)
      return { ...rest, filter: filter.map(withIds) }
    }),
  )
  function withIds(filter: { field: string; values: { value: string; data: object }[] }) {
    if (filter.field !== 'vehicle.name') return filter
    return {
      field: 'vehicle.bil',
      values: filter.values.map(({ value, ...rest }) => {
        ids.set(value, ids.get(value) ?? `900${ids.size}`)
        return { ...rest, value: ids.get(value), data: { name: value } }
      }),
    }
  }
  expect(await visit(shop, addressOf(key))).toMatchObject(carFilter)
})

test('a car the service does not have is left out of the filters', async () => {
  const { shop } = await openShop()
  expect(await visit(shop, addressOf('trabant-601-p50'))).toMatchObject(noFilter)
  expect(await visit(shop, addressOf('constructor', '__proto__', '9999', text))).toMatchObject(noFilter)
  expect(await visit(shop, addressOf('trabant-601-p50', key))).toMatchObject(carFilter)
})

test('a service without a filter by car has its listings, and the log says so once', async () => {
  const { relay, shop } = await openShop()
  relay.on(
    /POST \/api\/checkout\/products$/,
    rewriteJson((body) => {
      const { filter, ...rest } = Object(body)
      return { ...rest, filter: filter.filter(({ field }: { field: string }) => !/^vehicle/.test(field)) }
    }),
  )
  for (const address of [addressOf(key), addressOf('volvo-240-b230f'), addressOf(key)]) {
    expect(await visit(shop, address)).toMatchObject(noFilter)
  }
  expect(unreadable()).toEqual(['filter'])
})

test('a service that refuses the filter by car is asked without it', async () => {
  const { relay, shop } = await openShop()
  relay.on(/POST \/api\/checkout\/products$/, (call, pass) =>
    JSON.parse(call.body)['vehicle.name']
      ? Response.json({ token: null, errors: { 'vehicle.name': 'unknown' } }, { status: 400 })
      : pass(),
  )
  expect(await visit(shop, addressOf(key))).toMatchObject(noFilter)
})

test('an address names a car by its key, or a model for all its engines', async () => {
  const { shop } = await openShop()
  const named = await visit(shop, `${path}?car=${key}`)
  expect(named).toMatchObject({ ...carFilter, chosen: [] })
  expect(textOf(named.html)).toContain(`For Volvo 240, B21A: ${fitting.productCount} of ${all} parts`)
  const dependent = '/c/engine-exhaust'
  const ofEngine = await visit(shop, `${dependent}?car=${key}`)
  const ofModel = await visit(shop, `${dependent}?car=volvo-240`)
  expect(ofModel.count).toBeGreaterThan(ofEngine.count)
  expect(textOf(ofModel.html)).toContain('For Volvo 240: ')
  expect(textOf(ofEngine.html)).toContain(`${ofModel.count} parts for any Volvo 240`)
  expect(ofEngine.html).toContain(`${dependent}?car=volvo-240"`)
  expect(ofModel.html).not.toContain('for any Volvo 240')
})

test.each(['volvo', 'volvo-9999', 'x', '__proto__', ''])(
  'the car %j, which there is not, is no filter',
  async (car) => {
    const { shop } = await openShop()
    expect(await visit(shop, `${path}?car=${car}`)).toMatchObject(noFilter)
  },
)

test('subcategories, further pages, another order and other filters keep the car of an address', async () => {
  const { shop } = await openShop()
  const { html } = await visit(shop, `/c/brakes?car=${key}&order=Latest`)
  expect(html).toContain(`/c/brakes/disc-brakes?car=${key}"`)
  expect(html).toContain(`page=2&amp;order=Latest&amp;car=${key}`)
  expect(html).toContain(`<input type="hidden" name="car" value="${key}"/>`)
  const narrowed = filterQuery(html, (boxes) =>
    boxes.map((box, index) =>
      index === boxes.findIndex(({ field }) => field === 'brands') ? { ...box, isTicked: true } : box,
    ),
  )
  const { headers } = await shop.fetch(`/c/brakes?${narrowed}`)
  expect(headers.get('location')).toMatch(
    new RegExp(`^/c/brakes\\?order=Latest&car=${key}&filters=%7B%22brands`),
  )
  const more = await shop.fetch(`/more/c/brakes?car=${key}&page=1`)
  const shown = await more.json()
  expect(JSON.stringify(shown)).toContain('volvo-240')
  expect(shown).toMatchObject({ cards: expect.any(Array), first: 1 })
})
