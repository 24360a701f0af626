import { expect, test, vi } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { openSeededCounter } from '#tests/support/seeded-counter.ts'

// Each listing is held against the contract, and there are many.
vi.setConfig({ testTimeout: 60_000 })

const counter = openSeededCounter()

const mostBytes = 120_000

test('a page of any category, in any language, stays within 120 kB', async () => {
  const categories = counter.rows('select category, uri from category order by category')
  const tooLarge: string[] = []
  for (const [at, { category, uri }] of categories.entries()) {
    const language = locales[at % locales.length]
    const reply = await counter.server().post('/products', {
      categories: [category],
      language,
      market: 1,
      pricelist: 11,
      limit: 20,
      onlyAvailable: true,
    })
    const bytes = new TextEncoder().encode(JSON.stringify(reply.body)).length
    if (bytes > mostBytes) tooLarge.push(`${uri} in ${language}: ${bytes}`)
  }
  expect(tooLarge).toEqual([])
})

test('a text attribute of cars stays within 8 kB', async () => {
  const heavy = counter.rows('select product from fitment group by product order by count(*) desc limit 10')
  for (const { product } of heavy) {
    const reply = await counter.server().post(`/products/${product}`, { market: 'all' })
    expect(String(reply.at('product.fitment_rows')).length).toBeLessThanOrEqual(8192)
  }
})

test('a body of 10 kB of filters is answered with what is wrong with it', async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`tech.${at}`, ['x'.repeat(10)]]))
  const reply = await counter.browser().post('/products', many)
  expect(reply.status).toBe(400)
  expect(reply.at('errors')).toMatchObject({ 'tech.0': 'unknown' })
})

test('a prototype is never reached from a body', async () => {
  const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"limit":1}'
  const reply = await counter.browser().call('POST', '/products', body)
  expect([200, 400]).toContain(reply.status)
  expect({}).not.toHaveProperty('polluted')
})
