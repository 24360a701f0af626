import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from '../safe-calls.ts'

const filler = (length: number) => 'a'.repeat(length)
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const category = `/c/${categories[0]?.uri}`
const visit = createCarefulShopper(await createTestShop())

const bombs: Record<string, string> = {
  'broken JSON': '{"brand":["1"',
  'no JSON at all': 'brakes',
  'a list': '[1,2,3]',
  nothing: 'null',
  'a number': '1e999',
  '10 kB of JSON': JSON.stringify({ brand: [filler(10_000)] }),
  '10 kB of brackets': '['.repeat(10_000),
  __proto__: '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  'the keys of the call itself': '{"market":["9"],"pricelist":["9"],"limit":["9999"],"language":["xx"]}',
  operators: '{"brand":{"$gt":""},"vehicle.id":[{"$ne":1}]}',
  'a thousand fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, ['x']])),
  ),
  'a field of many values': JSON.stringify({ brand: Array.from({ length: 300 }, (_, at) => `${at}`) }),
}

const listings: [what: string, path: string][] = [
  ...['abc', '-1', '0', '1.5', '1e9', '0x10', '', 'NaN', '9'.repeat(400), '__proto__', ' 2'].map(
    (page): [string, string] => [`page "${page.slice(0, 12)}"`, category + query({ page })],
  ),
  ...['__proto__', 'constructor', 'HighestPrice; drop', '', 'highestprice', '%'].map(
    (order): [string, string] => [`order "${order}"`, category + query({ order })],
  ),
  ...Object.entries(bombs).map(([what, filters]): [string, string] => [
    `filters of ${what}`,
    category + query({ filters }),
  ]),
  ['the same parameter five times', `${category}?page=1&page=2&page=x&order=A-Z&order=Z-A`],
  ['half a letter in the query', `${category}?page=%E0%A4%A&order=%ff`],
  ['a query that is another address', `${category}?//evil.test`],
]

test.each(listings)('a listing with %s is served with status 200', async (_, path) => {
  const { status, html, headers } = await visit(path)
  // Ten kilobytes of brackets are thirty once they are encoded: more than an address may have.
  expect(status).toBe(path.length > 16_000 ? 414 : 200)
  expect(html).toMatch(/<\/html>\s*$/)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each(['999', '500', '120'])(
  'page %s costs the back end no more than a few hundred products',
  async (page) => {
    const fresh = await createTestShop()
    const response = await fresh.fetch(category + query({ page }))
    await response.text()
    expect([200, 404]).toContain(response.status)
    const asked = fresh.calls.filter(({ path }) => path.endsWith('/products'))
    const limits = asked.map(({ body }) => v.parse(v.object({ limit: v.number() }), JSON.parse(body)).limit)
    expect(limits.length).toBeLessThanOrEqual(3)
    expect(Math.max(...limits)).toBeLessThanOrEqual(125)
  },
)
