import { beforeAll, expect, test } from 'vitest'
import { filterBoxes, filterQuery } from '#tests/support/shop/filter-boxes.ts'
import { createTestShop, textOf } from '#tests/support/shop/test-shop.ts'

const brakes = '/c/brakes'
const onSale = { filters: '{"sale":["yes"]}' }
let shop: Awaited<ReturnType<typeof createTestShop>>
beforeAll(async () => {
  shop = await createTestShop()
})

async function read(path: string, query: Record<string, string> = {}) {
  const response = await shop.fetch(`${path}?${new URLSearchParams(query)}`)
  const html = await response.text()
  await shop.settle()
  return {
    html,
    cards: html.match(/<article/g)?.length ?? 0,
    reduced: html.match(/<span class="before">/g)?.length ?? 0,
    count: Number(/of ([\d,]+) products/.exec(textOf(html))?.[1]),
    box: filterBoxes(html).find(({ field }) => field === 'sale'),
  }
}

test('the filter for reduced prices leaves as many products as it says, all with a reduced price', async () => {
  const whole = await read(brakes)
  expect(whole.box).toMatchObject({ value: 'yes', text: 'On sale', isTicked: false })
  const { html, count, cards, reduced, box } = await read(brakes, onSale)
  expect(count).toBe(whole.box?.count)
  expect(count).toBeLessThan(whole.count)
  expect(cards).toBeGreaterThan(0)
  expect(reduced).toBe(cards)
  expect(box?.isTicked).toBe(true)
  expect(html).toContain('aria-label="Remove filter: Price reductions: On sale"')
})

test('the filter for reduced prices is kept beside others', async () => {
  const solid = await read(brakes, { filters: '{"tech.disc_type":["solid"]}' })
  const both = await read(brakes, { filters: '{"sale":["yes"],"tech.disc_type":["solid"]}' })
  expect(both.count).toBe(solid.box?.count)
  expect(both.count).toBeLessThan(solid.count)
  expect(both.reduced).toBe(both.cards)
})

test('the box for reduced prices works without script', async () => {
  const { html } = await read(brakes)
  const query = filterQuery(html, (boxes) =>
    boxes.map((box) => (box.field === 'sale' ? { ...box, isTicked: true } : box)),
  )
  const response = await shop.fetch(`${brakes}?${query}`)
  await shop.settle()
  const { searchParams } = new URL(response.headers.get('location') ?? '', shop.origin)
  expect(Object.fromEntries(searchParams)).toEqual(onSale)
})
