import { afterEach, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createTestShop, fetchCatalogue, headingOf, textOf } from '#tests/support/shop/test-shop.ts'

afterEach(() => void vi.useRealTimers())

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 1,
  market: 1,
  pricelist: 11,
})
const [known] = products
if (!known?.vehicles.length) throw new Error('The first part fits no car.')
const product = `/p/${known?.uri}`
/** The maker, who ends the name in lists, has a line of their own on the page. */
const name = known?.name.split(' – ')[0]
const without = 'These suggestions cannot be loaded right now. Try again'
const isLate = (request: Request) => /\/products\/\d+$/.test(new URL(request.url).pathname)

/** Reads on until the text is there, and says what has come so far. */
function reading(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async function until(wanted: string | RegExp): Promise<string> {
    while (!(typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`the page ended without ${wanted}`)
      text += value
    }
    return text
  }
}

test('the data that decide the page are there before deferred parts', async () => {
  const late = Promise.withResolvers<void>()
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      if (isLate(request)) await late.promise
      return sandbox(request)
    },
  })
  const response = await shop.fetch(product)
  expect(response.status).toBe(200)
  const until = reading(response)
  const early = await until('<div id="shell-end" hidden="">')
  expect(headingOf(early)).toBe(name)
  expect(early).toContain('rel="canonical"')
  // Browsers hold the first paint until this element, which must not be late itself.
  expect(early).toContain('<link rel="expect" href="#shell-end" blocking="render"/>')
  expect(early).not.toMatch(/<\/html>/)
  late.resolve()
  const whole = await until(/<\/html>\s*$/)
  expect(whole.length).toBeGreaterThan(early.length)
})

const fitsTable = 'class="fitment-table"'

test('the cars a part fits are in the page before its end is streamed', async () => {
  const shop = await createTestShop()
  const early = await reading(await shop.fetch(product))('</footer>')
  expect(early).toContain(fitsTable)
})

test('a slow list of cars is streamed, and shoppers without scripts can ask for the page again', async () => {
  const late = Promise.withResolvers<void>()
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      if (isLate(request)) await late.promise
      return sandbox(request)
    },
  })
  const until = reading(await shop.fetch(product))
  const early = await until('</footer>')
  expect(early).not.toContain(fitsTable)
  expect(early).toContain('<noscript><a href="?">Try again</a></noscript>')
  late.resolve()
  expect(await until(/<\/html>\s*$/)).toContain(fitsTable)
})

const troubles: Record<string, () => Response | Promise<Response>> = {
  fails: () => Response.json({ errors: { server: 'failed' } }, { status: 500 }),
  'breaks its contract': () => Response.json({ product: 7 }),
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
}

test.each(Object.entries(troubles))(
  'when a late part %s, the page is whole without it, and says what is missing',
  async (_, trouble) => {
    const shop = await createTestShop({
      upstream: (request, sandbox) => (isLate(request) ? trouble() : sandbox(request)),
    })
    const response = await shop.fetch(product)
    const html = await response.text()
    await shop.settle()
    expect([response.status, headingOf(html)]).toEqual([200, name])
    expect(html).toMatch(/<\/html>\s*$/)
    expect(html).not.toContain('Unexpected Server Error')
    expect(textOf(html)).toContain(without)
    expect(html).toContain(fitsTable)
  },
)

/** Time goes by until the work has ended. */
async function timePasses(work: Promise<unknown>, most: number): Promise<void> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  for (let waited = 0; waited < most && !ended; waited += 50) await vi.advanceTimersByTimeAsync(50)
  expect(ended).toBe(true)
}

test('a late part that never comes holds up the end of the page for some seconds, not for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const shop = await createTestShop({
    upstream: (request, sandbox) => (isLate(request) ? new Promise(() => {}) : sandbox(request)),
  })
  const page = shop.fetch(product).then((response) => response.text())
  await timePasses(page, 8_000)
  const html = await page
  expect(headingOf(html)).toBe(name)
  expect(textOf(html)).toContain(without)
  expect(html).toMatch(/<\/html>\s*$/)
})

test('a page that lacks a part is not cached', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) => (isLate(request) ? Response.json({}, { status: 500 }) : sandbox(request)),
  })
  const response = await shop.fetch(product, { headers: crawler })
  expect(textOf(await response.text())).toContain(without)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('a crawler waits for the late parts, but not for ever either', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const shop = await createTestShop({
    upstream: (request, sandbox) => (isLate(request) ? new Promise(() => {}) : sandbox(request)),
  })
  const response = shop.fetch(product, { headers: crawler })
  await timePasses(response, 4_000)
  const page = (await response).text()
  await timePasses(page, 4_000)
  expect(await page).toMatch(/<\/html>\s*$/)
})

test('a crawler gets the late parts in their place', async () => {
  const shop = await createTestShop()
  const html = await (await shop.fetch(product, { headers: crawler })).text()
  expect(html).not.toMatch(/<template id="[BP]:/)
  expect(html).toMatch(/<\/html>\s*$/)
})

test('the shop keeps running when a reader leaves during a page', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) => (isLate(request) ? new Promise(() => {}) : sandbox(request)),
  })
  const leaving = new AbortController()
  const response = await shop.fetch(product, { signal: leaving.signal })
  await reading(response)('</h1>')
  leaving.abort()
  expect((await shop.fetch('/')).status).toBe(200)
})
