import { beforeAll, expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { filterBoxes, filterQuery } from '#tests/support/shop/filter-boxes.ts'
import { createTestShop, textOf } from '#tests/support/shop/test-shop.ts'

let shop: Awaited<ReturnType<typeof createTestShop>>
beforeAll(async () => {
  shop = await createTestShop()
})

async function read(path: string): Promise<string> {
  const response = await shop.fetch(path)
  const html = await response.text()
  await shop.settle()
  expect([path, response.status]).toEqual([path, 200])
  return html
}

const discs = '/c/brakes/disc-brakes/brake-discs'

test.each(locales)('in %s, no listing of twenty parts is heavier than 105,000 bytes', async (locale) => {
  const listings = ['/c/brakes', discs, `${discs}?view=table`, `${discs}?car=volvo-240`, '/b/bromsvik']
  for (const path of listings) {
    const html = await read(localized(locale, path))
    expect(new TextEncoder().encode(html).length, path).toBeLessThanOrEqual(105_000)
  }
})

function valuesOf(html: string, field: string): Set<string> {
  return new Set(filterBoxes(html).flatMap((box) => (box.field === field ? box.value : [])))
}

test('a facet has its first values in the document, and all of them at an address that needs no script', async () => {
  const first = await read(discs)
  expect(valuesOf(first, 'tech.diameter_mm').size).toBe(7)
  const [, more] = /href="([^"]*facet=tech\.diameter_mm)"/.exec(first) ?? []
  const whole = await read(more ?? '')
  expect(valuesOf(whole, 'tech.diameter_mm').size).toBeGreaterThan(20)
  expect(valuesOf(whole, 'tech.axle')).toEqual(valuesOf(first, 'tech.axle'))
  expect(whole).toContain(`<link rel="canonical" href="${shop.origin}${discs}"/>`)
})

test('cars are models, each a separate address, until all are asked for', async () => {
  const first = await read(discs)
  expect(valuesOf(first, 'model')).toContain('bmw-e30')
  expect(first).not.toContain('volvo-240-b21a')
  expect(valuesOf(await read(`${discs}?facet=vehicle.id`), 'vehicle.id')).toContain('volvo-240-b21a')
})

test.each(['x', 'price', '__proto__', 'vehicle.name', ''])(
  'facet=%s is the listing itself',
  async (facet) => {
    const html = await read(`${discs}?facet=${facet}`)
    expect(valuesOf(html, 'tech.diameter_mm').size).toBe(7)
  },
)

test.each([
  '',
  '?order=LowestPrice&view=table',
  `?filters=${encodeURIComponent('{"brands":["1"],"tech.axle":["front"]}')}`,
  '?car=volvo-240',
  '?car=volvo-240&facet=vehicle.id',
  '?car=volvo-240-b21a',
  '?car=volvo-240-b21a&facet=vehicle.id',
  '?car=volvo-240-b21a&show=all',
  `?filters=${encodeURIComponent('{"vehicle.id":["volvo-240-b21a","volvo-240-b23e"]}')}`,
  `?filters=${encodeURIComponent('{"tech.diameter_mm":["255..259"]}')}&facet=tech.diameter_mm`,
  `?filters=${encodeURIComponent('{"tech.diameter_mm":["255..259"]}')}`,
])('the form of filters at %s leads back there', async (search) => {
  const html = await read(discs + search)
  const response = await shop.fetch(`${discs}?${filterQuery(html)}&tech.x-from=&tech.x-to=`)
  await shop.settle()
  const { pathname, search: found } = new URL(response.headers.get('location') ?? '', shop.origin)
  expect([response.status, decodeURIComponent(pathname + found)]).toEqual([
    302,
    decodeURIComponent(discs + search),
  ])
})

test('two models that are ticked are the parts of both', async () => {
  const html = await read(discs)
  const models = [...valuesOf(html, 'model')].slice(0, 2)
  const countOf = async (address: string) =>
    Number(/of ([\d,]+) products/.exec(textOf(await read(address)))?.[1]?.replace(',', ''))
  const counts = await Promise.all(models.map((model) => countOf(`${discs}?car=${model}`)))
  const sent = filterQuery(html, (boxes) =>
    boxes.map((box) => ({ ...box, isTicked: box.field === 'model' && models.includes(box.value) })),
  )
  const response = await shop.fetch(`${discs}?${sent}`)
  await shop.settle()
  const both = await countOf(response.headers.get('location') ?? '')
  expect(both).toBeGreaterThan(Math.max(...counts))
  expect(both).toBeLessThanOrEqual(counts.reduce((sum, count) => sum + count))
})
