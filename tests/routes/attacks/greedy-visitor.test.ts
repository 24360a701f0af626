import { afterEach, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { digestsDone } from '#tests/support/digests-done.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createTestShop, fetchCatalogue, headingOf, type TestShop } from '#tests/support/shop/test-shop.ts'

afterEach(() => void vi.useRealTimers())

const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 60, market: 1 })
const uris = products.map(({ uri }) => uri)

const greedy = { 'cf-connecting-ip': '203.0.113.66' }
const honest = { 'cf-connecting-ip': '198.51.100.7' }
const tick = 20

/** A shop whose services take 40 calls a second each, and answer 429 beyond; and a clock that the test moves. */
async function createLimitedShop() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, 21, 12) })
  const taken = new Map<string, number>()
  return createTestShop({
    upstream(request, sandbox) {
      const [, service] = new URL(request.url).pathname.split('/')
      const key = `${service} ${Math.floor(Date.now() / 1_000)}`
      const calls = (taken.get(key) ?? 0) + 1
      taken.set(key, calls)
      if (calls <= 40) return sandbox(request)
      return Response.json({ errors: { calls: 'too many' } }, { status: 429 })
    },
  })
}

interface Answer {
  status: number
  html: string
  headers: Headers
}

async function ask(shop: TestShop, path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await shop.fetch(path, { headers })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

/** Lets work end, and moves the clock where it waits for that. */
async function underClock<T>(work: Promise<T>): Promise<T> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  for (let turn = 1; !ended; turn += 1) {
    await digestsDone()
    if (turn % 100 === 0) await vi.advanceTimersByTimeAsync(10)
  }
  return work
}

let drawn = 0
/** A number that did not come before. */
const random = () => (++drawn * 10_000_019) % 99_999_989
type Request = () => [path: string, cookie?: string]

const floods: Record<string, Request> = {
  wishlists: () => [`/more/wishlist/${[random(), random(), random()].join()}`],
  searches: () => [`/more/search?keyword=${random()}x`],
  comparisons: () => [`/compare.data?ids=${random()},${random()}`],
  'products that do not exist': () => [`/p/made-up-${random()}.data`],
  carts: () => ['/cart.data', `rc_centra_checkout_token=made-up-${random()}`],
}

/** Fifty requests a second for eight seconds, while another visitor opens fifteen uncached pages. */
async function flooded(shop: TestShop, request: Request, from = () => greedy) {
  await underClock(ask(shop, '/', honest))
  const answers: Promise<Answer>[] = []
  const pages: Promise<Answer>[] = []
  for (let time = 0; time < 8_000; time += tick) {
    const [path, cookie] = request()
    answers.push(ask(shop, path, { ...from(), ...(cookie ? { cookie } : {}) }))
    if (time % 480 === 0 && pages.length < 15)
      pages.push(ask(shop, paths.product(uris[pages.length] ?? ''), honest))
    await vi.advanceTimersByTimeAsync(tick)
    for (let turn = 0; turn < 10; turn += 1) await digestsDone()
  }
  return {
    answers: await underClock(Promise.all(answers)),
    pages: await underClock(Promise.all(pages)),
  }
}

/** Asks until one is refused; that answer, and the calls that were made for it. */
async function refusedAnswer(shop: TestShop, request: Request) {
  for (;;) {
    const before = shop.calls.length
    const [path, cookie] = request()
    const answer = await underClock(ask(shop, path, { ...greedy, ...(cookie ? { cookie } : {}) }))
    if (answer.status === 429) return { ...answer, calls: shop.calls.slice(before) }
  }
}

/** Milliseconds a flood may take on a slow machine. */
const timeout = 60_000

const allServed = Array(15).fill(200)
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)

test.each(sampled(Object.entries(floods), 3))(
  'a visitor who requests 50 %s a second costs other visitors no page',
  async (_, request) => {
    const shop = await createLimitedShop()
    const { answers, pages } = await flooded(shop, request)
    expect(statusesOf(pages)).toEqual(allServed)
    // In the end it has what a second earns.
    expect(answers.slice(-50).filter(({ status }) => status === 429).length).toBeGreaterThan(40)
    const { calls, headers } = await refusedAnswer(shop, request)
    expect(calls, 'calls of a refused request').toEqual([])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  },
  timeout,
)

test(
  'fifty visitors a second with made-up requests prevent no page of others',
  async () => {
    const shop = await createLimitedShop()
    let count = 0
    const many = () => ({ 'cf-connecting-ip': `203.0.${count >> 8}.${count++ & 255}` })
    const { pages } = await flooded(shop, () => [`/more/wishlist/${random()}`], many)
    expect(statusesOf(pages)).toEqual(allServed)
  },
  timeout,
)

test(
  'a visitor with too many requests sees a message in every language, and known data',
  async () => {
    const shop = await createLimitedShop()
    await flooded(shop, () => [`/more/wishlist/${random()}`])
    const headings = new Set<string>()
    for (const locale of locales) {
      const { html } = await refusedAnswer(shop, () => [localized(locale, paths.wishlist(`${random()}`))])
      expect(html).toContain(`<html lang="${locale}"`)
      headings.add(headingOf(html))
    }
    expect([...headings][0]).toBe('Too many requests at once')
    expect(headings.size).toBe(7)
    expect((await underClock(ask(shop, paths.product(uris[14] ?? ''), greedy))).status).toBe(200)
  },
  timeout,
)
