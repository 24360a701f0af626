import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { localized } from '#src/locale-prefix.ts'
import { isTested, testedLocales } from '#tests/support/full-check.ts'
import { filterBoxes, filterQuery } from '#tests/support/shop/filter-boxes.ts'
import {
  createTestShop,
  fetchCatalogue,
  headingOf,
  setFaults,
  type TestShop,
  textOf,
} from '#tests/support/shop/test-shop.ts'

// Filling the catalogue takes its time, which is no test’s.
await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })

async function visit(shop: TestShop, path: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  await shop.settle()
  return { status: response.status, html, heading: headingOf(html), text: textOf(html) }
}
const Further = v.object({
  first: v.number(),
  last: v.number(),
  more: v.boolean(),
  country: v.string(),
  cards: v.array(v.object({ product: v.string() })),
})
const cards = (html: string) => html.match(/<article\b/g)?.length ?? 0

test('a search shows twenty parts and a way to more', async () => {
  const shop = await createTestShop()
  const { status, html, heading } = await visit(shop, '/search?keyword=brake+disc')
  expect([status, cards(html)]).toEqual([200, 20])
  expect(heading).toMatch(/^\d+ results for “brake disc”$/)
  expect(html).toMatch(/href="\/search\?keyword=brake\+disc&amp;page=2#p\d+"/)
  expect(cards((await visit(shop, '/search?keyword=brake+disc&page=2')).html)).toBe(40)
})

test('a search that the service does not count to the end says that there may be more', async () => {
  const shop = await createTestShop({
    async upstream(request, sandbox) {
      const response = await sandbox(request)
      if (!request.url.includes('/indexes/products_en/search')) return response
      return Response.json({ ...Object(await response.json()), estimatedTotalHits: 1000 })
    },
  })
  const { heading, text } = await visit(shop, '/search?keyword=brake')
  expect(heading).toBe('At least 1,000 results for “brake”')
  expect(text).toContain('20 of at least 1,000 products')
  expect(text).not.toContain('Show 1,000 products')
})

test('the service is called in the language and market of the page, and the page shows the price', async () => {
  const shop = await createTestShop()
  const { text } = await visit(shop, '/de/search?keyword=bremsscheibe')
  const asked = shop.calls.filter(({ path }) => path.includes('/search/'))
  expect(asked.map(({ path }) => path)).toEqual([
    '/search/indexes/products_de/search',
    '/search/indexes/content_de/search',
  ])
  expect(asked.map(({ body }) => JSON.parse(body))).toMatchObject([
    { q: 'bremsscheibe', limit: 20, offset: 0, filter: [expect.stringMatching(/^markets = \d+$/)] },
    { q: 'bremsscheibe', limit: 12 },
  ])
  expect(text).toMatch(/\d+\skr/)
})

const narrowedBy = (filters: object) => `&filters=${encodeURIComponent(JSON.stringify(filters))}`
const amounts = (html: string) =>
  [...html.matchAll(/class="amount[^"]*"[^>]*>([\d\s,.]+)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(/[^\d]/g, '')),
  )
const countIn = (heading: string) => Number(/^(?:At least )?([\d,]+)/.exec(heading)?.[1]?.replace(',', ''))

test('results are narrowed by brand, car and price, with the counts of every choice', async () => {
  const shop = await createTestShop()
  const all = await visit(shop, '/search?keyword=brake')
  const chosen = { brands: ['Bromsvik'], 'vehicle.id': ['volvo-240-b21a'], price: ['300..900'] }
  const { html, heading, text } = await visit(shop, `/search?keyword=brake${narrowedBy(chosen)}`)
  expect(countIn(heading)).toBeGreaterThan(0)
  expect(countIn(heading)).toBeLessThan(countIn(all.heading))
  expect(html.match(/<article.*?<\/article>/gs)?.filter((card) => !card.includes('Bromsvik'))).toEqual([])
  expect(amounts(html).filter((amount) => amount < 300 || amount > 900)).toEqual([])
  expect(text).toContain('Price: 300–900 SEK')
  // Another brand can still be chosen together with the first.
  const boxes = filterBoxes(html).filter(({ field }) => field === 'brands')
  expect(boxes.find(({ value }) => value === 'Bromsvik')?.isTicked).toBe(true)
  expect(boxes.find(({ value }) => value === 'Hallbrook')).toMatchObject({
    isTicked: false,
    isDisabled: false,
  })
  const wider = await visit(shop, `/search?keyword=brake${narrowedBy({ brands: ['Bromsvik', 'Hallbrook'] })}`)
  expect(countIn(wider.heading)).toBeGreaterThan(countIn(heading))
})

test.each([404, 403])(
  'a service without a call for several searches (%s) finds as much, and counts all but the choices',
  async (status) => {
    const shop = await createTestShop()
    const chosen = narrowedBy({ brands: ['Bromsvik'], price: ['300..900'] })
    const addresses = [
      `/search?keyword=brake${chosen}`,
      '/search?keyword=brake+disc+qqqq',
      '/search?keyword=brkae',
    ]
    const headingsOf = async () => {
      const pages = []
      for (const address of addresses) pages.push(await visit(shop, address))
      return pages
    }
    const before = await headingsOf()
    await setFaults([{ paths: ['/search/multi-search'], fault: { kind: 'status', status, body: 'html' } }])
    const after = await headingsOf().finally(() => setFaults([]))
    expect(after.map(({ heading }) => heading)).toEqual(before.map(({ heading }) => heading))
    expect(after.map(({ html }) => cards(html))).toEqual(before.map(({ html }) => cards(html)))
    const [page] = after
    expect(page?.text).toContain('Price: 300–900 SEK')
    // The chosen brand can be taken back, and is not counted; categories are.
    const boxes = filterBoxes(page?.html ?? '')
    expect(boxes.find(({ value }) => value === 'Bromsvik')).toMatchObject({ isTicked: true, count: null })
    expect(boxes.filter(({ field, count }) => field === 'categories' && count !== null)).not.toEqual([])
    expect(page?.html).not.toContain('<span class="count">0</span>')
  },
)

test('a choice leads to as many results as it is counted with', async () => {
  const shop = await createTestShop()
  const { html } = await visit(shop, '/search?keyword=caliper')
  for (const field of ['brands', 'categories']) {
    const box = filterBoxes(html).find((each) => each.field === field)
    const sent = filterQuery(html, (boxes) =>
      boxes.map((each) => (each.value === box?.value ? { ...each, isTicked: true } : each)),
    )
    const response = await shop.fetch(`/search?${sent}`)
    expect(response.status).toBe(302)
    const { heading } = await visit(shop, response.headers.get('location') ?? '')
    expect([field, box?.text, heading]).toEqual([field, box?.text, `${box?.count} results for “caliper”`])
  }
})

test('sets, which have no brand, are no choice among the brands', async () => {
  const { html, heading } = await visit(await createTestShop(), '/search?keyword=brake+discs+volvo+240')
  const boxes = filterBoxes(html)
  const ofBrands = boxes.filter(({ field }) => field === 'brands').map(({ count }) => count ?? 0)
  expect(ofBrands.reduce((sum, count) => sum + count, 0)).toBeLessThan(countIn(heading))
  expect(boxes.filter(({ value, text }) => value === '' || text === '')).toEqual([])
})

test('results are sorted by price, and further pages with them', async () => {
  const { html } = await visit(await createTestShop(), '/search?keyword=oil+filter&order=LowestPrice')
  const shown = amounts(html)
  expect(shown.length).toBeGreaterThan(10)
  expect(shown).toEqual(shown.toSorted((left, right) => left - right))
  expect(html).toMatch(/href="\/search\?keyword=oil\+filter&amp;page=2&amp;order=LowestPrice#p\d+"/)
})

test('choices without a part say so, and can be taken back', async () => {
  const choice = narrowedBy({ brands: ['No such "brand"\\'] })
  const { status, text, html } = await visit(await createTestShop(), `/search?keyword=brake+disc${choice}`)
  expect(status).toBe(200)
  expect(text).toContain('No products match')
  expect(html).toMatch(/<a[^>]*href="\/search\?keyword=brake\+disc"[^>]*>Clear filters/)
})

test('choices without results for every word are not replaced by other results', async () => {
  const shop = await createTestShop()
  const address = '/search?keyword=brake+disc+volvo+240'
  const { text } = await visit(shop, `${address}${narrowedBy({ price: ['0..30'] })}`)
  expect(text).toContain('No products match')
  expect(text).not.toContain('Shown without')
  expect(countIn((await visit(shop, address)).heading)).toBeGreaterThan(0)
})

test('products with every word are shown, otherwise those that lack the fewest, with the missing words', async () => {
  const shop = await createTestShop()
  const { heading, html } = await visit(shop, '/search?keyword=brake+disc+<i>qqqq')
  expect(heading).toMatch(/^\d+ results for “brake disc <i>qqqq”$/)
  expect(html).toContain('Nothing matches all your words. Results without “&lt;i&gt;qqqq”.')
  const count = async (keyword: string) =>
    Number(/^\d+/.exec((await visit(shop, `/search?keyword=${keyword}`)).heading)?.[0])
  expect(await count('brake+disc+volvo+240')).toBeLessThan(await count('brake+disc'))
})

test.each([
  ['bm94222', 'Matches Bromsvik BM 94222'],
  ['x516 723', 'Matches OE number X516-723'],
])(
  'by the number %s, which several have, a part is found first, and its card gives the reason',
  async (number, reason) => {
    const { html } = await visit(await createTestShop(), `/search?keyword=${encodeURIComponent(number)}`)
    const [, first = ''] = html.split('<article')
    expect(first).toContain(`<p class="match">${reason}</p>`)
  },
)

test('the number of one part opens it, and its page gives the reason', async () => {
  const shop = await createTestShop()
  const headers = { 'x-test-country': 'SE' }
  const reply = await shop.fetch('/de/search?keyword=bd-280-22v-f5x108-tor', { headers })
  expect(reply.status).toBe(302)
  const address = reply.headers.get('location') ?? ''
  expect(address).toMatch(/^\/de\/p\/[^?]+\?number=bd-280-22v-f5x108-tor$/)
  expect((await visit(shop, address)).text).toContain('Entspricht Artikelnummer BD-280-22V-F5X108-TOR')
  // Chosen filters or a page are of a list.
  expect((await visit(shop, '/de/search?keyword=bd-280-22v-f5x108-tor&order=LowestPrice')).status).toBe(200)
  // The address's claim is not trusted.
  const forged = address.replace(/number=.*/, 'number=%3Cb%3EX999-999')
  expect((await visit(shop, forged)).text).not.toContain('Entspricht')
})

test('the number of a part that is no longer made leads to the one that has replaced it', async () => {
  const shop = await createTestShop()
  const search = async (keyword: string) =>
    (await visit(shop, `/search?keyword=${keyword}`)).html.split('<article').slice(1)
  const [first = '', second = ''] = await search('BD-278-235V-F4X108-TOR')
  expect(first).toMatch(/<code>BD-278-235V-F4X108-TOR-B<\/code>.*Replaces BD-278-235V-F4X108-TOR</s)
  expect(second).toContain('Matches part number BD-278-235V-F4X108-TOR<')
})

test('pages and answers are next to the parts', async () => {
  const { html, heading } = await visit(await createTestShop(), '/search?keyword=withdrawal')
  expect(heading).toBe('No parts found for “withdrawal”')
  expect(html).toMatch(/<aside[^>]*aria-label="Pages and answers".*<a[^>]*href="\/info\/withdrawal"/s)
})

test('the searched words are highlighted in the names', async () => {
  const { html } = await visit(await createTestShop(), '/search?keyword=brake+dis')
  expect(html).toMatch(/<h3><a[^>]*><mark>Brake<\/mark> <mark>dis<\/mark>c/)
})

test('only the fields of a document that are read are requested', async () => {
  const shop = await createTestShop()
  await visit(shop, '/search?keyword=brake+disc')
  const asked = shop.calls.find(({ path }) => path.includes('/search/'))
  const { attributesToRetrieve } = JSON.parse(asked?.body ?? '')
  expect(attributesToRetrieve).toEqual(expect.arrayContaining(['product', 'name', 'prices']))
  expect(attributesToRetrieve).not.toContain('words')
})

test('the next parts come by themselves, as data: those the longer page has', async () => {
  const shop = await createTestShop()
  const longer = await visit(shop, '/search?keyword=brake+disc&page=2')
  const before = shop.calls.length
  const response = await shop.fetch('/more/search?keyword=brake+disc&page=2', {
    headers: { 'x-test-country': 'SE' },
  })
  const page = v.parse(Further, await response.json())
  expect(page).toMatchObject({ first: 2, last: 2, more: true, country: 'SE' })
  const listed = [...longer.html.matchAll(/<li id="p(\d+)"/g)].map(([, id]) => id)
  expect(page.cards.map(({ product }) => product)).toEqual(listed.slice(20))
  const asked = shop.calls.slice(before).filter(({ path }) => path.includes('/search/'))
  expect(asked.map(({ body }) => JSON.parse(body))).toMatchObject([{ limit: 20, offset: 20 }])
})

test('more results without a keyword are empty and make no call', async () => {
  const shop = await createTestShop()
  const page = await (await shop.fetch('/more/search?page=2')).json()
  expect(page).toEqual({ first: 2, last: 2, cards: [], more: false, country: 'SE' })
  expect(shop.calls.filter(({ path }) => path.includes('/search/'))).toEqual([])
})

test('a keyword is never markup', async () => {
  const { html, heading } = await visit(
    await createTestShop(),
    '/search?keyword=%3Cscript%3Ealert(1)%3C/script%3E',
  )
  expect(html).not.toContain('<script>alert')
  expect(heading).toContain('<script>alert(1)</script>')
})

test('an empty result gives advice, and shows every category', async () => {
  const { status, heading, html } = await visit(await createTestShop(), '/search?keyword=qqqqxxxx')
  expect([status, heading]).toEqual([200, 'Nothing found for “qqqqxxxx”'])
  expect(html).toMatch(/<main.*href="\/parts".*<\/main>/s)
  expect(html).toContain('category-tiles')
})

/** The query of each call of the search service; only numbers are searched without words. */
const searches = (shop: TestShop) =>
  shop.calls
    .filter(({ path }) => path.includes('/search/'))
    .map(({ body }) => JSON.parse(body))
    .map(({ q, queries = [{ q }] }) => queries.map((query: { q: string }) => query.q))
const meantIn = (html: string) =>
  /<p>([^<]*)<a href="([^"]*\/search\?[^"]*)"[^>]*>(.*?)<\/a>/s.exec(html.replaceAll('<!-- -->', ''))

const slips = [
  ['en', 'brakke disk', 'brake disk', 'Did you mean '],
  ['sv', 'bromsskvia fram', 'bromsskiva fram', 'Menade du '],
  ['de', 'Brmsscheibe volvo 240', 'Bremsscheibe volvo 240', 'Meinten Sie '],
  ['fi', 'jarulevy', 'jarrulevy', 'Tarkoititko: '],
  ['fr', 'disque de frien', 'disque de frein', 'Vouliez-vous dire '],
  ['da', 'bremssekive', 'bremseskive', 'Mente du '],
  ['nl', 'remschif', 'remschijf', 'Bedoelde u '],
] as const

test.each(slips.filter(isTested))(
  'in %s “%s” is found, and “%s” is meant',
  async (locale, typed, meant, words) => {
    const shop = await createTestShop()
    const address = localized(locale, '/search')
    const { html, heading } = await visit(shop, `${address}?keyword=${encodeURIComponent(typed)}`)
    expect(countIn(heading)).toBeGreaterThan(0)
    const [, before, path = '', text] = meantIn(html) ?? []
    expect([before, text]).toEqual([words, meant])
    expect(path).toBe(`${address}?${new URLSearchParams({ keyword: meant })}`)
    expect(searches(shop)).toEqual([[typed], [typed], [typed]])
    const corrected = await visit(shop, path)
    expect(countIn(corrected.heading)).toBeGreaterThan(0)
    expect(meantIn(corrected.html)).toBeNull()
  },
)

const right = [
  ['en', 'brake discs'],
  ['en', 'rotors volvo 240'],
  ['sv', 'bromsskivor'],
  ['sv', 'BROMSBELAGG'],
  ['de', 'bremsrotor'],
  ['de', 'scheibe'],
  ['fi', 'jarrulevyt'],
  ['en', 'bm94222'],
  ['en', 'volvo 240'],
] as const

test.each(right.filter(isTested))(
  'in %s “%s” means itself, and costs no more than a search',
  async (locale, keyword) => {
    const shop = await createTestShop()
    const address = `${localized(locale, '/search')}?keyword=${encodeURIComponent(keyword)}`
    const { html, heading } = await visit(shop, address)
    expect(countIn(heading)).toBeGreaterThan(0)
    expect(meantIn(html)).toBeNull()
    const asked = searches(shop).filter(([words]) => words !== '')
    expect([asked.length <= 3, new Set(asked.flat())]).toEqual([true, new Set([keyword])])
  },
)

test('the name of a brand is no misspelling, by a second call', async () => {
  const shop = await createTestShop()
  expect(meantIn((await visit(shop, '/search?keyword=bromsvik')).html)).toBeNull()
  expect(searches(shop)).toEqual([['bromsvik'], ['bromsvik'], ['bromsvik']])
})

test.each(['&order=LowestPrice', narrowedBy({ brands: ['Bromsvik'] }), '&page=2'])(
  'no correction is offered if the best hits do not come first (%s)',
  async (more) => {
    const { status, html } = await visit(await createTestShop(), `/search?keyword=brakke+disk${more}`)
    expect([status, meantIn(html)]).toEqual([200, null])
  },
)

test('a correction is never markup', async () => {
  const { html } = await visit(await createTestShop(), '/search?keyword=brakke+disk+<i>fornt')
  expect(html).not.toContain('<i>')
  const markup = await visit(await createTestShop(), '/search?keyword=spark+plg+"<i>"')
  expect(markup.html).not.toContain('<i>')
})

test('words without results are left out, and their corrections are offered if they find something', async () => {
  const { html } = await visit(await createTestShop(), '/search?keyword=spark+plg')
  expect(html).toContain('Results without “plg”.')
  expect(meantIn(html)?.slice(2)).toEqual(['/search?keyword=spark+plug', 'spark plug'])
})

test('an empty result shows the nearest parts, by one more call', async () => {
  const shop = await createTestShop()
  const { heading, html } = await visit(shop, '/search?keyword=BD-280-22V-F5X108-TOZ')
  expect(heading).toBe('Nothing found for “BD-280-22V-F5X108-TOZ”')
  expect(html).toMatch(
    /<section[^>]* aria-label="([^"]*)"><h2>\1<\/h2>.*<code>BD-280-22V-F5X108-TOR<\/code>.*<\/section>/s,
  )
  expect(html).toContain('Closest matches for “BD28022VF5X108TO”')
  expect(html).toContain('Choose your car')
  expect(searches(shop)).toHaveLength(4)
  expect(searches(shop).at(-1)).toHaveLength(3)
})

test('a misspelled search without results is offered with at most eight parts of its correction', async () => {
  const { html } = await visit(await createTestShop(), '/search?keyword=dsiccs')
  expect(meantIn(html)?.slice(2)).toEqual(['/search?keyword=discs', 'discs'])
  expect(html).toContain('Closest matches for “discs”')
  expect(cards(html)).toBe(8)
})

test('nearest parts that cannot be loaded are not mentioned', async () => {
  let asked = 0
  const shop = await createTestShop({
    upstream(request, sandbox) {
      if (!request.url.includes('/search/')) return sandbox(request)
      asked += 1
      return asked > 1 ? new Response('down', { status: 502 }) : sandbox(request)
    },
  })
  const { status, heading, html } = await visit(shop, '/search?keyword=dics')
  expect([status, heading]).toEqual([200, 'Nothing found for “dics”'])
  expect(html).not.toMatch(/Nearest parts|Did you mean/)
  expect(html).toContain('category-tiles')
})

test('a page beyond the end of the results is 404, without the text for no results', async () => {
  const { status, heading } = await visit(await createTestShop(), '/search?keyword=caliper&page=40')
  expect(status).toBe(404)
  expect(heading).not.toContain('Nothing found')
})

test('an empty search makes no call', async () => {
  const shop = await createTestShop()
  const { heading, html } = await visit(shop, '/search')
  expect(heading).toBe('What are you looking for?')
  expect(html).toMatch(/<main.*<input [^>]*type="search".*category-tiles.*<\/main>/s)
  expect((await visit(shop, '/search?keyword=+')).status).toBe(200)
  expect(shop.calls.filter(({ path }) => path.includes('/search/'))).toEqual([])
})

test.each([
  ['is unavailable', () => new Response('down', { status: 502 })],
  ['refuses our key', () => Response.json({ code: 'invalid_api_key' }, { status: 403 })],
  ['talks nonsense', () => Response.json({ hits: 'many' })],
])('when the search %s, the page says so and the catalogue stays open', async (_, answer) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) => (request.url.includes('/search/') ? answer() : sandbox(request)),
  })
  const { status, heading, html } = await visit(shop, '/search?keyword=disc')
  expect([status, heading]).toEqual([503, 'The search cannot be reached right now'])
  expect(html).toContain('category-tiles')
  expect((await visit(shop, '/c/brakes')).status).toBe(200)
  expect((await shop.fetch('/more/search?keyword=disc&page=2')).status).toBe(503)
})

test('every screen has a search field that works without script', async () => {
  const { html } = await visit(await createTestShop(), '/sv/c/brakes')
  expect(html).toMatch(/<search[^>]*><form action="\/sv\/search"/)
  expect(html).toMatch(
    /<input type="search" name="keyword"[^>]*aria-label="Sök"|aria-label="Sök"[^>]*name="keyword"/,
  )
})

test.each(testedLocales)('the search speaks %s', async (locale) => {
  const shop = await createTestShop()
  const path = localized(locale, '/search')
  expect((await visit(shop, path)).html).toContain(`<html lang="${locale}"`)
  expect((await visit(shop, `${path}?keyword=volvo`)).heading).toMatch(/volvo/)
})

test('the categories page links every category, and the menu fetches those of two levels', async () => {
  const shop = await createTestShop()
  const { html } = await visit(shop, '/categories')
  const links = new Set([...html.matchAll(/href="(\/c\/[^"]+)"/g)].map(([, path]) => path))
  expect(links.size).toBeGreaterThan(60)
  expect([...links].some((path) => path?.split('/').length === 8)).toBe(true)
  const tree = await shop.fetch('/more/categories')
  const count = (nodes: { children: [] }[]): number =>
    nodes.reduce((sum, { children }) => sum + 1 + count(children), 0)
  const upToTwo = [...links].filter((path) => String(path).split('/').length <= 4)
  expect(count(await tree.json())).toBe(upToTwo.length)
})

test('the year of a car narrows the results to the parts that fit it, which can be taken back', async () => {
  const shop = await createTestShop()
  const all = await visit(shop, '/search?keyword=oil+filter+volvo+240')
  const { html, heading, text } = await visit(shop, '/search?keyword=oil+filter+volvo+240+1979')
  expect(countIn(heading)).toBeGreaterThan(0)
  expect(countIn(heading)).toBeLessThan(countIn(all.heading))
  expect(text).toContain('For model year 1979. Show all years')
  expect(text).not.toContain('Shown without')
  expect(html).toContain('href="/search?keyword=oil+filter+volvo+240"')
  const before1975 = await visit(shop, '/search?keyword=oil+filter+volvo+240+1966')
  expect(before1975.text).toContain('Results without “1966”.')
  expect(countIn(before1975.heading)).toBe(countIn(all.heading))
})

test('further pages of a year are narrowed alike', async () => {
  const shop = await createTestShop()
  const address = '/more/search?keyword=volvo+240+1987'
  const ask = async (range: string) =>
    v.parse(
      Further,
      await (await shop.fetch(address + range, { headers: { 'x-test-country': 'SE' } })).json(),
    )
  const [both, second] = [await ask('&page=2&from=1'), await ask('&page=2')]
  expect(both.cards.slice(20)).toEqual(second.cards)
  expect(second.cards.length).toBeGreaterThan(0)
})

test('a word with one wrong letter is corrected before any is left out, unless it is in quotation marks', async () => {
  const shop = await createTestShop()
  const { html, heading, text } = await visit(shop, '/search?keyword=brake+padz+volvo+240')
  expect(heading).toMatch(/^\d+ results for “brake pads? volvo 240”$/)
  expect(text).toMatch(
    /Showing results for “brake pads? volvo 240”. Search instead for brake padz volvo 240\./,
  )
  const [first = ''] = html.match(/<article.*?<\/article>/s) ?? []
  expect(textOf(first)).toContain('Brake pad set')
  const [, path = ''] = /href="(\/search\?keyword=brake\+%22padz%22[^"]*)"/.exec(html) ?? []
  const asTyped = await visit(shop, path)
  expect(asTyped.text).toContain('Results without “padz”.')
})

test.each([
  ['en', 'Bremsscheibe', 'Found in German.'],
  ['de', 'brake pads', 'Gefunden auf Englisch.'],
] as const)('in %s, “%s” is found in another language, which is said', async (locale, keyword, said) => {
  const address = `${localized(locale, '/search')}?keyword=${encodeURIComponent(keyword)}`
  const shop = await createTestShop()
  const { html, heading, text } = await visit(shop, address)
  expect(countIn(heading)).toBeGreaterThan(0)
  expect(text).toContain(said)
  expect(cards(html)).toBe(20)
  expect(html).not.toContain('<mark>')
})

test('other languages that do not answer are not waited for, and not missed', async () => {
  const shop = await createTestShop()
  await setFaults([{ paths: ['/search/multi-search'], fault: { kind: 'latency', ms: 1_800 } }])
  const { heading } = await visit(shop, '/search?keyword=Bremsscheibe').finally(() => setFaults([]))
  expect(heading).toBe('Nothing found for “Bremsscheibe”')
})

test.each(['%25', 'a', '-brake', '%3F%3F'])(
  'without a word (%s) there is advice, and no call',
  async (typed) => {
    const shop = await createTestShop()
    const { status, heading, html } = await visit(shop, `/search?keyword=${typed}`)
    expect([status, heading]).toEqual([200, `“${decodeURIComponent(typed)}” has no word to search for`])
    expect(html).toContain('category-tiles')
    expect(searches(shop)).toEqual([])
  },
)

test.each([
  ['a chassis number', 'YV1244883J1234567', '"Volvo 240 1988"'],
  ['a plate of the country of delivery', 'BRK240', '"plate"'],
])('a search for %s offers the car', async (_, typed, offered) => {
  const shop = await createTestShop()
  const headers = { 'x-test-country': 'SE' }
  const data = await (await shop.fetch(`/search.data?keyword=${typed}`, { headers })).text()
  expect(data).toContain(offered)
  await shop.settle()
})

test('the page of a chassis number leads with its car, also without script', async () => {
  const { heading, html, text } = await visit(await createTestShop(), '/search?keyword=YV1244883J1234567')
  expect(heading).toBe('“YV1244883J1234567” is the number of a car: Volvo 240 1988')
  expect(html).toContain('<title>“YV1244883J1234567” is the number of a car: Volvo 240 1988')
  expect(html).toMatch(/<a [^>]*href="\/parts"[^>]*>Use this as your car: Volvo 240 1988<\/a>/)
  expect(text).not.toMatch(/Nothing found|Check the spelling/)
})

test('a plate of another country than that of delivery offers no car', async () => {
  const shop = await createTestShop()
  const headers = { 'x-test-country': 'DE' }
  const data = await (await shop.fetch('/search.data?keyword=BRK240', { headers })).text()
  expect(data).toContain('"carOffer"')
  expect(data).not.toContain('"plate"')
  await shop.settle()
})

test('results are narrowed to what can be ordered, where something cannot', async () => {
  const shop = await createTestShop()
  const all = await visit(shop, '/search?keyword=brake')
  const [box] = filterBoxes(all.html).filter(({ field }) => field === 'stock')
  expect(box).toMatchObject({ value: 'yes', text: 'Can be ordered', isTicked: false })
  // The index does not know reduced prices.
  expect(filterBoxes(all.html).filter(({ field }) => field === 'sale')).toEqual([])
  const { html, heading, text } = await visit(shop, `/search?keyword=brake${narrowedBy({ stock: ['yes'] })}`)
  expect(countIn(heading)).toBe(box?.count)
  expect(countIn(heading)).toBeLessThan(countIn(all.heading))
  expect(text).toContain('Availability: Can be ordered')
  expect(cards(html)).toBe(20)
  const shown = html.match(/<article.*?<\/article>/gs) ?? []
  expect(shown.filter((card) => card.includes('data-state="no"'))).toEqual([])
  expect(filterBoxes(html).find(({ field }) => field === 'stock')?.isTicked).toBe(true)
})
