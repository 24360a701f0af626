import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { localized } from '#src/locale-prefix.ts'
import { isTested } from '#tests/support/full-check.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

// Filling the catalogue takes its time, which is no test’s.
await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })

async function search(shop: TestShop, query: string, locale: Parameters<typeof localized>[0] = 'en') {
  const response = await shop.fetch(`${localized(locale, '/search')}?${query}`, {
    headers: { 'x-test-country': 'SE' },
  })
  const html = await response.text()
  await shop.settle()
  const [card = null] = /<section class="answer-card".*?<\/section>/s.exec(html) ?? []
  return { status: response.status, html, card, text: card && textOf(card) }
}
const keyword = (words: string) => new URLSearchParams({ keyword: words }).toString()
const linksIn = (card: string | null) =>
  [...(card ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
const countIn = (text: string | null, before: RegExp) =>
  Number(new RegExp(`${before.source}(\\d+)`).exec(text ?? '')?.[1])

const asked = [
  ['en', 'brake discs volvo 240 1986', 'Brake discs for Volvo 240 (1986)'],
  ['sv', 'bromsskivor volvo 240 1986', 'Bromsskivor till Volvo 240 (1986)'],
  ['fi', 'jarrulevyt volvo 240 1986', 'Jarrulevyt: Volvo 240 (1986)'],
  ['da', 'bremseskiver volvo 240 1986', 'Bremseskiver til Volvo 240 (1986)'],
  ['fr', 'disques de frein volvo 240 1986', 'Disques de frein pour Volvo 240 (1986)'],
  ['nl', 'remschijven volvo 240 1986', 'Remschijven voor Volvo 240 (1986)'],
  ['de', 'Bremsscheiben Volvo 240 1986', 'Bremsscheiben für Volvo 240 (1986)'],
] as const

test.each(asked.filter(isTested))(
  'in %s “%s” is answered above the results',
  async (locale, words, title) => {
    const { html, card, text } = await search(await createTestShop(), keyword(words), locale)
    expect(text).toContain(title)
    expect(html.indexOf('answer-card')).toBeLessThan(html.indexOf('<article'))
    expect(linksIn(card).filter((path) => !path.startsWith(localized(locale, '/')))).toEqual([])
  },
)

test('the answer has the number, the price, the questions and the values of the list that it leads to', async () => {
  const shop = await createTestShop()
  const { card, text } = await search(shop, keyword('brake discs volvo 240'))
  const count = countIn(text, /Volvo 240/)
  expect(count).toBeGreaterThan(5)
  expect(text).toMatch(/from \D*545/)
  expect(text).toMatch(/vented front discs 280\smm · ABS: \d+ parts, otherwise \d+/)
  const [list = ''] = linksIn(card).filter((path) => path.endsWith('?car=volvo-240'))
  const headers = { 'x-test-country': 'SE' }
  const listed = textOf(await (await shop.fetch(list, { headers })).text())
  expect(listed).toContain(`For Volvo 240: ${count} of `)
  // Each choice leads to as many parts as it has.
  const choices = [
    ...(card ?? '').matchAll(/href="([^"]*(?:filters|car=volvo-240-)[^"]*)"[^>]*>(.*?)<\/a>/gs),
  ]
  expect(choices.length).toBeGreaterThan(3)
  for (const [, path = '', choice = ''] of choices) {
    const page = textOf(await (await shop.fetch(path.replaceAll('&amp;', '&'), { headers })).text())
    expect([choice, countIn(page, /For Volvo 240[^:]*: /)]).toEqual([
      choice,
      Number(/(\d+)<\/span>/.exec(choice)?.[1]),
    ])
  }
})

test('engines are offered where they decide, and a named one is answered for', async () => {
  const shop = await createTestShop()
  const { card } = await search(shop, keyword('oil filter volvo 240'))
  expect(linksIn(card)).toContain('/c/filters-service/filters/oil-filters?car=volvo-240-b230f')
  const named = await search(shop, keyword('oil filter volvo 240 b230f'))
  expect(named.text).toContain('Oil filters for Volvo 240, B230F')
  const ofAddress = await search(shop, `${keyword('oil filter volvo 240')}&car=volvo-240-b230f`)
  expect(ofAddress.card).toBe(named.card)
  const otherCar = await search(shop, `${keyword('oil filter volvo 240')}&car=saab-99`)
  expect(otherCar.card).toBe(card)
})

test.each([
  ['how much engine oil volvo 240 b21a', '3.9 l per car'],
  ['wiper blades size volvo 240', '450 mm'],
  ['rear brake discs volvo 240', 'AxleRear axle'],
])('“%s” is answered with the value of the catalogue', async (words, value) => {
  const { text } = await search(await createTestShop(), keyword(words))
  expect(text?.replaceAll(/\s+/g, ' ')).toContain(value)
})

test.each([
  keyword('brake discs'),
  keyword('volvo 240'),
  keyword('bromsvik brake discs volvo 240'),
  keyword('bulb volvo 240'),
  `${keyword('brake discs volvo 240')}&filters=${encodeURIComponent('{"brands":["Bromsvik"]}')}`,
])('nothing is answered for %s, and no list is asked for', async (query) => {
  const shop = await createTestShop()
  const { status, card } = await search(shop, query)
  expect([status, card]).toEqual([200, null])
})

const listsIn = (shop: TestShop) =>
  shop.calls
    .filter(({ path }) => path.endsWith('/products'))
    .map(({ body }) => JSON.parse(body))
    .filter(({ categories }) => categories)

test('an answer costs one list, and the records with the texts of its conditions', async () => {
  const [plain, answered] = [await createTestShop(), await createTestShop()]
  await search(plain, keyword('brake discs qqqq volvo 240'))
  expect(listsIn(plain)).toEqual([])
  const { card } = await search(answered, keyword('brake discs volvo 240'))
  expect(card).not.toBeNull()
  expect(listsIn(answered)).toHaveLength(1)
  const records = answered.calls.filter(({ path }) => /\/products\/\d+$/.test(path))
  expect(records.length).toBeLessThanOrEqual(3)
  const before = answered.calls.length
  await search(answered, keyword('brake discs volvo 240'))
  // The lists and records are cached; searches are not.
  expect(answered.calls.slice(before).filter(({ path }) => !path.includes('/search/'))).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['fails', () => new Response('down', { status: 503 })],
  ['is refused', () => Response.json({ errors: { categories: 'not found' } }, { status: 404 })],
  ['does not come', () => new Promise(() => {})],
])('when the list %s, the results are shown without an answer', async (_, answer) => {
  const shop = await createTestShop({
    async upstream(request, sandbox) {
      const isList = request.url.endsWith('/products') && /"categories"/.test(await request.clone().text())
      return isList ? answer() : sandbox(request)
    },
  })
  const { status, html, card } = await search(shop, keyword('brake discs volvo 240'))
  expect([status, card]).toEqual([200, null])
  expect(html).toContain('<article')
})
