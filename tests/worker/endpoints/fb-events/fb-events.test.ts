import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { serializeConsent } from '#src/consent.ts'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import { sha256 } from '#worker/digest.ts'
import { conversions, maxConversionBytes } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const origin = 'https://shop.test'
const variables = {
  PUBLIC_PIXEL_ID: '1234567890',
  PIXEL_TOKEN: 'a-pixel-token',
  GRAPH_URL: `${origin}/sandbox/graph`,
}
const browser = 'Mozilla/5.0 Chrome/150'
const event = {
  eventName: 'AddToCart',
  eventId: 'b94a44b1-37a9-40f9-875b-d4162ade1fb7',
  products: [{ sku: 'BD-258', quantity: 2 }],
  value: 1050,
  currency: 'SEK',
  sourceUrl: `${origin}/p/brake-disc`,
}

function cookieOf(choices: { statistics: boolean; marketing: boolean }): string {
  const { name, value } = serializeConsent({ ...choices, time: Math.floor(Date.now() / 1000) })
  return `${name}=${value}`
}
const agreed = cookieOf({ statistics: false, marketing: true })

const order = {
  order: '77',
  status: 'pending',
  date: wallClock(new Date()),
  currency: 'SEK',
  paymentMethod: 'card',
  items: [line('1', 2, 500), line('2', 1, 500)],
  totals: { itemsTotalPriceAsNumber: 1500, grandTotalPriceAsNumber: 1500 },
  address: { email: 'Kim@Example.SE', phoneNumber: '0701234567', country: 'SE', lastName: 'Canary' },
}

/** A time as the commerce service writes it. */
function wallClock(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

function line(number: string, quantity: number, price: number) {
  return {
    line: number,
    item: `${number}-1`,
    quantity,
    sku: 'BD-258',
    priceEachAsNumber: price,
    totalPriceAsNumber: price * quantity,
    product: { product: number, name: 'Brake disc' },
  }
}

type Answer = () => Response | Promise<Response>
const received = () => Response.json({ events_received: 1, messages: [], fbtrace_id: 'A-trace' })

interface Options {
  variables?: Record<string, string>
  /** The answers of the advertiser's server, the last one again and again. */
  answers?: Answer[]
  receipt?: Answer
  edge?: Omit<EdgeOptions, 'variables' | 'upstream'>
}

const Sent = v.object({ data: v.array(v.record(v.string(), v.unknown())), access_token: v.string() })

/** A shop that reports to an advertiser's server; `told` are the events it received. */
function createShop({ answers = [received], receipt, ...options }: Options = {}) {
  const calls: { url: string; body: unknown; text: string }[] = []
  const edge = createEdge({
    ...options.edge,
    variables: { ...variables, ...options.variables },
    async upstream(request) {
      if (request.url.endsWith('/countries/all')) return Response.json(countries)
      if (request.url.endsWith('/checkout/receipt')) return receipt?.() ?? Response.json({}, { status: 404 })
      const text = await request.text()
      calls.push({ url: request.url, body: JSON.parse(text), text })
      return (answers[calls.length - 1] ?? answers.at(-1) ?? received)()
    },
  })
  return {
    ...edge,
    calls,
    told: () => calls.flatMap(({ body }) => v.parse(Sent, body).data),
    /** Posts an event as a page of the shop does, and waits for what happens behind it. */
    async post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      const response = await edge.fetch('/api/fb-events', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          ...{ 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
          ...{ cookie: agreed, 'user-agent': browser, 'cf-connecting-ip': '203.0.113.9' },
          ...headers,
        },
      })
      await edge.settle()
      return response
    },
  }
}

test('an action of a consenting visitor is reported with its page, its goods and its id', async () => {
  vi.useFakeTimers({ now: 1_790_000_000_500, toFake: ['Date'] })
  const cookie = `${cookieOf({ statistics: true, marketing: true })}; _fbp=fb.1.1790000000000.123`
  const shop = createShop()
  const response = await shop.post({ ...event, emails: ['John_Smith@gmail.com'], phones: ['x'] }, { cookie })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(shop.calls.map(({ url }) => url.replace(/.*\/graph/, ''))).toEqual(['/v26.0/1234567890/events'])
  expect(shop.calls[0]?.body).toEqual({
    access_token: 'a-pixel-token',
    data: [
      {
        event_name: 'AddToCart',
        event_time: 1_790_000_000,
        event_id: event.eventId,
        action_source: 'website',
        event_source_url: event.sourceUrl,
        user_data: {
          em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
          client_ip_address: '203.0.113.9',
          client_user_agent: browser,
          fbp: 'fb.1.1790000000000.123',
        },
        custom_data: {
          content_type: 'product',
          contents: [{ id: 'BD-258', quantity: 2 }],
          value: 1050,
          currency: 'SEK',
        },
      },
    ],
  })
})

test('a product without a chosen version is sent as a group', async () => {
  const shop = createShop()
  await shop.post({
    ...event,
    eventName: 'ViewContent',
    products: [{ sku: '134', quantity: 1 }],
    contentType: 'product_group',
  })
  expect(shop.told()).toMatchObject([
    { custom_data: { content_type: 'product_group', contents: [{ id: '134', quantity: 1 }] } },
  ])
})

test('an event without an id gets one, and the body is believed in nothing that the server knows', async () => {
  const shop = createShop()
  const { eventId: _, ...without } = event
  await shop.post({ ...without, userAgent: 'Forged/1.0', testEventCode: 'TEST1', extra: 'x' })
  const [told] = shop.told()
  expect(told?.event_id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(shop.calls[0]?.text).not.toMatch(/Forged|TEST1|extra/)
})

test('the code of a test is used where the shop allows it', async () => {
  const local = 'http://localhost:8787'
  const shop = createShop({
    variables: { PUBLIC_ORIGIN: local, GRAPH_URL: `${local}/sandbox/graph`, ALLOW_TEST_EVENTS: '1' },
  })
  await shop.post({ ...event, testEventCode: 'TEST1' }, { origin: local })
  expect(shop.calls[0]?.body).toMatchObject({ test_event_code: 'TEST1' })
})

test.each([
  ['without an answer', ''],
  ['after a no', cookieOf({ statistics: false, marketing: false })],
  ['with statistics alone', cookieOf({ statistics: true, marketing: false })],
  ['with an answer of long ago', 'rc_consent=1.sm.1500000000'],
])('%s nothing is reported', async (_, cookie) => {
  const shop = createShop()
  expect((await shop.post(event, { cookie })).status).toBe(204)
  expect(shop.calls).toEqual([])
})

test('the visitor’s answer overrules the browser’s signal, which otherwise counts as a refusal', async () => {
  const shop = createShop()
  await shop.post(event, { 'sec-gpc': '1', cookie: '' })
  expect(shop.calls).toHaveLength(0)
  await shop.post(event, { 'sec-gpc': '1' })
  expect(shop.calls).toHaveLength(1)
})

test.each([{ PUBLIC_PIXEL_ID: '' }, { PIXEL_TOKEN: '' }])('without %j no event is sent', async (missing) => {
  const [[name = '']] = Object.entries(missing) as [[string, string]]
  const { [name]: _, ...rest } = variables as Record<string, string>
  const calls: string[] = []
  const edge = createEdge({
    variables: rest,
    upstream({ url }) {
      calls.push(url)
      return received()
    },
  })
  const response = await edge.fetch('/api/fb-events', {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'content-type': 'application/json', origin, cookie: agreed, 'user-agent': browser },
  })
  await edge.settle()
  expect([response.status, calls]).toEqual([204, []])
})

test('without a user agent no event is sent', async () => {
  const shop = createShop()
  const headers = { 'content-type': 'application/json', origin, cookie: agreed }
  const init = { method: 'POST', body: JSON.stringify(event), headers }
  expect((await shop.fetch('/api/fb-events', init)).status).toBe(204)
  await shop.settle()
  expect(shop.calls).toEqual([])
})

const fifty = Array.from({ length: 50 }, (_, number) => ({ sku: `S${number}`, quantity: 1 }))

test.each<[attack: string, status: number, body: unknown, headers?: Record<string, string>]>([
  ['a page of another site', 403, event, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame of another site', 403, event, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbour', 403, event, { 'sec-fetch-site': 'same-site' }],
  ['an address that somebody typed', 403, event, { 'sec-fetch-site': 'none' }],
  ['a form, which needs no permission', 415, event, { 'content-type': 'text/plain' }],
  ['a body without end', 413, `{"eventName":"AddToCart","sourceUrl":"${'x'.repeat(maxConversionBytes)}"}`],
  ['no JSON', 400, '{'],
  ['an unknown event', 400, { ...event, eventName: 'SubscribedButtonClick' }],
  ['a negative value', 400, { ...event, value: -1 }],
  ['a value that is no number', 400, JSON.stringify(event).replace('1050', 'NaN')],
  ['a value as text', 400, { ...event, value: '1050' }],
  ['an endless value', 400, JSON.stringify(event).replace('1050', '1e999')],
  ['a huge value', 400, { ...event, value: 1_000_001 }],
  ['51 products', 400, { ...event, products: [...fifty, { sku: 'S51', quantity: 1 }] }],
  ['a thousand pieces', 400, { ...event, products: [{ sku: 'S', quantity: 1_000 }] }],
  ['a piece and a half', 400, { ...event, products: [{ sku: 'S', quantity: 1.5 }] }],
  ['a long SKU', 400, { ...event, products: [{ sku: 'S'.repeat(65), quantity: 1 }] }],
  ['an id that is none', 400, { ...event, eventId: '"; drop' }],
  ['a currency that is none', 400, { ...event, currency: 'XYZ' }],
  ['four e-mail addresses', 400, { ...event, emails: ['a@b.se', 'b@b.se', 'c@b.se', 'd@b.se'] }],
])('%s is refused with %i, without a message, and not reported', async (_, status, body, headers) => {
  const shop = createShop()
  const response = await shop.post(body, headers)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, null])
  expect(await response.text()).toBe('')
  expect([shop.calls, shop.rendered]).toEqual([[], []])
})

test.each([
  ['https://evil.test', 403],
  ['https://shop.test.evil.test', 403],
  ['http://shop.test', 403],
  ['https://shop.test:8443', 403],
  ['null', 403],
  [origin, 204],
])('in a browser that does not send the site, the origin %s is answered %i', async (sender, status) => {
  const shop = createShop()
  const response = await shop.fetch('/api/fb-events', {
    method: 'POST',
    body: JSON.stringify(event),
    headers: {
      ...{ 'content-type': 'application/json', origin: sender },
      ...{ cookie: agreed, 'user-agent': browser },
    },
  })
  await shop.settle()
  expect([response.status, shop.calls.length]).toEqual([status, status === 204 ? 1 : 0])
})

/** A shop that has shown a page, so that it knows its countries. */
async function createKnownShop(options: Options = {}) {
  const shop = createShop({
    ...options,
    edge: {
      async render(_locale, _request, context) {
        await context.get(shopContext)
        return new Response('<h1>Disc</h1>', { headers: { 'content-type': 'text/html' } })
      },
    },
  })
  await shop.fetch('/p/brake-disc')
  await shop.settle()
  return shop
}

test.each([
  ['EUR', 204],
  ['GBP', 204],
  // No goods are sent to Norway.
  ['NOK', 400],
  ['USD', 400],
])('of a shop that knows its countries, an event in %s is answered %i', async (currency, status) => {
  const shop = await createKnownShop()
  const response = await shop.post({ ...event, currency })
  expect([response.status, await response.text()]).toEqual([status, ''])
  expect(shop.told()).toMatchObject(status === 204 ? [{ custom_data: { currency } }] : [])
})

test('a shop that has not read its countries asks for them for no event, and takes any currency', async () => {
  const shop = createShop()
  expect((await shop.post({ ...event, currency: 'USD' })).status).toBe(204)
  expect(shop.calls.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['events'])
})

test('an event without a currency is sent, and a purchase in that of its order', async () => {
  const shop = await createKnownShop({ receipt: () => Response.json({ order }) })
  const { value: _, currency: __, ...rest } = event
  expect((await shop.post(rest)).status).toBe(204)
  expect((await shop.post({ ...event, eventName: 'Purchase', currency: 'USD' }, withCart)).status).toBe(204)
  expect(shop.told()).toMatchObject([{}, { event_name: 'Purchase', custom_data: { currency: 'SEK' } }])
})

test('50 products are sent, and a request without the shop’s origin or by another method is refused', async () => {
  const shop = createShop()
  await shop.post({ ...event, products: fifty })
  expect(shop.calls).toHaveLength(1)
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await shop.fetch('/api/fb-events', init)).status).toBe(403)
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await shop.fetch('/api/fb-events', { method })
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([405, 'POST', ''])
  }
})

test('a flood of one network is cut off, and others are still taken', async () => {
  const shop = createShop()
  const statuses = []
  for (let number = 0; number <= conversions.limit; number++)
    statuses.push((await shop.post({ ...event, eventId: `event-no-${number}` })).status)
  expect(statuses.slice(-2)).toEqual([204, 429])
  expect(shop.calls).toHaveLength(conversions.limit)
  expect((await shop.post(event, { 'cf-connecting-ip': '203.0.113.10' })).status).toBe(204)
})

test('the host counts where it can, by a hash of the network, and memory where the host fails', async () => {
  const keys: string[] = []
  const refusing = createShop({
    edge: {
      conversions: {
        async limit({ key }) {
          keys.push(key)
          return { success: false }
        },
      },
    },
  })
  expect((await refusing.post(event)).status).toBe(429)
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/)])
  const failing = createShop({ edge: { conversions: { limit: () => Promise.reject(new Error('lost')) } } })
  expect((await failing.post(event)).status).toBe(204)
  expect(failing.calls).toHaveLength(1)
})

test('if its Durable Object is unavailable, memory detects a repeated event', async () => {
  const away = { idFromName: String, get: () => ({ fetch: () => Promise.reject(new Error('lost')) }) }
  const shop = createShop({ edge: { seenEvents: away } })
  await shop.post(event)
  await shop.post(event)
  expect(shop.calls).toHaveLength(1)
})

test.each([true, false])('a repeated event is sent once (Durable Objects: %s)', async (durableObjects) => {
  const shop = createShop({ edge: { durableObjects } })
  expect((await shop.post(event)).status).toBe(204)
  expect((await shop.post({ ...event, value: 2 })).status).toBe(204)
  expect(shop.calls).toHaveLength(1)
  await shop.post({ ...event, eventName: 'AddToWishlist' })
  expect(shop.calls).toHaveLength(2)
})

/** The order as of that many hours ago. */
const orderOf = (hours: number) => ({ ...order, date: wallClock(new Date(Date.now() - hours * 3_600_000)) })

const withCart = { cookie: `${agreed}; rc_centra_checkout_token=a-token` }

test('a purchase has the values of the receipt, not of the page, and is sent once', async () => {
  const shop = createShop({ receipt: () => Response.json({ order }) })
  const forged = { ...event, eventName: 'Purchase', value: 999_999, products: [{ sku: 'GOLD', quantity: 9 }] }
  await shop.post({ ...forged, sourceUrl: `${origin}/sv/checkout/confirmation` }, withCart)
  await shop.post({ ...forged, eventId: 'another-id' }, withCart)
  expect(shop.told()).toMatchObject([
    {
      event_name: 'Purchase',
      event_id: 'purchase:77',
      event_source_url: `${origin}/checkout/confirmation`,
      user_data: {
        em: [expect.stringMatching(/^[\da-f]{64}$/)],
        ph: [expect.stringMatching(/^[\da-f]{64}$/)],
      },
      custom_data: { contents: [{ id: 'BD-258', quantity: 3 }], value: 1500, currency: 'SEK' },
    },
  ])
  expect(shop.calls.map(({ text }) => text).join()).not.toMatch(/GOLD|999999|kim@|0701234567|Canary|a-token/i)
})

test.each<[string, Options, Record<string, string>]>([
  ['without a cart', { receipt: () => Response.json({ order }) }, {}],
  ['without an order', {}, withCart],
  ['of the day before yesterday', { receipt: () => Response.json({ order: orderOf(48) }) }, withCart],
  ['without a number', { receipt: () => Response.json({ order: { ...order, order: '' } }) }, withCart],
  ['while the commerce service fails', { receipt: () => new Response(null, { status: 500 }) }, withCart],
])('a purchase %s is not reported', async (_, options, headers) => {
  const shop = createShop(options)
  expect((await shop.post({ ...event, eventName: 'Purchase' }, headers)).status).toBe(204)
  expect(shop.calls).toEqual([])
})

test.each([{ date: '' }, { date: 'yesterday' }, orderOf(23), orderOf(-14)])(
  'a purchase of $date is reported',
  async (changed) => {
    const shop = createShop({ receipt: () => Response.json({ order: { ...order, ...changed } }) })
    await shop.post({ ...event, eventName: 'Purchase' }, withCart)
    expect(shop.calls).toHaveLength(1)
  },
)

test('telephone numbers belong to the country that was chosen, else to where the network is', async () => {
  const swedish = await sha256('46701234567')
  const finnish = await sha256('358401234567')
  const phones = async (phone: string, headers: Record<string, string>) => {
    const shop = createShop()
    await shop.post({ ...event, phones: [phone] }, headers)
    return shop.told()
  }
  const inSweden = { 'x-test-country': 'SE' }
  expect(await phones('0701234567', inSweden)).toMatchObject([{ user_data: { ph: [swedish] } }])
  const chosen = { ...inSweden, cookie: `${agreed}; rc_country=FI` }
  expect(await phones('0401234567', chosen)).toMatchObject([{ user_data: { ph: [finnish] } }])
  expect(await phones('0701234567', {})).not.toMatchObject([{ user_data: { ph: expect.anything() } }])
})

test.each([
  [{ sourceUrl: `${origin}/?fbclid=AbC` }, {}, 'AbC'],
  [{}, { referer: `${origin}/p/x?fbclid=AbC` }, 'AbC'],
  [{ sourceUrl: 'https://evil.test/?fbclid=AbC' }, { referer: 'https://evil.test/?fbclid=AbC' }, null],
])('the click of %j and %j is %j', async (page, headers, click) => {
  const shop = createShop()
  const { sourceUrl: _, ...rest } = event
  await shop.post({ ...rest, ...page }, headers)
  const { fbc = null } = v.parse(v.object({ fbc: v.optional(v.string()) }), shop.told()[0]?.user_data)
  expect(fbc?.replace(/^fb\.1\.\d{13}\./, '') ?? null).toBe(click)
  expect(shop.calls[0]?.text).not.toMatch(/fbclid|evil/)
})

test.each([
  ['https://shop.test/sv/c/brakes?keyword=kim@example.se#x', 'https://shop.test/sv/c/brakes'],
  ['https://shop.test/wishlist/1,2,3', 'https://shop.test/wishlist/'],
  ['https://shop.test/reset-password?i=1&id=secret', 'https://shop.test/reset-password'],
  ['https://shop.test/account/orders/77', 'https://shop.test/account/orders/'],
  ['https://shop.test/fi/p/kim%40example.se', 'https://shop.test/p/'],
  ['https://shop.test/info/YV1AX8854J1234567', 'https://shop.test/info/'],
  ['https://shop.test/unknown/secret', 'https://shop.test/'],
  ['https://evil.test/p/x', 'https://shop.test'],
  ['javascript:alert(1)', 'https://shop.test'],
])('for the page %s, %s is reported', async (sourceUrl, told) => {
  const shop = createShop()
  await shop.post({ ...event, sourceUrl })
  expect(shop.told()).toMatchObject([{ event_source_url: told }])
})

const refusal =
  (code: number, status = 400) =>
  () =>
    Response.json({ error: { message: 'No', code, fbtrace_id: 'B-trace' } }, { status })

test.each<[string, Answer[], number]>([
  ['no answer', [() => Promise.reject(new TypeError('lost')), received], 2],
  ['a failure', [() => new Response('', { status: 503 }), received], 2],
  ['a refusal for now', [refusal(4), received], 2],
  ['a refusal', [refusal(190)], 1],
  ['two failures', [() => new Response('', { status: 500 })], 2],
])('after %s the event is sent again where that may help, with the same id', async (_, answers, count) => {
  const shop = createShop({ answers })
  expect((await shop.post(event)).status).toBe(204)
  expect(shop.told().map(({ event_id }) => event_id)).toEqual(Array(count).fill(event.eventId))
})

test('the log has the outcome, and counts where wanted, and nothing about the visitor', async () => {
  const failing = createShop({ answers: [refusal(190)], variables: { LOG_LEVEL: 'error' } })
  const canaries = { emails: ['canary@example.se'], phones: ['+46701234567'] }
  await failing.post({ ...event, ...canaries, sourceUrl: `${origin}/p/x?vin=YV1CANARY` })
  const line = failing.lines.map((text) => JSON.parse(text)).find((entry) => entry.event === 'conversion')
  expect(line).toMatchObject({ name: 'AddToCart', status: 400, code: 190, trace: 'B-trace' })
  expect(line).not.toHaveProperty('counts')
  const debugging = createShop({ variables: { PUBLIC_DEBUG_EVENTS: '1', LOG_LEVEL: 'error' } })
  await debugging.post({ ...event, ...canaries })
  expect(debugging.lines.map((text) => JSON.parse(text))).toMatchObject([
    { event: 'conversion', status: 200, counts: { emails: 1, phones: 1, products: 1 } },
  ])
  const log = [...failing.lines, ...debugging.lines].join()
  expect(log).not.toMatch(/canary|46701234567|YV1|203\.0\.113|a-pixel-token|BD-258|Mozilla/i)
  expect(failing.calls[0]?.text).not.toMatch(/canary|46701234567|YV1/i)
})

const canary = {
  email: 'canary@example.se',
  phone: '+46701234599',
  name: 'Canaria',
  street: 'Canary Street 9',
  car: 'YV1AX8854J1234567',
  token: 'canary-token',
}

test('personal data are in no log line, and only hashed in reports', async () => {
  const { email, phone, name, street, car, token } = canary
  const address = {
    email,
    phoneNumber: phone,
    firstName: name,
    lastName: name,
    address1: street,
    country: 'SE',
  }
  const paid = { ...order, address, additionalNotes: `Personal number: 19121212-1212, ${car}` }
  const all = Object.values(canary).join(' ')
  for (const answer of [received, refusal(100), () => Promise.reject(new TypeError(all))])
    for (const eventName of ['Purchase', 'ViewContent']) {
      const shop = createShop({
        answers: [answer],
        receipt: () => Response.json({ order: paid }),
        variables: { PUBLIC_DEBUG_EVENTS: '1' },
      })
      const page = `${origin}/p/${car}?email=${email}&checkoutToken=${token}#${encodeURIComponent(all)}`
      await shop.post(
        { ...event, eventName, emails: [email], phones: [phone], sourceUrl: page, userAgent: all, note: all },
        { referer: page, cookie: `${agreed}; rc_centra_checkout_token=${token}; _fbp=${email}` },
      )
      expect(shop.told()[0]).toMatchObject({
        user_data: { em: [await sha256(email)], ph: [await sha256(phone.slice(1))] },
      })
      for (const text of [...shop.calls.map((call) => call.text), ...shop.lines])
        expect(text).not.toMatch(/canar|4670123|0701234|YV1AX|19121212/i)
      const log = shop.lines.join()
      for (const hash of [await sha256(email), await sha256(phone.slice(1))]) expect(log).not.toContain(hash)
      expect(log).not.toMatch(/a-pixel-token|purchase:77|203\.0\.113|Mozilla|BD-258/)
    }
})

/** Good for the most part, so that a body of several such fields is good often enough. */
const mostly = <Good, Wild>(good: fc.Arbitrary<Good>, wild: fc.Arbitrary<Wild>) =>
  fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: wild })

const sku = fc.string({ minLength: 1, maxLength: 64 })
const quantity = fc.integer({ min: 1, max: 9 })

/** Bodies close to an event, in which anything may be anything. */
const bodies = fc.record(
  {
    eventName: mostly(fc.constantFrom('ViewContent', 'Search'), fc.json()),
    eventId: mostly(fc.uuid(), fc.string()),
    emails: mostly(fc.array(fc.oneof(fc.emailAddress(), fc.string()), { maxLength: 3 }), fc.anything()),
    phones: mostly(fc.array(fc.string(), { maxLength: 3 }), fc.anything()),
    products: fc.array(
      fc.record({ sku: mostly(sku, fc.string()), quantity: mostly(quantity, fc.double()) }),
      { maxLength: 3 },
    ),
    value: mostly(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.anything()),
    currency: mostly(fc.constantFrom('SEK', 'EUR'), fc.string()),
    sourceUrl: fc.oneof(fc.webUrl(), fc.string()),
    testEventCode: mostly(fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/), fc.string()),
  },
  { requiredKeys: ['eventName'] },
)

const Told = v.object({
  event_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9:_-]{8,64}$/)),
  event_source_url: v.pipe(v.string(), v.startsWith(origin)),
  user_data: v.object({
    em: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))),
    ph: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))),
  }),
  custom_data: v.optional(
    v.object({
      contents: v.optional(
        v.array(v.object({ id: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
      ),
      value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    }),
  ),
})

test('any body is sent well-formed, or refused', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(bodies, fc.anything()), async (body) => {
      const shop = createShop()
      const { status } = await shop.post(JSON.stringify(body) ?? '')
      expect([204, 400]).toContain(status)
      expect(shop.calls).toHaveLength(status === 204 ? 1 : 0)
      for (const event of shop.told()) expect(v.is(Told, event)).toBe(true)
      told += shop.calls.length
    }),
    { numRuns: 300 },
  )
  expect(told).toBeGreaterThan(0)
})
