import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import * as paths from '#src/paths.ts'
import {
  type Path,
  pathsIn,
  shortened,
  valueIn,
  withoutValue,
  withValue,
} from '#tests/support/back-end/damages.ts'
import { createRelay, rewriteJson } from '#tests/support/back-end/relay.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
const brakes = categories.find(({ uri }) => uri === 'brakes')?.category
const sold = { ...context, categories: [brakes], onlyAvailable: true, limit: 200 }
const { products } = await fetchCatalogue(Listing, '/products', sold)
const sample = await fetchCatalogue(v.object({ products: v.array(v.looseObject({})) }), '/products', {
  ...sold,
  limit: 1,
})
/** Every field of a product. */
const fields = pathsIn(shortened(sample.products[0], 1))
const plain = products.filter(
  ({ items, bundle, depositItem }) => items.length === 1 && !bundle && !depositItem,
)

const logged = vi.spyOn(console, 'log')
afterEach(() => logged.mockClear())

/** The shop's log of one kind since the test began. */
function events(kind: string): { route?: string; paths?: string[]; error?: string }[] {
  const lines = logged.mock.calls.flat().map(String)
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === kind)
}

/** The built shop, with some replies of its services changed. */
async function openShop(calls: RegExp, change: (body: unknown) => unknown) {
  const relay = createRelay()
  relay.on(calls, rewriteJson(change))
  return createTestShop({ upstream: relay.fetch, variables: { LOG_LEVEL: 'error' } })
}

/** The paths of the records of products in a body. */
function productPaths(body: unknown): Path[] {
  const records = /(^|\.)(products\.\d+|product|relatedProducts\.\d+|sectionProducts\.\d+)$/
  return pathsIn(body).filter((path) => records.test(path.join('.')))
}

/** A body with the records of some products changed. */
function withProducts(body: unknown, change: (record: object) => object): unknown {
  return productPaths(body).reduce<unknown>((changed, path) => {
    const record = valueIn(changed, path)
    return typeof record === 'object' && record !== null ? withValue(changed, path, change(record)) : changed
  }, body)
}

/** A record without a field, or with something else in it; as it is where it has no such field. */
function withField(record: object, path: Path, value: unknown): object {
  if (valueIn(record, path) === undefined) return record
  return Object(value === undefined ? withoutValue(record, path) : withValue(record, path, value))
}

/** Values a field may have; undefined: the field is missing. */
const oddities = [undefined, null, { odd: true }, 'odd', -7, []]

test('a listing shows every product that can be read, with any field of one missing or odd', async () => {
  const pageful = 60
  const damages = fields.flatMap((path) => oddities.slice(0, 3).map((value) => ({ path, value })))
  for (let first = 0; first < damages.length; first += pageful) {
    const batch = damages.slice(first, first + pageful)
    const shop = await openShop(/POST \/api\/checkout\/products$/, (body) =>
      batch.reduce<unknown>((changed, { path, value }, index) => {
        const record = valueIn(changed, ['products', index])
        return record
          ? withValue(changed, ['products', index], withField(Object(record), path, value))
          : changed
      }, body),
    )
    const response = await shop.fetch('/c/brakes?page=3')
    const html = await response.text()
    await shop.settle()
    const lost = batch.filter(({ path }) => isEssential(path)).length
    const shown = html.match(/class="product-card/g)?.length
    expect([first, response.status, shown]).toEqual([first, 200, pageful - lost])
    expect(html).toContain('Load more')
  }
}, 60_000)

test('a product page is shown with any of its fields missing or odd', async () => {
  const shown = fields.filter((path) => !isEssential(path))
  const pages = plain.slice(0, shown.length).map(({ product, uri }, index) => ({
    product,
    uri,
    path: shown[index] ?? [],
    value: oddities[index % oddities.length],
  }))
  expect(pages).toHaveLength(shown.length)
  const shop = await openShop(/POST \/api\/checkout\/products/, (body) =>
    withProducts(body, (record) => {
      const page = pages.find(({ product }) => product === Object(record).product)
      return page ? withField(record, page.path, page.value) : record
    }),
  )
  for (const { uri, path } of sampled(pages, 4)) {
    const response = await shop.fetch(paths.product(uri))
    const html = await response.text()
    await shop.settle()
    expect([path, response.status, html.includes('</html>')]).toEqual([path, 200, true])
  }
  expect(events('error')).toEqual([])
}, 60_000)

test('a listing whose only product cannot be read is shown without it', async () => {
  const shop = await openShop(/POST \/api\/checkout\/products$/, (body) => ({
    ...Object(body),
    products: [{ ...sample.products[0], uri: 7 }],
    productCount: 1,
  }))
  const response = await shop.fetch('/c/brakes')
  const html = await response.text()
  await shop.settle()
  expect([response.status, headingOf(html)]).toEqual([200, 'Brakes'])
  expect(html).not.toContain('class="product-card')
})

test('the page of a product whose record cannot be read answers 503, not 404', async () => {
  const [part] = plain
  const shop = await openShop(/POST \/api\/checkout\/products$/, (body) =>
    withProducts(body, (record) => ({ ...record, uri: 7 })),
  )
  const response = await shop.fetch(paths.product(part?.uri ?? ''))
  await response.text()
  await shop.settle()
  expect(response.status).toBe(503)
})

/** Without its id or its address a product can neither be linked to nor be shown. */
function isEssential(path: Path): boolean {
  return /^(product|uri)$/.test(path.join('.'))
}

test.each(sampled([{ odd: null }, { odd: 7 }, { odd: 'odd' }, { odd: {} }, { odd: [] }, { odd: [[]] }], 6))(
  'no page is lost to an odd record in every list of every reply: %j',
  async ({ odd }) => {
    const shop = await openShop(/./, (body) =>
      pathsIn(body).reduce<unknown>((changed, path) => {
        const list = valueIn(changed, path)
        return Array.isArray(list) ? withValue(changed, path, [odd, ...list]) : changed
      }, body),
    )
    const shopper = createNoScriptShopper(shop)
    const [part] = plain
    const pages = [
      '/',
      '/c/brakes',
      `/b/${part?.brandUri}`,
      paths.product(part?.uri ?? ''),
      '/search?keyword=disc',
      '/info/terms',
      '/region',
    ]
    for (const path of pages) {
      const { status, html } = await shopper.read(path)
      expect([path, status]).toEqual([path, 200])
      expect(headingOf(html)).not.toBe('')
    }
    const cart = await shopper.post('/cart', { item: part?.items[0]?.item ?? '' })
    expect([cart.status, linesOf(cart.html).length]).toEqual([200, 1])
    expect(cart.text).toContain('cannot be shown here')
  },
)

test('a left out part of a reply is logged once, by its path', async () => {
  const shop = await openShop(/POST \/api\/checkout\/categories$/, (body) =>
    withValue(body, ['categories', 0, 'name'], 'canary'),
  )
  for (const path of ['/', '/', '/sv', '/']) await (await shop.fetch(path)).text()
  await shop.settle()
  expect(events('unreadable').map(({ route, paths }) => [route, paths])).toEqual([
    ['POST /categories', ['categories.0.name']],
    ['POST /categories', ['categories.0.name']],
  ])
})

test.each([
  ['a picture address that is none', { media: { standard: ['http://[bad', 'https://x:99999999/'] } }],
  ['a script in place of a picture', { media: { standard: ['javascript:alert(1)', '//evil.test/x.png'] } }],
  ['half a letter in the address of its brand', { brandUri: '\ud800' }],
  ['a deposit that is no item', { deposit_item: '..', tech_condition: 'remanufactured' }],
  ['an engine called constructor', { fitment_rows: '[{"model":"toString","engines":["constructor"]}]' }],
  ['a measure called constructor', { tech_constructor: 'odd measure', tech_filter_design: 'constructor' }],
])('a part with %s has its page and its place in the listing', async (_, changes) => {
  const part = products[0]
  const shop = await openShop(/POST \/api\/checkout\/products/, (body) =>
    withProducts(body, (record) =>
      Object(record).product === part?.product ? { ...record, ...changes } : record,
    ),
  )
  const page = await shop.fetch(paths.product(part?.uri ?? ''))
  const html = await page.text()
  await shop.settle()
  expect([page.status, part?.name]).toEqual([200, expect.stringContaining(headingOf(html))])
  expect(html).not.toMatch(/javascript:alert|evil\.test/)
  if ('fitment_rows' in changes) expect(textOf(html)).toContain('CONSTRUCTOR')
  if ('tech_constructor' in changes) expect(textOf(html)).toMatch(/Filter type ?constructor/)
  const listing = await (await shop.fetch('/c/brakes')).text()
  expect(listing).toContain(paths.product(part?.uri ?? ''))
  await shop.settle()
  expect(events('error')).toEqual([])
})
