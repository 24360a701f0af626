import { beforeAll, expect, test } from 'vitest'
import { filterQuery } from '#tests/support/shop/filter-boxes.ts'
import { createTestShop, textOf } from '#tests/support/shop/test-shop.ts'

const discs = '/c/brakes/disc-brakes/brake-discs'
const field = 'tech.diameter_mm'
let shop: Awaited<ReturnType<typeof createTestShop>>
beforeAll(async () => {
  shop = await createTestShop()
})

async function read(query: Record<string, string>) {
  const response = await shop.fetch(`${discs}?${new URLSearchParams(query)}`)
  const html = await response.text()
  await shop.settle()
  const text = textOf(html)
  return {
    html,
    text,
    count: Number(/of ([\d,]+) products/.exec(text)?.[1] ?? 0),
    chosen: [...html.matchAll(/aria-label="Remove filter: ([^"]+)"/g)].map(([, name]) => name),
  }
}

const chosen = (...values: string[]) => ({ filters: JSON.stringify({ [field]: values }) })

test('a range of measures has the products of all values within it, under one name', async () => {
  const each = await Promise.all(['256', '258'].map((value) => read(chosen(value))))
  const { count, chosen: names } = await read(chosen('255..259'))
  expect(count).toBe(each.reduce((sum, listing) => sum + listing.count, 0))
  expect(count).toBeGreaterThan(0)
  expect(names).toEqual(['Diameter: 255–259\u00a0mm'])
  expect((await read(chosen('330..'))).chosen).toEqual(['Diameter: ≥ 330\u00a0mm'])
})

test('a range without products is an empty listing', async () => {
  const { count, text, chosen: names } = await read(chosen('1..2'))
  expect(count).toBe(0)
  expect(text).toContain('No products')
  expect(names).toEqual(['Diameter: 1–2\u00a0mm'])
})

test('the form with all values of a measure works without script and keeps the rest of the address', async () => {
  const { html } = await read({ facet: field, order: 'LowestPrice' })
  const fields = Object.fromEntries(new URLSearchParams(filterQuery(html)))
  expect(fields).toEqual({
    order: 'LowestPrice',
    facet: field,
    [`${field}-from`]: '',
    [`${field}-to`]: '',
  })
  const address = new URLSearchParams({ ...fields, [`${field}-from`]: '259', [`${field}-to`]: '255' })
  const response = await shop.fetch(`${discs}?${address}`)
  await shop.settle()
  const { searchParams } = new URL(response.headers.get('location') ?? '', shop.origin)
  expect(Object.fromEntries(searchParams)).toEqual({
    order: 'LowestPrice',
    facet: field,
    ...chosen('255..259'),
  })
  const sent = await read(Object.fromEntries(searchParams))
  expect(sent.count).toBe((await read(chosen('255..259'))).count)
  expect(sent.chosen).toEqual(['Diameter: 255–259\u00a0mm'])
})

test('values that are no measures have no range', async () => {
  expect((await read({ facet: 'vehicle.id' })).html).not.toContain('range-form')
  expect((await read({ facet: 'brands' })).html).not.toContain('range-form')
})
