import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Shop, startShop } from '#scripts/shop/start-shop.ts'
import { serializeConsent } from '#src/consent.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const Book = v.object({ entries: v.array(v.object({ eventId: v.string(), verdict: v.string() })) })

/** The ids of the conversions sent to the simulated advertiser's server, with its verdicts. */
async function told(shop: Shop): Promise<string[]> {
  const response = await shop.fetch('/sandbox/__books/conversions')
  return v.parse(Book, await response.json()).entries.map(({ eventId, verdict }) => `${eventId} ${verdict}`)
}

async function report(shop: Shop, eventId: string): Promise<number> {
  const { name, value } = serializeConsent({
    statistics: false,
    marketing: true,
    time: Math.floor(Date.now() / 1_000),
  })
  const response = await shop.fetch('/api/fb-events', {
    method: 'POST',
    body: JSON.stringify({ eventName: 'ViewContent', eventId, products: [{ sku: 'BD-258', quantity: 1 }] }),
    headers: { 'content-type': 'application/json', origin: shop.origin, cookie: `${name}=${value}` },
  })
  return response.status
}

/** Reports events, the last of which is new, and waits until that one is sent. */
async function reportAll(shop: Shop, ids: string[]): Promise<string[]> {
  for (const id of ids) expect(await report(shop, id)).toBe(204)
  await expect.poll(() => told(shop), { timeout: 10_000 }).toContain(`${ids.at(-1)} counted`)
  return told(shop)
}

test('on workerd a conversion is sent once, also after a restart, and again after a failure', async () => {
  using state = createTemporaryFolder()
  {
    await using shop = await startShop({ state: state.path })
    const entries = await reportAll(shop, ['event-no-1', 'event-no-1', 'fails-once-1'])
    expect(entries.toSorted()).toEqual(['event-no-1 counted', 'fails-once-1 counted', 'fails-once-1 failed'])
  }
  await using shop = await startShop({ state: state.path })
  const entries = await reportAll(shop, ['event-no-1', 'event-no-2'])
  expect(entries.filter((entry) => entry.startsWith('event-no-1'))).toEqual(['event-no-1 counted'])
}, 120_000)

test('under Node a conversion is sent once', async () => {
  await using shop = await startShop({ runtime: 'node' })
  const entries = await reportAll(shop, ['event-no-1', 'event-no-1', 'event-no-2'])
  expect(entries.toSorted()).toEqual(['event-no-1 counted', 'event-no-2 counted'])
}, 90_000)
