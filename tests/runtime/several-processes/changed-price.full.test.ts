import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { findRedis } from '#scripts/checks/redis-server.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { locales } from '#src/i18n/locales.ts'
import { startRedis } from '#tests/support/redis/redis-server.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createSyncWorld } from '#tests/support/sandbox/search-sync-world.ts'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import { listen } from '#tests/support/sandbox/served-sandbox.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { readFeed } from '#tests/support/shop/readers/read-feed.ts'
import { readSitemap } from '#tests/support/shop/readers/read-sitemap.ts'
import { ask, type ShopProcess, startProcess } from '#tests/support/shop/shop-process.ts'
import { textOf } from '#tests/support/shop/test-shop.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { catalogueStamps } from '#worker/limits.ts'

/** The search index follows a notice within a minute, also if the process that received it has ended. */
const aMinute = { timeout: 60_000, interval: 1_000 }
const day = 24 * 60 * 60_000

const newPrice = 43_219.87
const showsNewPrice = (text: string) => /43[,. ]219[,.]87/.test(text)

const program = findRedis()

describe.skipIf(!program)('two processes on one Redis, of which one is notified', async () => {
  if (!program) return
  let notified: ShopProcess | null = null
  const world = await createSyncWorld(40, {
    async shop(request) {
      if (!notified) return new Response(null, { status: 404 })
      const { method, headers, url } = request
      const sent = { method, headers: Object.fromEntries(headers), body: await request.text() }
      const { status } = await ask(notified, new URL(url).pathname, sent)
      return new Response(null, { status: status ?? 500 })
    },
  })
  const { sandbox } = world
  const { origin, close } = await listen(sandbox)
  const redis = await startRedis(program)
  const state = createTemporaryFolder()
  const variables = {
    PUBLIC_ORIGIN: 'http://localhost',
    COMMERCE_URL: `${origin}/api/checkout`,
    COMMERCE_SECRET: testSecret,
    CATALOGUE_WEBHOOK_SECRET: testSecret,
    SHOP_API_URL: `${origin}/api/shop`,
    SHOP_API_KEY: testSecret,
    SEARCH_URL: `${origin}/search`,
    SEARCH_KEY: testSecret,
    SEARCH_WRITE_KEY: testSecret,
    CONTENT_URL: `${origin}/content`,
    CONTENT_TOKEN: testSecret,
    PUBLIC_CHECKOUT_URL: `${origin}/api/checkout`,
    STATE_FOLDER: state.path,
    STATE_URL: redis.url,
  }
  const one = await startProcess(variables)
  const two = await startProcess(variables)
  const processes = [one, two]
  afterAll(async () => {
    for (const each of processes) await each.stop()
    await close()
    world.close()
    await redis[Symbol.asyncDispose]()
    state[Symbol.dispose]()
  })

  async function visit(process: ShopProcess, path: string) {
    const { status, headers, body } = await answerOf(process, path)
    expect(status, path).toBe(200)
    const text = textOf(body).replaceAll('\u00a0', ' ')
    const calls = String(headers['cache-status'] ?? '')
      .split(', ')
      .filter((call) => call.startsWith('"POST /products"'))
    const isCached = calls.every((call) => call.includes('; hit'))
    const products = calls.length === 0 ? 'none' : isCached ? 'cached' : calls.join()
    return { html: body, text, products, calls: String(headers['cache-status']) }
  }

  /**
   * Where the service has failed, an answer from before a change is used, too. On a busy machine it may be too slow, which
   * is a failure: then the shop is asked again.
   */
  async function answerOf(process: ShopProcess, path: string) {
    for (const end = Date.now() + 60_000; ; await setTimeout(1_000)) {
      const answer = await ask(process, path)
      const isFailed = String(answer.headers['cache-status']).includes('upstream-failed')
      if ((answer.status === 200 && !isFailed) || Date.now() > end) return answer
    }
  }

  /** The page of the first product in a list, and its SKU. */
  async function firstIn(listing: string) {
    const [, uri = ''] = /href="\/p\/([^"?#]+)/.exec((await visit(one, listing)).html) ?? []
    const { html } = await visit(one, `/p/${uri}`)
    const [, sku = ''] = /"sku":"([^"]+)"/.exec(html.replaceAll('\\"', '"')) ?? []
    expect([uri, sku]).not.toContain('')
    return { listing, page: `/p/${uri}`, sku }
  }

  const countries = await sandbox.fetch('/api/checkout/countries/all', {
    headers: { authorization: `Bearer ${testSecret}` },
  })
  const sweden = v
    .parse(CountriesReply, await countries.json())
    .countries.find(({ country }) => country === 'SE')
  const pricelist = Number(sweden?.pricelist)
  const [sitemap, feed] = ['/sitemap/en/products-1.xml', `/feed/${sweden?.market}.xml`]

  /** Changes goods on the console, which notifies a process. */
  async function change(process: ShopProcess, goods: Record<string, unknown>): Promise<void> {
    notified = process
    const headers = { ...operator, 'content-type': 'application/json' }
    const answer = await sandbox.fetch('/__goods', { method: 'POST', headers, body: JSON.stringify(goods) })
    expect([answer.status, await answer.json()]).toEqual([200, { notice: 204 }])
  }

  const lastmodIn = ({ html }: { html: string }, page: string) =>
    readSitemap(html).find(({ loc }) => loc.endsWith(page))?.lastmod
  const itemIn = ({ html }: { html: string }, sku: string) =>
    readFeed(html).items.find((item) => item.get('id')?.includes(sku))

  test('both show the new price and name everywhere, and keep what the notice does not name', async () => {
    const name = 'Quixotic gasket'
    const changed = await firstIn('/c/brakes')
    const other = await firstIn('/c/filters-service')
    const found = `/search?keyword=${encodeURIComponent('quixotic gasket')}`
    const cached = [changed.listing, changed.page, other.page]
    // The sandbox, which fills an index when it is first asked for, does not keep a page waiting later.
    for (const language of locales) await world.settings(`products_${language}`)
    for (const process of processes) {
      for (const path of [...cached, sitemap, feed]) await visit(process, path)
      for (const path of cached) {
        const { text, products } = await visit(process, path)
        const isNew = [showsNewPrice(text), text.includes(name)]
        expect([...isNew, products], path).toEqual([false, false, 'cached'])
      }
    }
    sandbox.clock.now += 2 * day
    await change(one, { sku: changed.sku, price: newPrice, pricelist, name })

    for (const process of processes) {
      // The one that was notified shows it at once.
      if (process !== one) await setTimeout(catalogueStamps.age)
      for (const path of [changed.page, changed.listing]) {
        const { text } = await visit(process, path)
        expect([showsNewPrice(text), text.includes(name)], path).toEqual([true, true])
      }
      expect((await visit(process, other.page)).products).toBe('cached')
      expect(lastmodIn(await visit(process, sitemap), changed.page)).toBe(
        new Date(opening + 2 * day).toISOString().slice(0, 10),
      )
      const fed = await visit(process, feed)
      const item = itemIn(fed, changed.sku)
      expect([item?.get('title')?.join(), item?.get('price')], fed.calls).toEqual([
        expect.stringContaining(name),
        [expect.stringMatching(String(newPrice))],
      ])
    }
    for (const process of processes) {
      await expect
        .poll(async () => {
          const { html, text } = await visit(process, found)
          return [html.includes(`href="${changed.page}`), showsNewPrice(text)]
        }, aMinute)
        .toEqual([true, true])
    }
  }, 240_000)

  test('when the one that was notified is killed, the other updates the search index', async () => {
    const changed = await firstIn('/c/engine-exhaust')
    await change(one, { sku: changed.sku, name: 'Zygotic bracket' })
    await one.kill()
    const isFound = async () =>
      (await visit(two, '/search?keyword=zygotic')).html.includes(`href="${changed.page}`)
    await expect.poll(isFound, aMinute).toBe(true)
  }, 240_000)
})
