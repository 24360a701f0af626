import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createTestShop, fetchCatalogue, setFaults, type TestShop } from '#tests/support/shop/test-shop.ts'

// Filling the catalogue takes its time, which is no test’s.
await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })

const Parts = v.array(v.object({ text: v.string(), found: v.boolean() }))
const Answer = v.object({
  car: v.nullable(
    v.union([
      v.object({ kind: v.literal('car'), label: v.string() }),
      v.object({ kind: v.literal('plate'), query: v.unknown() }),
    ]),
  ),
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
      more: v.number(),
    }),
  ),
  pages: v.array(v.object({ path: v.string(), title: Parts, excerpt: Parts })),
  unavailable: v.boolean(),
})

const nothing = { car: null, places: [], products: [], pages: [] }

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
  expect(products.length).toBeGreaterThan(1)
  expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
  for (const { price, stock } of products)
    expect([price, stock.text]).toEqual([expect.stringMatching(/kr/), expect.stringMatching(/./)])
  expect(products[0]?.nameParts?.filter(({ found }) => found).map(({ text }) => text)).toEqual([
    'Brake',
    'dis',
  ])
  expect(products.some(({ fit }) => fit !== '')).toBe(true)
  expect(searches(shop)).toEqual(['/search/indexes/products_en/search', '/search/indexes/content_en/search'])
})

test('categories of one name are told apart', async () => {
  const { places } = await suggest(await createTestShop(), '?keyword=brake+discs')
  const names = places.flatMap(({ kind, name }) => (kind === 'category' ? name : []))
  expect(names).toContain('Brake discs')
  expect(names).toContain('Brake discs (Amazon)')
})

test('the product with exactly the typed number comes first, however it is typed', async () => {
  const shop = await createTestShop()
  const { products } = await suggest(shop, '?keyword=brake+disc')
  const { sku = '' } = products.at(-1) ?? {}
  expect(sku).toMatch(/[^\p{L}\p{N}]/u)
  for (const typed of [sku, sku.toLowerCase(), sku.replaceAll(/[^\p{L}\p{N}]/gu, '')]) {
    const found = await suggest(shop, `?keyword=${typed}`)
    const [first] = found.products
    expect([typed, first?.sku, first?.match]).toEqual([typed, sku, `Matches part number ${sku}`])
  }
})

test('a product found by another number says which it was', async () => {
  const { products } = await suggest(await createTestShop(), '?keyword=x516+723')
  expect(products[0]?.match).toBe('Matches OE number X516-723')
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

test('parts of one name are one line, which says how many there are', async () => {
  const { products } = await suggest(await createTestShop(), '?keyword=oil+filter+volvo+240')
  expect(products.some(({ more }) => more > 0)).toBe(true)
  expect(products.reduce((sum, { more }) => sum + 1 + more, 0)).toBeLessThanOrEqual(12)
})

test('a car among other words is suggested with the categories that those name', async () => {
  const { places, products } = await suggest(await createTestShop(), '?keyword=brake+pads+volvo+240+1987')
  expect(places).toContainEqual({ kind: 'car', name: 'Volvo 240', within: '', path: '/parts/volvo-240' })
  expect(places.some(({ kind, name }) => kind === 'category' && /pads/i.test(name))).toBe(true)
  for (const { name } of products) expect(name).toMatch(/^Brake pad set/)
})

test('a chassis number is suggested as a car, and so is a plate of the country of delivery', async () => {
  const shop = await createTestShop()
  expect((await suggest(shop, '?keyword=YV1LW5543J1234567')).car).toEqual({
    ...{ kind: 'car', label: 'Volvo 1988 or 2018' },
  })
  const plate = { kind: 'plate', query: { kind: 'plate', country: 'SE', plate: 'BRK240' } }
  // In another language it is the same country.
  for (const prefix of ['', '/de'])
    expect((await suggest(shop, '?keyword=brk+240', prefix)).car).toEqual(plate)
  for (const keyword of ['brake', 'bm94222', 'AB12CDE'])
    expect([keyword, (await suggest(shop, `?keyword=${keyword}`)).car]).toEqual([keyword, null])
})

test('without a word nothing is suggested or asked', async () => {
  const shop = await createTestShop()
  for (const query of ['', '?keyword=', '?keyword=+%00', '?keyword=%25', '?keyword=a'])
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
  expect([products.length > 0, pages, unavailable]).toEqual([true, [], false])
  expect(searches(shop)).toEqual(['/search/indexes/products_fi/search', '/search/indexes/content_fi/search'])
})
