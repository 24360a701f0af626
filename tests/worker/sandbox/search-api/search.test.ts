import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { SearchReply } from '#src/commerce/contract/search/search.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const sandbox = createTestSandbox()

async function search(body: object | string, { index = 'products_en', key = `Bearer ${testSecret}` } = {}) {
  const response = await sandbox.fetch(`/search/indexes/${index}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: key } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, reply: await response.json() }
}

async function hits(body: object, index?: string) {
  const { status, reply } = await search(body, index ? { index } : {})
  expect(status).toBe(200)
  return v.parse(SearchReply, reply)
}

test('the beginning of each word finds a part, in the words of the language', async () => {
  const english = await hits({ q: 'brake dis' })
  expect(english.hits[0]?.name).toMatch(/brake disc/i)
  const german = await hits({ q: 'bremssch' }, 'products_de')
  expect(german.hits[0]?.name).toMatch(/Bremsscheibe/)
  expect(german.total).toBeGreaterThan(20)
})

test('a part is found first by its number, with or without dashes', async () => {
  const [part] = (await hits({ q: 'oil filter' })).hits
  if (!part) throw new Error('no oil filter')
  for (const q of [part.sku, part.sku.replaceAll('-', ''), part.sku.toLowerCase()]) {
    expect((await hits({ q })).hits[0]).toMatchObject({ sku: part.sku })
  }
})

test('if one number begins another, the searched one comes first', async () => {
  const { hits: parts } = await hits({ q: 'volvo', limit: 250 })
  const alike: boolean[] = []
  for (const { sku } of parts) {
    const found = await hits({ q: sku, limit: 2 })
    if (found.total > 1) alike.push(found.hits[0]?.sku === sku)
  }
  expect(alike.length).toBeGreaterThan(0)
  expect(alike).not.toContain(false)
})

test('a slip of the keyboard is forgiven', async () => {
  expect((await hits({ q: 'braek' })).total + (await hits({ q: 'filtre' })).total).toBeGreaterThan(0)
})

test('pages follow each other without a gap or a repeat, and end', async () => {
  const all = await hits({ q: 'caliper', limit: 1_000 })
  const first = await hits({ q: 'caliper', limit: 5 })
  const second = await hits({ q: 'caliper', limit: 5, offset: 5 })
  expect([...first.hits, ...second.hits]).toEqual(all.hits.slice(0, 10))
  expect((await hits({ q: 'caliper', limit: 20, offset: all.total })).hits).toEqual([])
})

test('a market only finds its own products', async () => {
  const counts = await Promise.all(
    ['markets = 1', 'markets = "1"', null, 'markets = 999'].map(async (filter) => {
      const { total } = await hits({ q: 'headlight', filter })
      return total
    }),
  )
  expect(counts[0]).toBe(counts[1])
  expect(counts[0]).toBeLessThanOrEqual(counts[2] ?? 0)
  expect(counts[3]).toBe(0)
})

async function product(id: string, region: { market: number; pricelist: number }) {
  const response = await sandbox.fetch(`/api/checkout/products/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${testSecret}` },
    body: JSON.stringify({ language: 'en', ...region }),
  })
  return v.parse(ProductReply, await response.json()).product.product
}

test('a part carries its prices by market and price list: those of the catalogue', async () => {
  const { hits: parts } = await hits({ q: 'alternator', limit: 5, filter: 'markets = 1' })
  expect(parts).toHaveLength(5)
  for (const region of [
    { market: 1, pricelist: 11 },
    { market: 4, pricelist: 14 },
  ]) {
    for (const { product: id, prices } of parts) {
      const indexed = prices[region.market]?.[region.pricelist]?.priceAsNumber ?? null
      expect(indexed).toBe((await product(id, region)).price)
    }
  }
})

test('a set whose parts are chosen has no price of its own', async () => {
  const { hits: found } = await hits({ q: 'set winter', limit: 50 })
  const sets = found.filter(({ uri }) => uri.startsWith('set-winter'))
  expect(sets.length).toBeGreaterThan(0)
  for (const { prices } of sets) expect(prices).toEqual({})
})

test('an empty query finds all documents; nonsense finds none', async () => {
  expect((await hits({ q: '' })).total).toBe(1_000)
  expect((await hits({ q: 'qqqqxxxx zzzz' })).total).toBe(0)
})

test('matches are wrapped in tags when highlighting is requested', async () => {
  const { reply } = await search({
    q: 'brake dis',
    limit: 1,
    attributesToHighlight: ['name'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  })
  expect(JSON.stringify(reply)).toMatch(/"_formatted":\{.*"name":"\[Brake\] \[dis\]c/)
})

test.each([
  [{ q: 'x' }, { key: '' }, 401, 'missing_authorization_header'],
  [{ q: 'x' }, { key: 'Bearer wrong' }, 403, 'invalid_api_key'],
  [{ q: 'x' }, { index: 'products_xx' }, 404, 'index_not_found'],
  [{ q: 'x' }, { index: 'parts' }, 404, 'index_not_found'],
  [{ q: 'x', filter: 'color = red' }, {}, 400, 'invalid_search_filter'],
  [{ q: 'x', filter: 'price = 1' }, {}, 400, 'invalid_search_filter'],
  [{ q: 'x', limit: -1 }, {}, 400, 'invalid_search_limit'],
  [{ q: 7 }, {}, 400, 'invalid_search_q'],
  [{ attributesToHighlight: 'name' }, {}, 400, 'invalid_search_attributes_to_highlight'],
  ['{ "q": ', {}, 400, 'malformed_payload'],
  ['[]', {}, 400, 'bad_request'],
  ['{ "q": ', { key: 'Bearer wrong' }, 403, 'invalid_api_key'],
])('%j with %j is refused with %i', async (body, options, status, code) => {
  const refused = await search(body, options)
  expect(refused).toMatchObject({ status, reply: { code } })
})

test('longer input than any shopper types is refused with 413', async () => {
  const refused = await search({ q: 'x'.repeat(300_000) })
  expect(refused).toMatchObject({ status: 413, reply: { code: 'payload_too_large' } })
})

test.each([
  ['GET', '/keys', 404, 'not_found'],
  ['POST', '/dumps', 404, 'not_found'],
  ['GET', '/indexes/products_en/similar', 404, 'not_found'],
  ['GET', '/indexes/parts/stats', 404, 'index_not_found'],
  ['GET', '/indexes/parts/settings', 404, 'index_not_found'],
  ['GET', '/indexes/the parts', 400, 'invalid_index_uid'],
])('%s %s is refused in the words of the service', async (method, path, status, code) => {
  const authorization = `Bearer ${testSecret}`
  const response = await sandbox.fetch(`/search${path}`, { method, headers: { authorization } })
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
  expect(await response.json()).toEqual({
    message: expect.any(String),
    code,
    type: 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  })
  expect((await sandbox.fetch(`/search${path}`, { method })).status).toBe(401)
})
