import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

const shop = await createTestShop()
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const tops = categories.filter(({ parent }) => parent === null)
const category = `/c/${tops[0]?.uri}`
const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 1,
  pricelist: 11,
  categories: [tops[0]?.category],
  onlyAvailable: true,
  limit: 20,
})
const [first] = products

async function visit(path: string, init: RequestInit = {}) {
  const response = await shop.fetch(path, init)
  const html = await response.text()
  await shop.settle()
  return { status: response.status, location: response.headers.get('location'), html, text: textOf(html) }
}

const cardsIn = (html: string) => html.match(/<article class="product-card"/g)?.length ?? 0
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]*>/g)].flatMap(([tag]) =>
    tag.includes(`rel="${rel}"`) ? [/href="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
  )
const structured = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )

test('the home page leads into every top category', async () => {
  const { status, html } = await visit('/')
  expect(status).toBe(200)
  for (const { uri } of tops) expect(html).toContain(`href="/c/${uri}"`)
})

test('a brand leads into the narrowest categories of its parts, each with its number', async () => {
  const { html } = await visit(`/b/${first?.brandUri}`)
  const [nav = ''] = /<nav class="subcategories".*?<\/nav>/s.exec(html) ?? []
  const [, path = '', count = ''] = /href="([^"]*)"[^>]*>.*?<span class="count">(\d+)/s.exec(nav) ?? []
  const chosen = await visit(path.replaceAll('&amp;', '&'))
  expect(chosen.text).toMatch(new RegExp(`of ${count} products`))
  expect(chosen.html).not.toContain('<nav class="subcategories"')
})

test('a listing shows a page of twenty, how many there are, and the way to more', async () => {
  const { status, html, text } = await visit(category)
  expect(status).toBe(200)
  expect(headingOf(html)).toBe(tops[0]?.name.at(-1))
  expect(cardsIn(html)).toBe(20)
  expect(text).toMatch(/20 of [\d,]+ products/)
  const [, last] = /<li id="(p\d+)"(?!.*<li id="p)/s.exec(html) ?? []
  expect(html).toContain(`href="${category}?page=2#${last}"`)
})

test('the button of each card names the part and its maker', async () => {
  const { html } = await visit(category)
  const names = [...html.matchAll(/aria-label="Add to cart: ([^"]*)"/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !/^\S.* – \S/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('the button of a part that is needed several times says how many it adds', async () => {
  const { html } = await visit(category)
  const buttons = /name="quantity" value="(\d+)".*?aria-label="Add to cart: (?:(\d+) × )?.*?<\/button>/gs
  const found = [...html.matchAll(buttons)].map(([button, added = '', named = '1']) => ({
    added,
    named,
    shown: /×(\d+)$/.exec(textOf(button))?.[1] ?? '1',
  }))
  expect(found.some(({ added }) => added !== '1')).toBe(true)
  expect(found.filter(({ added, named, shown }) => named !== added || shown !== added)).toEqual([])
})

test('page three shows everything up to it, in one call', async () => {
  const before = shop.calls.length
  const { html } = await visit(`${category}?page=3`)
  expect(cardsIn(html)).toBe(60)
  const asked = shop.calls.slice(before).filter(({ path }) => path.endsWith('/products'))
  expect(asked).toHaveLength(1)
})

test('page seven shows the five pages up to it, and links to those before', async () => {
  const { html } = await visit(`${category}?page=7`)
  expect(cardsIn(html)).toBe(100)
  expect(html).toContain(`href="${category}?page=2"`)
})

test('a page without products is not found, though the four before it have some', async () => {
  const { html } = await visit(category)
  const [, count = ''] = /20 of ([\d,]+) products/.exec(textOf(html)) ?? []
  const last = Math.ceil(Number(count.replaceAll(',', '')) / 20)
  expect((await visit(`${category}?page=${last}`)).status).toBe(200)
  expect((await visit(`${category}?page=${last + 1}`)).status).toBe(404)
})

test('previous pages come in one call, five at most', async () => {
  const response = await shop.fetch(`/more${category}?page=6&from=1`)
  const Pages = v.object({ first: v.number(), last: v.number(), cards: v.array(v.unknown()) })
  const { first, last, cards } = v.parse(Pages, await response.json())
  expect([first, last, cards.length]).toEqual([2, 6, 100])
})

test('a further page comes by itself, as data', async () => {
  const response = await shop.fetch(`/more${category}?page=2`)
  expect(response.headers.get('content-type')).toContain('application/json')
  const page: unknown = await response.json()
  expect(page).toMatchObject({ first: 2, last: 2, more: true, country: 'SE' })
})

test('a listing is the same page however it is narrowed, sorted, or viewed', async () => {
  const filters = encodeURIComponent('{"brands":["1"]}')
  const { html } = await visit(`${category}?page=2&order=LowestPrice&filters=${filters}&view=table`)
  expect(linksOf(html, 'canonical')).toEqual([`${shop.origin}${category}?page=2`])
})

test('a filter the service refuses is dropped, and the listing is requested without it', async () => {
  const filters = encodeURIComponent('{"custom.unheard":["1"],"tech.unheard":["2"]}')
  const { status, html } = await visit(`${category}?filters=${filters}`)
  expect(status).toBe(200)
  expect(cardsIn(html)).toBe(20)
})

test.each(locales)('a product speaks %s, and points to itself in all seven languages', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const path = `/p/${first?.uri}`
  const { status, html } = await visit(prefix + path)
  expect(status).toBe(200)
  expect(html).toContain(`<html lang="${locale}"`)
  expect(linksOf(html, 'canonical')).toEqual([shop.origin + prefix + path])
  expect(linksOf(html, 'alternate')).toHaveLength(locales.length + 1)
  expect(html).not.toMatch(/>(catalogue|product|shell|cart)\.[a-zA-Z]+</)
})

test('a product page has number, price with tax, and structured data for crawlers', async () => {
  const { html, text } = await visit(`/sv/p/${first?.uri}`, { headers: { 'x-test-country': 'SE' } })
  expect(text).toContain(first?.sku)
  expect(text).toContain('inkl. moms')
  const [product, breadcrumbs] = structured(html)
  expect(JSON.parse(product ?? '')).toMatchObject({ sku: first?.sku, offers: { priceCurrency: 'SEK' } })
  expect(JSON.parse(breadcrumbs ?? '')).toMatchObject({ '@type': 'BreadcrumbList' })
  for (const json of structured(html)) expect(json).not.toContain('<')
})

test('an unavailable part leads to its replacement, otherwise to those of other makers', async () => {
  const gone = await visit('/p/brake-pad-set-front-bmw-e30-107-7-x-56-mm-ceramic-freinalpe-2')
  expect(gone.html).toMatch(/<a class="button" href="\/p\/[^"]+"[^>]*>Replaced by/)
  const out = await visit(
    '/p/control-arm-bush-front-saab-99-900-at-the-rear-of-the-arm-41-5-mm-polyurethane-leddal',
  )
  expect(out.html).toContain('href="#alternatives"')
  expect(out.html).toContain('id="alternatives"')
  const here = await visit(`/p/${first?.uri}`)
  expect(here.html).not.toContain('href="#alternatives"')
})

test('no document holds a word of the catalogue’s secret or of another shopper', async () => {
  const { html } = await visit(category)
  expect(html).not.toMatch(/sandbox-secret|rc_centra_checkout_token/)
})

test.each([
  ['category', category],
  ['brand', `/b/${first?.brandUri}`],
])('the products of a %s come as JSON below /more', async (_, path) => {
  const response = await shop.fetch(`/more${path}?page=1`, { headers: { 'x-test-country': 'SE' } })
  const listed = (await visit(path, { headers: { 'x-test-country': 'SE' } })).html
  const Pages = v.object({ cards: v.array(v.object({ product: v.string() })) })
  const { cards } = v.parse(Pages, await response.json())
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(cards).toHaveLength(cardsIn(listed))
  for (const { product } of cards) expect(listed).toContain(`<li id="p${product}"`)
})
