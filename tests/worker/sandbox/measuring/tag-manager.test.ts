import { describe, expect, test } from 'vitest'
import { openMeasuredPage, readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const path = '/tag-manager/gtm.js?id=GTM-DEMO'
const gtag = `window.dataLayer = []; window.gtag = function () { dataLayer.push(arguments) }`

const book = () => readBook(backend.sandbox, 'data-layer')

async function pageWith(code: string) {
  const page = openMeasuredPage(backend.sandbox)
  page.run(code)
  await page.load(path)
  return page
}

describe('the tag manager', () => {
  test('reads present and later entries, in order', async () => {
    const page = await pageWith(
      `window.dataLayer = [{ event: 'gtm.js', 'gtm.start': 1 }, { ecommerce: null }]`,
    )
    expect(
      page.run(`dataLayer.push({ event: 'view_item', ecommerce: { value: 1.5 } }, { event: 'login' })`),
    ).toBe(4)
    await page.arrived()
    expect((await book()).map(({ entry }) => entry)).toEqual([
      { event: 'gtm.js', 'gtm.start': 1 },
      { ecommerce: null },
      { event: 'view_item', ecommerce: { value: 1.5 } },
      { event: 'login' },
    ])
    expect((await book())[0]).toMatchObject({
      container: 'GTM-DEMO',
      page: 'https://shop.test/p/brake-disc?item=1',
      kind: 'entry',
      hit: true,
      consent: {},
      lost: [],
    })
  })

  test('makes no hit and sets no cookie before consent to statistics, nor after it was taken back', async () => {
    const page = await pageWith(`${gtag}
gtag('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', wait_for_update: 500 })
dataLayer.push({ event: 'view_item' })`)
    await page.arrived()
    expect(page.document.cookie).toBe('')
    page.run(
      `gtag('consent', 'update', { analytics_storage: 'granted' }); dataLayer.push({ event: 'login' })`,
    )
    const { cookie } = page.document
    expect(cookie).toMatch(/^_ga=GA1\.1\.\d+\.\d{10}$/)
    page.run(
      `gtag('consent', 'update', { analytics_storage: 'denied' }); dataLayer.push({ event: 'search' })`,
    )
    await page.arrived()
    const denied = { analytics_storage: 'denied', ad_storage: 'denied' }
    const granted = { ...denied, analytics_storage: 'granted' }
    const entries = await book()
    expect(entries.map(({ kind, hit, consent }) => [kind, hit, consent])).toEqual([
      ['consent', false, denied],
      ['entry', false, denied],
      ['consent', false, granted],
      ['entry', true, granted],
      ['consent', false, denied],
      ['entry', false, denied],
    ])
    expect(entries[0]?.entry).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
    expect(`_ga=GA1.1.${entries[3]?.client}`).toBe(cookie)
  })

  test('other calls of gtag are commands', async () => {
    const page = await pageWith(`${gtag}; gtag('set', 'ads_data_redaction', true)`)
    await page.arrived()
    expect(await book()).toMatchObject([
      { kind: 'command', hit: false, entry: ['set', 'ads_data_redaction', true] },
    ])
  })

  test('names values that JSON cannot say', async () => {
    const page = await pageWith(
      `window.dataLayer = [{ event: 'x', ecommerce: { value: NaN, items: [{ price: undefined, id: 'a' }] } }]`,
    )
    await page.arrived()
    expect(await book()).toMatchObject([{ lost: ['ecommerce.value', 'ecommerce.items.0.price'] }])
  })

  test('orders late entries by their time', async () => {
    const sent = (time: number, count: number) =>
      backend.sandbox.fetch('/tag-manager/collect', {
        method: 'POST',
        body: JSON.stringify({
          container: 'GTM-DEMO',
          page: 'https://shop.test/',
          kind: 'entry',
          hit: true,
          consent: {},
          client: null,
          entry: { time, count },
          lost: [],
          time,
          count,
        }),
      })
    for (const [time = 0, count = 0] of [
      [20, 1],
      [10, 2],
      [10, 1],
      [30, 1],
    ])
      expect((await sent(time, count)).status).toBe(204)
    expect((await book()).map(({ time, count }) => [time, count])).toEqual([
      [10, 1],
      [10, 2],
      [20, 1],
      [30, 1],
    ])
  })

  test.each(['', '?id=UA-1', '?id=GTM-x'])('has no container %j', async (query) => {
    expect((await backend.sandbox.fetch(`/tag-manager/gtm.js${query}`)).status).toBe(404)
  })

  test('refuses bodies that are no entries, or too large', async () => {
    const status = async (body: string) =>
      (await backend.sandbox.fetch('/tag-manager/collect', { method: 'POST', body })).status
    expect([await status('x'), await status('{}'), await status('x'.repeat(65_537))]).toEqual([400, 400, 413])
    expect(await book()).toEqual([])
  })
})
