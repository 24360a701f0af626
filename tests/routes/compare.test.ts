import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductsByMarket } from '#src/commerce/contract/catalogue/product.ts'
import { maxCompared } from '#src/config.ts'
import { attributeLabel, attributeValue } from '#src/i18n/attributes.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from './safe-calls.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  search: 'brake disc front',
  limit: 60,
  onlyAvailable: true,
})
const [first, second, third, fourth, fifth] = products
if (!first || !second || !third || !fourth || !fifth) throw new Error('The sandbox has too few brake discs.')

const notSoldInBritain = 'touch-up-paint-volvo-850-769-silver-karosval'
const i18n = createTestI18n('en')
const shop = await createTestShop()
const visit = createCarefulShopper(shop)

/** The texts of a table's row by the name in its header. */
function rowOf(html: string, name: string): string[] {
  const row = [...html.matchAll(/<tr\b.*?<\/tr>/gs)]
    .map(([text]) => text)
    .find((text) => textOf(text).startsWith(name))
  return [...(row ?? '').matchAll(/<td\b.*?<\/td>/gs)].map(([cell]) => textOf(cell))
}
const columns = (html: string) => html.match(/<th scope="col"/g)?.length ?? 0

test('parts are shown side by side in the order of the address, and the page is not indexed', async () => {
  const { status, heading, html, headers } = await visit(paths.compare([second.product, first.product]))
  expect([status, heading, columns(html)]).toEqual([200, 'Compare parts', 2])
  expect(html.indexOf(second.sku)).toBeLessThan(html.indexOf(first.sku))
  expect(rowOf(html, 'Price')).toEqual([expect.stringMatching(/\d/), expect.stringMatching(/\d/)])
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  expect(headers.has('set-cookie')).toBe(false)
})

test('only facts that differ are shown, with their units, and the address of all facts shows the equal ones too', async () => {
  const pair = [first.product, second.product]
  const { html } = await visit(paths.compare(pair))
  const [, facts = ''] = /href="(\/compare\?[^"]*facts=all)"/.exec(html) ?? []
  const all = await visit(facts.replaceAll('&amp;', '&'))
  const ids = [...new Set([first, second].flatMap(({ technical }) => Object.keys(technical)))]
  const equal = ids.filter((id) => first.technical[id] === second.technical[id])
  expect(equal.length).toBeGreaterThan(0)
  expect(equal.length).toBeLessThan(ids.length)
  for (const id of ids) {
    const name = attributeLabel(i18n, id)
    const values = [first, second].map(({ technical }) => {
      const value = technical[id]
      return value === undefined ? '–not stated' : attributeValue(i18n, id, value)
    })
    expect(rowOf(all.html, name), name).toEqual(values)
    expect(rowOf(html, name), name).toEqual(equal.includes(id) ? [] : values)
  }
  expect(textOf(all.html)).toContain('Show the differences only')
})

test('each part can be put into the cart and taken out of the comparison', async () => {
  const { html } = await visit(paths.compare([first.product, second.product]))
  expect(html.match(/aria-label="Add to cart: /g)).toHaveLength(2)
  const removals = [...html.matchAll(/aria-label="Remove from the comparison: [^"]*"[^>]*href="([^"]*)"/g)]
  expect(removals.map(([, path]) => path)).toEqual([
    paths.compare([second.product]),
    paths.compare([first.product]),
  ])
})

test('a comparison has the language and currency of its reader, and links to other languages keep the parts', async () => {
  const path = paths.compare([first.product, second.product])
  const { html, heading } = await visit(localized('de', path), { headers: { 'x-test-country': 'DE' } })
  expect(heading).toBe('Teile vergleichen')
  expect(textOf(html)).toMatch(/\d\s€/)
  expect(html).toContain(`href="${localized('fr', path)}"`)
})

test('a part that is sold elsewhere is named with its page, and an unknown one by its number', async () => {
  const british = { headers: { 'x-test-country': 'GB' } }
  const sold = await fetchCatalogue(ProductsByMarket, '/products', {
    language: 'en',
    market: 'all',
    uri: { uri: notSoldInBritain, for: ['product'] },
    limit: 1,
  })
  const elsewhere = sold.products[0]?.product.product ?? ''
  const { html, status } = await visit(paths.compare([first.product, elsewhere, '999999999']), british)
  expect([status, columns(html)]).toEqual([200, 1])
  expect(html).toContain(`href="${paths.product(notSoldInBritain)}"`)
  expect(textOf(html)).toMatch(/Left out of the comparison:.*\(not sold in your country\)/)
  expect(textOf(html)).toContain('999999999 (there is no such part)')
})

test.each([
  [`ids=${first.product},abc,<script>`, 'Part of the address could not be read and was left out.'],
  [
    `ids=${[first, second, third, fourth, fifth].map(({ product }) => product)}`,
    `No more than ${maxCompared} parts can be compared. The others were left out.`,
  ],
  ['ids=abc', 'No parts to compare'],
  ['', 'No parts to compare'],
])('the address %j is a page that names the omitted parts', async (query, said) => {
  const { html, status, heading } = await visit(`/compare?${query}`)
  expect([status, heading]).toEqual([200, 'Compare parts'])
  expect(textOf(html)).toContain(said)
  expect(columns(html)).toBeLessThanOrEqual(maxCompared)
})

test('a comparison costs one call for its parts, and a thousand ids cost no more', async () => {
  const fresh = await createTestShop()
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1).join()
  await (await fresh.fetch(`/compare?ids=${first.product},${ids}`)).text()
  await fresh.settle()
  const asked = fresh.calls.filter(
    ({ path, body }) => path.endsWith('/products') && body?.includes('products'),
  )
  expect(asked.length).toBeLessThanOrEqual(2)
  for (const { body } of asked) expect(JSON.parse(body ?? '')).toMatchObject({ limit: expect.any(Number) })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ products: { length: maxCompared } })
})

test('while the catalogue is down, a comparison answers 503 with Retry-After', async () => {
  const down = await createTestShop({ upstream: () => new Response(null, { status: 500 }) })
  const response = await down.fetch(paths.compare([first.product]))
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true])
})
