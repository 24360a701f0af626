import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { maxRankedHits, searchPageSize } from '#src/config.ts'
import { loadSearch, loadSearchPages, type SearchScreen } from '#src/features/search/load-search.ts'
import { maxSearchPages } from '#src/features/search/search-query.ts'
import { type Shop, shopContext } from '#src/shop.ts'
import { createEdge, region } from '#tests/support/shop/test-edge.ts'

const sweden = { countries: [region('SE', '1', '11', 'SEK')] }

const hit = (product: string, price: number | null = 50) => ({
  product,
  name: `Part ${product}`,
  sku: `S-${product}`,
  uri: `part-${product}`,
  brandName: 'Bromsvik',
  media: {},
  prices: { 1: { 11: { priceAsNumber: price } } },
})
type Hit = ReturnType<typeof hit>

const sold = (product: string) => ({
  product,
  name: `Part ${product}`,
  uri: `part-${product}`,
  sku: `S-${product}`,
  brandName: 'Bromsvik',
  priceAsNumber: 80,
  priceBeforeDiscountAsNumber: 80,
  available: true,
  items: [{ item: `${product}-1`, name: '', sku: '', ean: '', stock: 'yes' }],
  media: {},
})

interface Found {
  /** Null: the index does not answer. */
  hits: Hit[] | null
  total?: number
  content?: object[]
  /** Null: it does not answer. */
  catalogue: string[] | null
}

/** Answers to several searches of products that are asked by one call, by their words. */
const answersOf = (queries: readonly { q: string }[], found: Record<string, Hit[]>) =>
  Response.json({ results: queries.map(({ q }) => ({ hits: found[q] ?? [] })) })

/**
 * A search in a shop where these searches find products, and no other does; and the searches it asked for, by call. `answer`
 * replaces the answer to several by one call.
 */
async function searchAmong(
  found: Record<string, Hit[]>,
  keyword: string,
  answer: () => Promise<Response> | null = () => null,
) {
  const done: SearchScreen[] = []
  const asked: string[][] = []
  const reported: unknown[] = []
  const edge = createEdge({
    async upstream(request) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(sweden)
      if (pathname.endsWith('/brands'))
        return Response.json({ brands: [{ brand: '1', name: 'Bosch', uri: 'bosch' }] })
      if (pathname.includes('/indexes/')) {
        const { q } = v.parse(Query, await request.json())
        asked.push([q])
        return Response.json({ hits: pathname.includes('content_') ? [] : (found[q] ?? []) })
      }
      if (!pathname.endsWith('/multi-search')) {
        const catalogue = Object.values(found)
          .flat()
          .map(({ product }) => sold(product))
        return Response.json({ products: catalogue, productCount: catalogue.length, filters: [] })
      }
      const { queries } = v.parse(Asked, await request.json())
      asked.push(queries.map(({ q }) => q))
      return (await answer()) ?? answersOf(queries, found)
    },
    render: async (_locale, _request, context) => {
      const shop = await context.get(shopContext)
      done.push(
        await loadSearch(shop, new URLSearchParams({ keyword }), (error) => void reported.push(error)),
      )
      return new Response('read')
    },
  })
  await edge.fetch('/search', { headers: { 'x-test-country': 'SE' } })
  return { screen: done[0], asked, reported }
}

const Query = v.object({ q: v.string() })
const Asked = v.object({ queries: v.array(Query) })

test('a search without results makes one more call for the nearest parts, and names their words', async () => {
  const hits = Array.from({ length: 9 }, (_, index) => hit(String(index + 1)))
  const { screen, asked } = await searchAmong({ X2719: hits }, 'X271-929')
  expect(asked).toEqual([['X271-929'], [''], ['X271-929'], ['X27192', 'X2719', 'X271']])
  expect(screen?.nearest?.heading).toBe('Closest matches for “X2719”')
  expect(screen?.nearest?.cards.map(({ product }) => product)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ])
  expect(screen).toMatchObject({ notes: [], count: 0, pages: { cards: [] } })
})

test('a word with a wrong letter is corrected, and the page says so', async () => {
  const { screen, asked } = await searchAmong({ bosch: [hit('1')], bosh: [] }, 'bosh')
  expect(asked.flat()).toContain('bosch')
  expect(screen).toMatchObject({ heading: '1 result for “bosch”', nearest: null, count: 1 })
  expect(screen?.notes).toEqual([
    {
      before: 'Showing results for “bosch”. Search instead for ',
      link: { text: 'bosh', path: '/search?keyword=%22bosh%22' },
      after: '.',
    },
  ])
})

test('a correction without results is not offered', async () => {
  const { screen } = await searchAmong({}, 'bosh')
  expect(screen).toMatchObject({ heading: 'Nothing found for “bosh”', notes: [], nearest: null })
})

test('a search that finds something asks for nothing more', async () => {
  const { screen, asked } = await searchAmong({ disc: [hit('1')] }, 'disc')
  expect(asked).toEqual([['disc'], ['disc']])
  expect(screen).toMatchObject({ notes: [], nearest: null, count: 1 })
})

test.each<[string, () => Promise<Response>]>([
  ['fails', async () => new Response(null, { status: 500 })],
  ['talks nonsense', async () => Response.json({ results: 7 })],
])('if the search for the nearest parts %s, the page is shown without them', async (_, answer) => {
  const { screen, reported } = await searchAmong({ X2719: [hit('1')] }, 'X271-929', answer)
  expect(screen).toMatchObject({ heading: 'Nothing found for “X271-929”', nearest: null, unavailable: false })
  expect(reported).toEqual([expect.any(UpstreamError)])
})

test.each([404, 403])(
  'a service without a call for several searches (%s) is asked for each of them',
  async (status) => {
    const { screen, asked, reported } = await searchAmong(
      { X2719: [hit('1')] },
      'X271-929',
      async () => new Response('no such page', { status }),
    )
    expect(screen?.nearest?.heading).toBe('Closest matches for “X2719”')
    expect(asked.slice(-3)).toEqual([['X27192'], ['X2719'], ['X271']])
    expect(reported).toEqual([])
  },
)

test('the nearest parts are not waited for beyond a second and a half', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const called = Promise.withResolvers<void>()
  const reading = searchAmong({ X2719: [hit('1')] }, 'X271-929', () => {
    called.resolve()
    return new Promise(() => {})
  })
  await called.promise
  await vi.advanceTimersByTimeAsync(1_500)
  expect((await reading).screen).toMatchObject({ heading: 'Nothing found for “X271-929”', nearest: null })
})

/** Reads in a shop whose index finds so much, and whose catalogue sells so much of it. */
async function readFrom<T>({ hits, total, content, catalogue }: Found, read: (shop: Shop) => Promise<T>) {
  const done: T[] = []
  const edge = createEdge({
    upstream(request) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(sweden)
      if (pathname.endsWith('/indexes/content_en/search')) return Response.json({ hits: content ?? [] })
      if (pathname.includes('/indexes/')) {
        if (!hits) return new Response(null, { status: 500 })
        return Response.json({ hits, ...(total === undefined ? {} : { estimatedTotalHits: total }) })
      }
      if (!catalogue) return new Response(null, { status: 500 })
      return Response.json({ products: catalogue.map(sold), productCount: catalogue.length, filters: [] })
    },
    render: async (_locale, _request, context) => {
      done.push(await read(await context.get(shopContext)))
      return new Response('read')
    },
  })
  await edge.fetch('/search', { headers: { 'x-test-country': 'SE' } })
  return done[0]
}

const query = (text: string) => new URLSearchParams(text)
const search = (found: Found, text = 'keyword=disc') =>
  readFrom(found, (shop) => loadSearch(shop, query(text), () => {}))
const shown = (cards: { product: string; price: { price: string } | null }[] | undefined) =>
  cards?.map(({ product, price }) => [product, price?.price.replace('\u00a0', ' ')])

test('results keep the order of the search, with prices of the catalogue', async () => {
  const hits = ['3', '1', '2'].map((product) => hit(product))
  const read = await search({ hits, catalogue: ['1', '3'] })
  expect(shown(read?.pages.cards)).toEqual([
    ['3', '80 kr'],
    ['1', '80 kr'],
  ])
})

test('content is listed next to the products, and replaced by a heading if there is none', async () => {
  const content = [
    { kind: 'page', title: 'Returns', slug: 'returns' },
    { kind: 'faq', title: 'When?', slug: 'when' },
  ]
  const paths = ['/info/returns', '/faq#when']
  const both = await search({ hits: [hit('1')], content, catalogue: ['1'] })
  expect(both?.content?.pages.map(({ path }) => path)).toEqual(paths)
  const alone = await search({ hits: [], content, catalogue: [] })
  expect(alone).toMatchObject({
    heading: 'No parts found for “disc”',
    content: { heading: 'Pages and answers' },
  })
  expect(await search({ hits: [], catalogue: [] })).toMatchObject({ content: null })
})

test('while the catalogue is unavailable, cards are made from the index', async () => {
  const hits = [hit('3'), hit('1', null), { ...hit('2'), uri: '' }]
  const read = await search({ hits, catalogue: null })
  expect(shown(read?.pages.cards)).toEqual([['3', '50 kr']])
  expect(read?.pages.cards[0]).toMatchObject({
    ...{ name: 'Part 3', add: null },
    stock: { state: 'unknown', text: 'Availability unknown' },
  })
})

test('there is a further page while pages are full, up to the last allowed one', async () => {
  const page = (count: number) => Array.from({ length: count }, (_, index) => hit(String(index + 1)))
  const full = await search({ hits: page(20), total: 5, catalogue: [] })
  expect([full?.pages.more, full?.count]).toEqual([true, 20])
  const short = await search({ hits: page(19), total: 300, catalogue: [] })
  expect([short?.pages.more, short?.count]).toEqual([false, 300])
  const last = await readFrom({ hits: page(20), catalogue: [] }, (shop) =>
    loadSearchPages(shop, query(`keyword=disc&page=${maxSearchPages}`), {
      first: maxSearchPages,
      last: maxSearchPages,
    }),
  )
  expect(last).toMatchObject({ first: maxSearchPages, last: maxSearchPages, more: false })
  expect(last?.cards).toEqual([])
})

test('a number of hits that the service counts no further is not stated as exact', async () => {
  const read = (total: number) => search({ hits: [hit('1')], total, catalogue: ['1'] })
  expect(await read(maxRankedHits)).toMatchObject({
    ...{ heading: 'At least 1,000 results for “disc”', count: 1_000, atLeast: true },
    text: { showProducts: 'Show results' },
  })
  expect(await read(maxRankedHits - 1)).toMatchObject({
    ...{ heading: '999 results for “disc”', atLeast: false },
    text: { showProducts: 'Show 999 products' },
  })
})

test('no page of a search reaches beyond the hits that the service ranks', () => {
  expect(maxSearchPages * searchPageSize).toBeLessThan(maxRankedHits)
  expect((maxSearchPages + 2) * searchPageSize).toBeGreaterThan(maxRankedHits)
})

test('a late page shows the five up to it, and counts the products before them', async () => {
  const hits = Array.from({ length: 81 }, (_, index) => hit(String(index + 1)))
  const read = await search({ hits, total: 3, catalogue: ['1'] }, 'keyword=disc&page=30')
  expect(read).toMatchObject({ pages: { first: 26, last: 30, more: false }, count: 25 * 20 + 81 })
})

test('a search whose page has no products, though earlier ones have, is not found', async () => {
  const hits = Array.from({ length: 80 }, (_, index) => hit(String(index + 1)))
  const beyond = readFrom({ hits, catalogue: [] }, (shop) =>
    loadSearch(shop, query('keyword=disc&page=30'), () => {}).catch((error: unknown) => error),
  )
  expect(await beyond).toMatchObject({ status: 404 })
})

test('a search index that does not answer is reported, and shown as unavailable', async () => {
  const reported: unknown[] = []
  const found = { hits: null, catalogue: [] }
  const read = await readFrom(found, (shop) =>
    loadSearch(shop, query('keyword=disc'), (error) => void reported.push(error)),
  )
  expect(read).toMatchObject({ unavailable: true, pages: { cards: [] } })
  expect(reported).toEqual([expect.any(UpstreamError)])
  const further = readFrom(found, (shop) =>
    loadSearchPages(shop, query('keyword=disc&page=2'), { first: 2, last: 2 }).catch(
      (error: unknown) => error,
    ),
  )
  expect(await further).toMatchObject({ status: 503 })
})

test('beyond the last result there is no page', async () => {
  const beyond = readFrom({ hits: [], catalogue: [] }, (shop) =>
    loadSearch(shop, query('keyword=disc&page=30'), () => {}).catch((error: unknown) => error),
  )
  expect(await beyond).toMatchObject({ status: 404 })
})
