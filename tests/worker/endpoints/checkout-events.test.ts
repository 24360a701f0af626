import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serializeConsent } from '#src/consent.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { maxCheckoutEventBytes } from '#worker/limits.ts'

const origin = 'https://shop.test'
const variables = {
  PUBLIC_GA4_ID: 'G-DEMO',
  GA4_API_SECRET: 'a-ga4-secret',
  GA4_URL: `${origin}/sandbox/ga4`,
}
const item = { item_id: 'BD-258', item_name: 'Brake disc', affiliation: 'B2C', price: 525, quantity: 2 }
const event = {
  eventId: 'b94a44b1-37a9-40f9-875b-d4162ade1fb7',
  ...{ currency: 'SEK', value: 1050, items: [item], delivery: 'Parcel', payment: 'Card' },
}

function cookieOf(choices: { statistics: boolean; marketing: boolean }): string {
  const { name, value } = serializeConsent({ ...choices, time: Math.floor(Date.now() / 1000) })
  return `${name}=${value}`
}
const agreed = cookieOf({ statistics: true, marketing: false })

const Call = v.object({
  client_id: v.string(),
  consent: v.record(v.string(), v.string()),
  events: v.array(v.object({ name: v.string(), params: v.record(v.string(), v.unknown()) })),
})

/** A shop that reports to Google Analytics; `calls` are the addresses and bodies of its reports. */
function createShop(statuses: number[] = [], changes: Record<string, string> = {}) {
  const calls: { url: string; body: v.InferOutput<typeof Call> }[] = []
  const edge = createEdge({
    variables: { ...variables, ...changes },
    async upstream(request) {
      calls.push({ url: request.url, body: v.parse(Call, await request.json()) })
      return new Response(null, { status: statuses[calls.length - 1] ?? 204 })
    },
  })
  return {
    calls,
    /** Posts an event as the checkout does, and waits for what happens behind it. */
    async post(body: unknown = event, headers: Record<string, string> = {}): Promise<number> {
      const { status } = await edge.fetch('/api/checkout-events', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          ...{ 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
          ...{ cookie: agreed, 'user-agent': 'Mozilla/5.0', 'cf-connecting-ip': '203.0.113.9' },
          ...headers,
        },
      })
      await edge.settle()
      return status
    },
  }
}

test('a started payment is three events of the visit that the tag has begun', async () => {
  const shop = createShop()
  const tag = '_ga=GA1.1.1234567890.1790000000; _ga_DEMO=GS2.1.s1790000100$o1$g0'
  expect(await shop.post(event, { cookie: `${agreed}; ${tag}` })).toBe(204)
  const [call, ...others] = shop.calls
  expect(others).toEqual([])
  expect(call?.url).toBe(`${origin}/ga4/mp/collect?measurement_id=G-DEMO&api_secret=a-ga4-secret`)
  expect(call?.body).toMatchObject({
    client_id: '1234567890.1790000000',
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  })
  const common = {
    ...{ currency: 'SEK', value: 1050, items: [item], event_id: event.eventId },
    ...{ session_id: '1790000100', page_location: `${origin}/checkout/`, engagement_time_msec: 1 },
  }
  expect(call?.body.events).toEqual([
    { name: 'begin_checkout', params: common },
    { name: 'add_shipping_info', params: { ...common, shipping_tier: 'Parcel' } },
    { name: 'add_payment_info', params: { ...common, payment_type: 'Card' } },
  ])
})

test.each([
  ['_ga=GA1.1.1.2; _ga_DEMO=GS1.1.1790000100.1.0.1790000100.0.0.0', '1.2', '1790000100'],
  ['_ga=GA1.1.1.2', '1.2', undefined],
  ['_ga=<script>; _ga_DEMO=GS1.1.5.1', expect.stringMatching(/^\d+\.\d{10}$/), undefined],
])('the visit of %s', async (tag, client, session) => {
  const shop = createShop()
  await shop.post(event, { cookie: `${agreed}; ${tag}` })
  const [call] = shop.calls
  expect([call?.body.client_id, call?.body.events[0]?.params.session_id]).toEqual([client, session])
})

test('the answer about marketing goes with it', async () => {
  const shop = createShop()
  await shop.post(event, { cookie: cookieOf({ statistics: true, marketing: true }) })
  expect(shop.calls[0]?.body.consent).toEqual({ ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' })
})

test.each([
  ['without an answer', ''],
  ['after a no', cookieOf({ statistics: false, marketing: false })],
  ['with marketing alone', cookieOf({ statistics: false, marketing: true })],
])('%s nothing is reported', async (_, cookie) => {
  const shop = createShop()
  expect([await shop.post(event, { cookie }), shop.calls]).toEqual([204, []])
})

test('an event that the next page repeats counts once, and another by itself', async () => {
  const shop = createShop()
  for (const eventId of [event.eventId, event.eventId, 'another-event'])
    expect(await shop.post({ ...event, eventId })).toBe(204)
  expect(shop.calls.map(({ body }) => body.events[0]?.params.event_id)).toEqual([
    event.eventId,
    'another-event',
  ])
})

test('a call that fails is made once more', async () => {
  const failing = createShop([500, 503])
  await failing.post()
  expect(failing.calls).toHaveLength(2)
  const refused = createShop([400])
  await refused.post()
  expect(refused.calls).toHaveLength(1)
})

test.each<[attack: string, status: number, body: unknown, headers?: Record<string, string>]>([
  ['a page of another site', 403, event, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a form', 415, event, { 'content-type': 'text/plain' }],
  ['a body without end', 413, { ...event, delivery: 'x'.repeat(maxCheckoutEventBytes) }],
  ['no goods', 400, { ...event, items: [] }],
  ['101 articles', 400, { ...event, items: Array.from({ length: 101 }, () => item) }],
  ['an id of any kind', 400, { ...event, eventId: '<script>' }],
  ['a negative value', 400, { ...event, value: -1 }],
  ['a long name', 400, { ...event, items: [{ ...item, item_name: 'x'.repeat(501) }] }],
])('%s is refused', async (_, status, body, headers) => {
  const shop = createShop()
  expect([await shop.post(body, headers), shop.calls]).toEqual([status, []])
})

test('unknown fields of a payment are not forwarded', async () => {
  const shop = createShop()
  await shop.post({ ...event, email: 'kim@example.com', items: [{ ...item, email: 'kim@example.com' }] })
  expect(JSON.stringify(shop.calls)).not.toContain('kim')
})
