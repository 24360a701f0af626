import { beforeAll, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { listingDefaults } from '#src/config.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

type Shop = Awaited<ReturnType<typeof createTestShop>>
let shop: Shop
beforeAll(async () => {
  shop = await createTestShop()
})

async function read(path: string) {
  const response = await shop.fetch(path)
  const html = await response.text()
  await shop.settle()
  const links = new Map(
    [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', inner = '']) => [
      href.replaceAll('&amp;', '&'),
      textOf(inner).trim(),
    ]),
  )
  return { status: response.status, location: response.headers.get('location'), html, links }
}

async function countOf(...vehicles: string[]): Promise<number> {
  const context = { language: 'en', market: 1, pricelist: 11 }
  const request = { ...context, ...listingDefaults, 'vehicle.name': vehicles, limit: 1 }
  return (await fetchCatalogue(Listing, '/products', request)).productCount
}

test('every car the shop has parts for is on one page, with the number of parts for each engine', async () => {
  const { status, links } = await read('/parts')
  expect(status).toBe(200)
  expect(links.get('/parts/volvo-240')).toBe('Volvo 240')
  const count = await countOf('Volvo 240, B21A [volvo-240-b21a]')
  expect(count).toBeGreaterThan(100)
  expect(links.get('/parts/volvo-240/b21a')).toBe(`B21A 2.1\u00a0l petrol, 73\u00a0kW (98\u00a0bhp) ${count}`)
  const engines = [...links.keys()].filter((path) => /^\/parts\/[^/]+\/[^/]+$/.test(path))
  expect(engines.length).toBeGreaterThan(100)
})

test('each model and engine has a page, with the categories its parts are in', async () => {
  const index = await read('/parts')
  const pages = [...index.links.keys()].filter((path) => path.startsWith('/parts/'))
  const models = pages.filter((path) => path.split('/').length === 3)
  expect(models.length).toBeGreaterThan(30)
  for (const path of [...models, '/parts/volvo-240/b21a', '/parts/mini-classic/12a-cooper']) {
    const { status, html, links } = await read(path)
    expect([path, status]).toEqual([path, 200])
    const key = path.slice('/parts/'.length).replace('/', '-')
    const categories = [...links.keys()].filter((href) => href.startsWith('/c/') && href.includes('?'))
    expect(categories.length, path).toBeGreaterThan(5)
    expect(categories.every((href) => href.endsWith(`?car=${key}`))).toBe(true)
    expect(html).toContain(`<link rel="canonical" href="${shop.origin}${path}"/>`)
    expect(html.match(/class="product-card/g)?.length ?? 0, path).toBeGreaterThan(5)
  }
})

test('a category of the page has as many parts as the page says', async () => {
  const { links, html } = await read('/parts/volvo-240/b21a')
  const path = '/c/brakes/disc-brakes?car=volvo-240-b21a'
  const [count] = /\d+$/.exec(links.get(path) ?? '') ?? []
  expect(Number(count)).toBeGreaterThan(0)
  const listing = await read(path)
  expect(textOf(listing.html)).toContain(`of ${count} products`)
  expect(textOf(html)).toContain(`${await countOf('Volvo 240, B21A [volvo-240-b21a]')} parts`)
})

test('each top category of the page has a drawing', async () => {
  const { html } = await read('/parts/volvo-240')
  const [list = ''] = /<ul class="parts-categories">.*?<\/section>/s.exec(html) ?? []
  const categories = list.match(/class="top"/g)?.length ?? 0
  expect(categories).toBeGreaterThan(10)
  expect(list.match(/<img [^>]*class="picture"/g)).toHaveLength(categories)
})

test('the page of a car is read in each language', async () => {
  for (const locale of locales) {
    const { status, html } = await read(localized(locale, '/parts/volvo-240'))
    expect([locale, status]).toEqual([locale, 200])
    expect(html).toMatch(/<h1[^>]*>[^<]*Volvo 240/)
  }
})

/** The engines of a page in groups, by the heading of each. */
function engineGroups(html: string) {
  const [nav = ''] = /<nav class="engine-links".*?<\/nav>/s.exec(html) ?? []
  return nav
    .split('<section')
    .slice(1)
    .map((section) => ({
      heading: textOf(/<h2>(.*?)<\/h2>/.exec(section)?.[1] ?? ''),
      engines: [...section.matchAll(/<span class="code">([^<]+)</g)].map(([, code]) => code),
      paths: [...section.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href),
    }))
}

test('without script a model year sorts the engines: those of the year first, then the others', async () => {
  const asked = await read('/parts/volvo-240')
  expect(asked.html).toMatch(/<form class="model-year" action="\/parts\/volvo-240" method="get">/)
  expect(asked.html).toContain('name="year"')
  expect(engineGroups(asked.html)).toMatchObject([{ heading: '', engines: { length: 10 } }])

  const { html } = await read('/parts/volvo-240?year=1978')
  const groups = engineGroups(html)
  expect(groups.map(({ heading, engines }) => [heading, engines])).toEqual([
    ['Model year 1978', ['All engines', 'B21A', 'B21E']],
    ['Other years', ['B21ET', 'B23A', 'B23E', 'B200K', 'B230F', 'B230K', 'D24']],
  ])
  expect(groups.flatMap(({ paths }) => paths).every((path) => path?.endsWith('?year=1978'))).toBe(true)
  expect(textOf(html)).toContain('2.3\u00a0l petrol, 84\u00a0kW (113\u00a0bhp), 1985–1993')
  expect(textOf(html)).not.toContain('as far as we know')
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/parts/volvo-240"/>`)
  expect(html).toMatch(/<input[^>]*name="year"[^>]*value="1978"/)
})

test('a year in which a model or an engine was not built is said, and its parts are shown', async () => {
  const outside = await read('/parts/volvo-240?year=1995')
  expect(textOf(outside.html)).toContain('Volvo 240: model year 1975–1993 as far as we know, not 1995.')
  expect(engineGroups(outside.html).map(({ heading }) => heading)).toEqual(['', 'Other years'])
  const engine = await read('/parts/volvo-240/b230f?year=1978')
  expect(textOf(engine.html)).toContain('Volvo 240, B230F: model year 1985–1993 as far as we know, not 1978')
  expect(engine.links.get('/c/brakes?car=volvo-240-b230f')).toBeDefined()
})

test.each(['78', '1899', '3000', 'nineteen', '1978x'])('the year “%s” is none', async (year) => {
  const { status, html } = await read(`/parts/volvo-240?year=${year}`)
  expect([status, engineGroups(html).map(({ heading }) => heading)]).toEqual([200, ['']])
})

test('the page of a car is read with its year in another language', async () => {
  const { html } = await read('/de/parts/vw-golf-4?year=1998')
  expect(textOf(html)).toContain('1,9\u00a0l Diesel, 66\u00a0kW (90\u00a0PS)')
  expect(engineGroups(html).map(({ heading }) => heading)).toEqual(['Modelljahr 1998', 'Andere Jahre'])
})

test('a car has one address', async () => {
  expect(await read('/parts/volvo-240-b21a')).toMatchObject({
    status: 301,
    location: '/parts/volvo-240/b21a',
  })
  expect(await read('/sv/parts/volvo-240-b21a')).toMatchObject({
    status: 301,
    location: '/sv/parts/volvo-240/b21a',
  })
  expect(await read('/parts/porsche-911g-930-20')).toMatchObject({ status: 200 })
})

test.each([
  '/parts/volvo',
  '/parts/volvo-241',
  '/parts/volvo-240/b21',
  '/parts/__proto__',
  '/parts/volvo-240/b21a/x',
])('%s is the page of no car', async (path) => {
  expect((await read(path)).status).toBe(404)
})
