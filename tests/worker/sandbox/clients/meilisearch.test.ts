import { Meilisearch } from 'meilisearch'
import { afterAll, expect, test } from 'vitest'
import { serveSandbox } from '#tests/support/sandbox/served-sandbox.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

// The official client of the search service, over HTTP, on the shop's own indexes.

const service = await serveSandbox()
afterAll(() => service[Symbol.asyncDispose]())

const clientWith = (apiKey?: string) =>
  new Meilisearch({ host: `${service.origin}/search`, ...(apiKey ? { apiKey } : {}) })
const client = clientWith(testSecret)

interface Part {
  product: string
  sku: string
  name: string
  markets: number[]
}
const parts = client.index<Part>('products_en')

/** The client's report of a refusal by the service. */
const refusal = (status: number, code: string) => ({
  name: 'MeilisearchApiError',
  cause: { code, message: expect.any(String), link: expect.stringContaining(code) },
  response: { status },
})

test('the service is well, with and without a key', async () => {
  expect(await clientWith().health()).toEqual({ status: 'available' })
  expect(await client.isHealthy()).toBe(true)
})

test('a search finds parts, and says how many there are', async () => {
  const { hits, query, limit, offset, estimatedTotalHits } = await parts.search('brake disc')
  expect({ query, limit, offset }).toEqual({ query: 'brake disc', limit: 20, offset: 0 })
  expect(hits).toHaveLength(20)
  expect(estimatedTotalHits).toBeGreaterThan(20)
  for (const { name } of hits) expect(name).toMatch(/brake disc/i)
  expect((await client.index('products_de').search('bremsscheibe')).hits[0]?.name).toMatch(/Bremsscheibe/)
})

test('a filter keeps to one market', async () => {
  const everywhere = await parts.search('headlight', { limit: 1_000 })
  const market = everywhere.hits.flatMap(({ markets }) => markets)[0] ?? 0
  const there = await parts.search('headlight', { limit: 1_000, filter: `markets = ${market}` })
  expect(there.hits.length).toBeGreaterThan(0)
  expect(there.hits.map(({ sku }) => sku)).toEqual(
    everywhere.hits.filter(({ markets }) => markets.includes(market)).map(({ sku }) => sku),
  )
  expect((await parts.search('headlight', { filter: 'markets = 999' })).hits).toEqual([])
})

test('pages by limit and offset follow each other', async () => {
  const [first, second, both] = await Promise.all(
    [
      { limit: 5, offset: 0 },
      { limit: 5, offset: 5 },
      { limit: 10, offset: 0 },
    ].map(async (page) => (await parts.search('caliper', page)).hits),
  )
  expect([...(first ?? []), ...(second ?? [])]).toEqual(both)
  expect(both).toHaveLength(10)
})

test('the match is marked in the name', async () => {
  const marked = { attributesToHighlight: ['name'], highlightPreTag: '[', highlightPostTag: ']', limit: 1 }
  const [hit] = (await parts.search('brake dis', marked)).hits
  expect(hit?._formatted?.name).toMatch(/\[Brake\] \[dis\]c/)
  expect(hit?.name).not.toContain('[')
})

const found = async (query: string, matchingStrategy?: 'last' | 'all' | 'frequency') => {
  const { hits, estimatedTotalHits } = await parts.search(query, {
    limit: 1_000,
    ...(matchingStrategy ? { matchingStrategy } : {}),
  })
  return { skus: hits.map(({ sku }) => sku), total: estimatedTotalHits }
}

test('by default, words are dropped from the end, and documents with more of them come first', async () => {
  const [both, first, nonsense] = await Promise.all([
    found('caliper volvo', 'all'),
    found('caliper', 'all'),
    found('caliper qqqq'),
  ])
  expect(both.total).toBeGreaterThan(0)
  expect(first.total).toBeGreaterThan(both.total)
  expect(nonsense).toEqual(first)
  const chosen = await found('caliper volvo')
  expect(chosen.skus.slice(0, both.total)).toEqual(both.skus)
  expect(chosen.skus.toSorted()).toEqual(first.skus.toSorted())
  expect(await found('caliper volvo', 'last')).toEqual(chosen)
  expect((await found('qqqq caliper')).total).toBe(0)
})

test('all words are required where the search says so', async () => {
  expect((await found('caliper qqqq', 'all')).total).toBe(0)
  const named = (await parts.search('volvo caliper', { limit: 1_000, matchingStrategy: 'all' })).hits
  expect(named.map(({ sku }) => sku).toSorted()).toEqual(
    (await found('caliper volvo', 'all')).skus.toSorted(),
  )
})

test('the most frequent words are dropped first where the search says so', async () => {
  const [caliper, volvo] = await Promise.all([found('caliper', 'all'), found('volvo', 'all')])
  expect(caliper.total).toBeLessThan(volvo.total)
  const chosen = await found('volvo caliper', 'frequency')
  expect(chosen.skus.toSorted()).toEqual(caliper.skus.toSorted())
  expect(await found('qqqq caliper', 'frequency')).toEqual(caliper)
})

test('pages of fewer and fewer words follow each other', async () => {
  const { skus } = await found('caliper volvo 240')
  const paged: string[] = []
  for (let offset = 0; offset < 60; offset += 20) {
    const { hits } = await parts.search('caliper volvo 240', { limit: 20, offset })
    paged.push(...hits.map(({ sku }) => sku))
  }
  expect(paged).toEqual(skus.slice(0, 60))
})

test('a matching strategy there is not is refused in the words of the service', async () => {
  // @ts-expect-error: no such strategy
  await expect(parts.search('x', { matchingStrategy: 'some' })).rejects.toMatchObject({
    ...refusal(400, 'invalid_search_matching_strategy'),
    message: 'Unknown value `some` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
  })
})

test.each([
  ['an unknown index', () => client.index('parts').search('x'), 404, 'index_not_found'],
  ['a filter it cannot take', () => parts.search('x', { filter: 'price = 1' }), 400, 'invalid_search_filter'],
  ['a limit below zero', () => parts.search('x', { limit: -1 }), 400, 'invalid_search_limit'],
  ['a wrong key', () => clientWith('wrong').index('products_en').search('x'), 403, 'invalid_api_key'],
  ['no key', () => clientWith().index('products_en').search('x'), 401, 'missing_authorization_header'],
])('the client understands the refusal of %s', async (_, call, status, code) => {
  await expect(call()).rejects.toMatchObject(refusal(status, code))
})
