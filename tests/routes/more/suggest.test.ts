import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createTestShop, fetchCatalogue, setFaults, type TestShop } from '#tests/support/shop/test-shop.ts'

// Filling the catalogue takes its time, which is no test’s.
await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })

const Parts = v.array(v.object({ text: v.string(), found: v.boolean() }))
const Answer = v.object({
  places: v.array(v.object({ kind: v.string(), name: v.string(), within: v.string(), path: v.string() })),
  products: v.array(
    v.object({
      name: v.string(),
      sku: v.string(),
      match: v.optional(v.string()),
      nameParts: v.optional(Parts),
      uri: v.string(),
      price: v.string(),
      fit: v.string(),
      stock: v.object({ text: v.string() }),
    }),
  ),
  isNumber: v.boolean(),
  pages: v.array(v.object({ path: v.string(), title: Parts, excerpt: Parts })),
  unavailable: v.boolean(),
})

const nothing = { places: [], products: [], isNumber: false, pages: [] }

async function suggest(shop: TestShop, query: string, prefix = '') {
  const response = await shop.fetch(`${prefix}/more/suggest${query}`, { headers: { 'x-test-country': 'SE' } })
  expect(response.status).toBe(200)
  return v.parse(Answer, await response.json())
}
const searches = ({ calls }: TestShop) =>
  calls.flatMap(({ path }) => (path.startsWith('/search/') ? path : []))

test('products are suggested with price, stock, cars and matched words, by a search of products and one of content', async () => {
  const shop = await createTestShop()
  const { products } = await suggest(shop, '?keyword=brake+dis')
  expect(products).toHaveLength(12)
  for (const { price, stock } of products)
    expect([price, stock.text]).toEqual([expect.stringMatching(/kr/), expect.stringMatching(/./)])
  expect(products[0]?.nameParts?.filter(({ found }) => found).map(({ text }) => text)).toEqual([
    'Brake',
    'dis',
  ])
  expect(products.some(({ fit }) => fit !== '')).toBe(true)
  expect(searches(shop)).toEqual(['/search/indexes/products_en/search', '/search/indexes/content_en/search'])
})

test('the product with exactly the typed number comes first, however it is typed', async () => {
  const shop = await createTestShop()
  const { products, isNumber } = await suggest(shop, '?keyword=brake+disc')
  const sku = products[7]?.sku ?? ''
  expect([isNumber, sku]).toEqual([false, expect.stringMatching(/[^\p{L}\p{N}]/u)])
  for (const typed of [sku, sku.toLowerCase(), sku.replaceAll(/[^\p{L}\p{N}]/gu, '')]) {
    const found = await suggest(shop, `?keyword=${typed}`)
    expect([typed, found.products[0]?.sku, found.isNumber]).toEqual([typed, sku, true])
  }
})

test('a product found by another number says which it was', async () => {
  const { products, isNumber } = await suggest(await createTestShop(), '?keyword=x516+723')
  expect([isNumber, products[0]?.match]).toEqual([true, 'Matches OE number X516-723'])
})

test('pages and answers are suggested with a few words around the first match', async () => {
  const { pages } = await suggest(await createTestShop(), '?keyword=withdrawal')
  expect(pages.map(({ path }) => path)).toContain('/info/withdrawal')
  expect(pages.some(({ path }) => path.startsWith('/faq#'))).toBe(true)
  for (const { excerpt } of pages) expect(excerpt.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(12)
})

test('categories, brands and cars are suggested by their names, the closest first', async () => {
  const shop = await createTestShop()
  const { places } = await suggest(shop, '?keyword=volvo+24')
  expect(places).toContainEqual({ kind: 'car', name: 'Volvo 240', within: '', path: '/parts/volvo-240' })
  const [first] = (await suggest(shop, '?keyword=brak')).places
  expect(first).toMatchObject({ kind: 'category', name: 'Brakes', path: '/c/brakes' })
  const german = await suggest(shop, '?keyword=bremsscheib', '/de')
  expect(german.places.some(({ name }) => name.includes('remsscheib'))).toBe(true)
})

test('without a keyword nothing is suggested or asked', async () => {
  const shop = await createTestShop()
  for (const query of ['', '?keyword=', '?keyword=+%00'])
    expect(await suggest(shop, query)).toEqual({ ...nothing, unavailable: false })
  expect(searches(shop)).toEqual([])
})

test('a keyword of any length is requested with at most 128 characters', async () => {
  const shop = await createTestShop()
  await suggest(shop, `?keyword=${'brake '.repeat(500)}`)
  const asked = shop.calls.filter(({ path }) => path.startsWith('/search/'))
  expect(asked).not.toEqual([])
  for (const { body } of asked)
    for (const { q } of JSON.parse(body).queries ?? [JSON.parse(body)])
      expect(q.length).toBeLessThanOrEqual(128)
})

test('while the search service is down there are only places, and the answer says so', async () => {
  await setFaults([{ paths: ['/search'], fault: { kind: 'status', status: 503 } }])
  const found = await suggest(await createTestShop(), '?keyword=brake')
  await setFaults([])
  expect(found).toMatchObject({ products: [], pages: [], unavailable: true })
  expect(found.places.map(({ path }) => path)).toContain('/c/brakes')
})

test('without an index of content, only products are suggested', async () => {
  const shop = await createTestShop({
    async upstream(request, sandbox) {
      const { pathname } = new URL(request.url)
      if (pathname === '/search/indexes/content_fi/search') {
        // Only Finnish loses its index, which no other test asks.
        await sandbox(
          new Request(new URL('/search/indexes/content_fi', request.url), {
            method: 'DELETE',
            headers: { authorization: `Bearer ${testSecret}` },
          }),
        )
      }
      return sandbox(request)
    },
  })
  const { products, pages, unavailable } = await suggest(shop, '?keyword=volvo', '/fi')
  expect([products.length, pages, unavailable]).toEqual([12, [], false])
  expect(searches(shop)).toEqual(['/search/indexes/products_fi/search', '/search/indexes/content_fi/search'])
})
