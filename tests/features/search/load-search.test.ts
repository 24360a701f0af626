import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { loadSearch, loadSearchPages } from '#src/features/search/load-search.ts'
import { type Shop, shopContext } from '#src/shop.ts'
import { createEdge, region } from '#tests/support/test-edge.ts'

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

/** What is read in a shop whose index finds so much, and whose catalogue sells so much of it. */
async function readFrom<T>({ hits, total, content, catalogue }: Found, read: (shop: Shop) => Promise<T>) {
  const done: T[] = []
  const edge = createEdge({
    upstream(request) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(sweden)
      const isCombined = pathname.endsWith('/multi-search')
      if (isCombined || pathname.includes('/indexes/')) {
        if (!hits) return new Response(null, { status: 500 })
        const products = { hits, ...(total === undefined ? {} : { estimatedTotalHits: total }) }
        return Response.json(
          isCombined ? { results: [products, { indexUid: 'content_en', hits: content ?? [] }] } : products,
        )
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

test('what was found comes in the order it was found, as the catalogue sells it', async () => {
  const hits = ['3', '1', '2'].map((product) => hit(product))
  const read = await search({ hits, catalogue: ['1', '3'] })
  expect(shown(read?.pages.cards)).toEqual([
    ['3', '80 kr'],
    ['1', '80 kr'],
  ])
})

test('content comes beside the products, and without any a heading says so', async () => {
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

test('while the catalogue is out of reach the index tells what it can', async () => {
  const hits = [hit('3'), hit('1', null), { ...hit('2'), uri: '' }]
  const read = await search({ hits, catalogue: null })
  expect(shown(read?.pages.cards)).toEqual([['3', '50 kr']])
  expect(read?.pages.cards[0]).toMatchObject({ name: 'Part 3', add: null, stock: { state: 'few' } })
})

test('there is more while pages are full, and never more than there are', async () => {
  const page = (count: number) => Array.from({ length: count }, (_, index) => hit(String(index + 1)))
  const full = await search({ hits: page(20), total: 5, catalogue: [] })
  expect([full?.pages.more, full?.count]).toEqual([true, 20])
  const short = await search({ hits: page(19), total: 300, catalogue: [] })
  expect([short?.pages.more, short?.count]).toEqual([false, 300])
  const last = await readFrom({ hits: page(20), catalogue: [] }, (shop) =>
    loadSearchPages(shop, query('keyword=disc&page=49'), { first: 49, last: 49 }),
  )
  expect(last).toMatchObject({ first: 49, last: 49, more: false })
  expect(last?.cards).toEqual([])
})

test('a page far on shows the five up to it, and counts what comes before them', async () => {
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

test('beyond the end of what was found there is no page', async () => {
  const beyond = readFrom({ hits: [], catalogue: [] }, (shop) =>
    loadSearch(shop, query('keyword=disc&page=30'), () => {}).catch((error: unknown) => error),
  )
  expect(await beyond).toMatchObject({ status: 404 })
})
