import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { SupportMessage } from '#src/commerce/contract/support.ts'
import { maxQuantity } from '#src/config.ts'
import { serializeConsent } from '#src/consent.ts'
import { visitorContext } from '#src/shop.ts'
import { address } from '#tests/support/shop/payment-return-shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { orderViolations } from '#worker/order-check/violations.ts'

interface Part {
  item: string
  quantity?: number
  deposit?: string
  condition?: string
}

/** The body of an order for parts, as the service sends it. */
function orderOf(parts: Part[], country = 'SE') {
  return {
    order: {
      ...{ order: '1042', currency: 'SEK', paymentMethod: 'card', address: { country } },
      items: parts.map(({ item, quantity = 1, deposit = '', condition = 'remanufactured' }, index) => ({
        ...{ line: `line-${index}`, item, quantity },
        product: { product: item, ...(deposit ? { deposit_item: deposit, tech_condition: condition } : {}) },
      })),
    },
  }
}

const found = (parts: Part[], country?: string) =>
  orderViolations(v.parse(ReceiptReply, orderOf(parts, country)))

test.each<[string, Part[], { item: string; pieces: number }[]]>([
  [
    'a part without its deposit',
    [{ item: '5-1', quantity: 2, deposit: '9-1' }],
    [{ item: '9-1', pieces: 2 }],
  ],
  [
    'a part with it',
    [
      { item: '5-1', quantity: 2, deposit: '9-1' },
      { item: '9-1', quantity: 2 },
    ],
    [],
  ],
  [
    'a part with it, cut into single pieces',
    [{ item: '5-1', deposit: '9-1' }, { item: '5-1', deposit: '9-1' }, { item: '9-1' }, { item: '9-1' }],
    [],
  ],
  [
    'parts that share one, of which one is missing',
    [{ item: '5-1', deposit: '9-1' }, { item: '6-1', deposit: '9-1' }, { item: '9-1' }],
    [{ item: '9-1', pieces: 1 }],
  ],
  ['a deposit that names itself', [{ item: '9-1', deposit: '9-1' }], []],
  [
    'a new part whose deposit another country wants',
    [{ item: '10-1', deposit: '11-1', condition: 'new' }],
    [],
  ],
  ['a part without one', [{ item: '1-1', quantity: 3 }], []],
])('missing deposits of %s', (_, parts, missing) => {
  expect(found(parts).deposits).toEqual(missing)
})

test('in a country whose law requires it, a new part has a deposit', () => {
  const parts = [{ item: '10-1', deposit: '11-1', condition: 'new' }]
  expect(found(parts, 'DE').deposits).toEqual([{ item: '11-1', pieces: 1 }])
})

test('while a line cannot be read, no deposit counts as missing', () => {
  const body = orderOf([{ item: '5-1', deposit: '9-1' }])
  const order = { ...body.order, items: [...body.order.items, null] }
  expect(orderViolations(v.parse(ReceiptReply, { order })).deposits).toEqual([])
})

test('more pieces than allowed in an order are found, in any combination of lines', () => {
  const half = Math.ceil((maxQuantity + 1) / 2)
  expect(
    found([
      { item: '1-1', quantity: half },
      { item: '1-1', quantity: half },
    ]).quantities,
  ).toEqual([{ item: '1-1', pieces: 2 * half }])
  expect(found([{ item: '1-1', quantity: maxQuantity }]).quantities).toEqual([])
})

/** A shop to which a payment returns whose order has these parts, and the notices to staff and log. */
async function returnWith(parts: Part[], { durableObjects = false, supports = true } = {}) {
  const notices: v.InferOutput<typeof SupportMessage>[] = []
  const edge = createEdge({
    durableObjects,
    variables: supports
      ? { SUPPORT_URL: 'https://shop.test/sandbox/support', SUPPORT_KEY: 'a-support-key' }
      : {},
    async upstream(request) {
      if (request.url.endsWith('/payment-result')) return Response.json(orderOf(parts), { status: 201 })
      if (!request.url.endsWith('/support')) return Response.json(countries)
      expect(request.headers.get('authorization')).toBe('Bearer a-support-key')
      notices.push(v.parse(SupportMessage, await request.json()))
      return new Response(null, { status: 202 })
    },
  })
  const returned = async (field: string) =>
    (await edge.fetch(`${address}&transaction=${field}`)).headers.get('location')
  const location = await returned('a')
  await edge.settle()
  return {
    notices,
    location,
    returned,
    settle: edge.settle,
    lines: edge.lines.map((line) => JSON.parse(line)),
  }
}

test.each([
  ['Durable Objects', true],
  ['memory', false],
])(
  'with %s an order without a deposit is placed, logged, and shown to staff once',
  async (_, durableObjects) => {
    const shop = await returnWith([{ item: '5-1', deposit: '9-1' }], { durableObjects })
    expect(shop.location).toContain('/checkout/confirmation')
    await expect.poll(() => shop.notices.length).toBe(1)
    expect(shop.notices).toMatchObject([
      { kind: 'order-notice', order: '1042', deposits: [{ item: '9-1', pieces: 1 }], quantities: [] },
    ])
    if (durableObjects) return
    expect(shop.lines.filter(({ event }) => event === 'deposit-missing')).toEqual([
      {
        ...{ event: 'deposit-missing', requestId: expect.any(String), order: '1042' },
        items: [{ item: '9-1', pieces: 1 }],
        environment: 'production',
      },
    ])
  },
)

test('without a service for messages the log says it', async () => {
  const { lines, notices } = await returnWith([{ item: '5-1', deposit: '9-1' }], { supports: false })
  expect([lines.filter(({ event }) => event === 'deposit-missing').length, notices]).toEqual([1, []])
})

test('of an order with all its deposits nothing is said', async () => {
  const { lines, notices } = await returnWith([{ item: '5-1', deposit: '9-1' }, { item: '9-1' }])
  expect([lines.filter(({ event }) => event === 'deposit-missing'), notices]).toEqual([[], []])
})

test.each([
  ['Durable Objects', true],
  ['memory', false],
])('with %s a receipt that is read again and again is logged once', async (_, durableObjects) => {
  const notices: unknown[] = []
  const edge = createEdge({
    durableObjects,
    variables: { SUPPORT_URL: 'https://shop.test/sandbox/support' },
    async upstream(request) {
      if (request.url.endsWith('/receipt')) return Response.json(orderOf([{ item: '5-1', deposit: '9-1' }]))
      if (request.url.endsWith('/support')) notices.push(v.parse(SupportMessage, await request.json()).id)
      return Response.json(countries)
    },
    async render(_locale, _request, context) {
      const reply = await context.get(visitorContext).cart().checkout.receipt()
      return new Response(reply.ok ? reply.value.orderNumber : null)
    },
  })
  for (let count = 0; count < 3; count += 1) {
    const headers = { cookie: 'rc_centra_checkout_token=one' }
    const response = await edge.fetch('/checkout/receipt', { headers })
    expect(await response.text()).toBe('1042')
    await edge.settle()
  }
  const events = edge.lines.map((line) => JSON.parse(line).event)
  expect(events.filter((event) => event === 'deposit-missing')).toHaveLength(1)
  // Customer service tells repeated notices by their id.
  expect([notices.length, new Set(notices).size]).toEqual([3, 1])
})

test('a purchase that is reported again and again is looked at once', async () => {
  const { name, value } = serializeConsent({
    statistics: false,
    marketing: true,
    time: Math.floor(Date.now() / 1000),
  })
  const notices: unknown[] = []
  const edge = createEdge({
    variables: {
      ...{
        PUBLIC_PIXEL_ID: '1234567890',
        PIXEL_TOKEN: 'a-token',
        GRAPH_URL: 'https://shop.test/sandbox/graph',
      },
      SUPPORT_URL: 'https://shop.test/sandbox/support',
    },
    async upstream({ url }) {
      if (url.endsWith('/receipt')) return Response.json(orderOf([{ item: '5-1', deposit: '9-1' }]))
      if (url.endsWith('/support')) notices.push(url)
      return Response.json(url.endsWith('/countries/all') ? countries : {})
    },
  })
  const report = async () => {
    const { status } = await edge.fetch('/api/fb-events', {
      method: 'POST',
      body: JSON.stringify({ eventName: 'Purchase' }),
      headers: {
        ...{ 'content-type': 'application/json', origin: 'https://shop.test', 'user-agent': 'Mozilla/5.0' },
        cookie: `${name}=${value}; rc_centra_checkout_token=one`,
      },
    })
    await edge.settle()
    return status
  }
  for (let count = 0; count < 5; count += 1) expect(await report()).toBe(204)
  expect(notices).toHaveLength(1)
})
