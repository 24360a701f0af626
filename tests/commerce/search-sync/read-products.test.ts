import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Http } from '#src/commerce/http.ts'
import { createProductReader, type ProductBatch } from '#src/commerce/search-sync/read-products.ts'

const Body = v.object({
  products: v.optional(v.array(v.string())),
  skipFirst: v.optional(v.number(), 0),
  limit: v.optional(v.number(), 250),
  market: v.union([v.number(), v.literal('all')]),
  pricelist: v.number(),
})

const record = (product: string) => ({
  product,
  name: `Part ${product}`,
  uri: `part-${product}`,
  markets: [1, 2],
})

const everything = (_pages: number) => (product: number) => product > 0

/** A catalogue of products `1` to `count`; `selling` changes what is sold after some calls for pages. */
function catalogueOf(count: number, { selling = everything, most = 1_000 } = {}) {
  const asked: v.InferOutput<typeof Body>[] = []
  let pages = 0
  const http: Http = async ({ path, body = {} }) => {
    if (path === '/countries/all') {
      const countries = [
        { country: 'SE', market: 1, pricelist: 11 },
        { country: 'NO', market: 1, pricelist: 12 },
        { country: 'FI', market: 2, pricelist: 13 },
        { country: 'AX', market: 2, pricelist: 13 },
        { country: 'US', market: null, pricelist: null },
      ]
      return { status: 200, body: { countries } }
    }
    const request = v.parse(Body, body)
    asked.push(request)
    const isSold = selling(request.products ? pages : pages++)
    const all = Array.from({ length: count }, (_, at) => at + 1).filter(isSold)
    const chosen = request.products ? all.filter((id) => request.products?.includes(String(id))) : all
    const { skipFirst, limit, pricelist, market } = request
    const page = chosen.slice(skipFirst, skipFirst + Math.min(limit, most))
    const products = page.map((id) => ({
      ...record(String(id)),
      priceAsNumber: market === 'all' ? 1 : id * 100 + pricelist,
    }))
    return { status: 200, body: { products, productCount: chosen.length, filter: [] } }
  }
  return { http, asked }
}

async function collected(batches: AsyncIterable<ProductBatch>) {
  const found: ProductBatch[] = []
  for await (const batch of batches) found.push(batch)
  return found
}

const idsIn = (batches: ProductBatch[], language = 'sv') =>
  batches.flatMap(({ documents }) => documents.get(language)?.map(({ product }) => Number(product)) ?? [])

test('the assortment is read 125 products at a time, in every language, with the prices of each price list', async () => {
  const { http, asked } = catalogueOf(300)
  const batches = await collected(createProductReader(http, ['sv', 'de'], {}).all())
  for (const language of ['sv', 'de']) {
    expect(idsIn(batches, language)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
  }
  expect(Math.max(...asked.map(({ limit }) => limit))).toBe(125)
  // Texts in two languages and three price lists for each of three pages.
  expect(asked).toHaveLength(3 * (2 + 3))
  expect(batches[0]?.documents.get('de')?.[1]).toMatchObject({
    markets: [1, 2],
    prices: {
      1: { 11: { priceAsNumber: 211 }, 12: { priceAsNumber: 212 } },
      2: { 13: { priceAsNumber: 213 } },
    },
  })
})

test('products that vanish between two pages take none with them', async () => {
  const { http } = catalogueOf(400, {
    selling: (pages) => (product) => pages === 0 || product > 10,
  })
  const ids = new Set(idsIn(await collected(createProductReader(http, ['sv'], {}).all())))
  for (let product = 11; product <= 400; product++) expect(ids).toContain(product)
})

test('a service that sends fewer products than requested is still read to the end', async () => {
  const { http } = catalogueOf(400, { most: 100 })
  expect(idsIn(await collected(createProductReader(http, ['sv'], {}).all()))).toHaveLength(400)
  await expect(collected(createProductReader(http, ['sv'], {}).byId(idsUpTo(120)))).rejects.toThrow('schema')
})

const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

test('of products by id those that are not there are gone, unless one cannot be read', async () => {
  const { http } = catalogueOf(10)
  const reader = (through: Http) => createProductReader(through, ['sv'], {})
  const [found] = await collected(reader(http).byId(['3', '99', '3']))
  expect(found).toMatchObject({ gone: ['99'], unreadable: 0 })
  const damaged: Http = async (call) => {
    const { status, body } = await http(call)
    return { status, body: JSON.parse(JSON.stringify(body).replace('"uri":"part-3"', '"uri":null')) }
  }
  const [torn] = await collected(reader(damaged).byId(['3', '4', '99']))
  expect(torn).toMatchObject({ gone: [], unreadable: 1 })
  expect(idsIn(torn ? [torn] : [])).toEqual([4])
})
