import { beforeAll, expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop } from '#tests/support/shop/test-shop.ts'

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

test.each(locales)('in %s, no listing of twenty parts is heavier than 90,000 bytes', async (locale) => {
  const listings = ['/c/brakes', discs, `${discs}?view=table`, `${discs}?car=volvo-240`, '/b/bromsvik']
  for (const path of listings) {
    const html = await read(localized(locale, path))
    expect(new TextEncoder().encode(html).length, path).toBeLessThanOrEqual(90_000)
  }
})

function valuesOf(html: string, field: string): Set<string | undefined> {
  const links = html.matchAll(new RegExp(`filters=%7B%22${field}%22%3A%5B%22([^%]+)%22%5D`, 'g'))
  return new Set([...links].map(([, value]) => value))
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
  expect(first).toContain('href="?car=bmw-e30"')
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
