import { afterEach, describe, expect, test, vi } from 'vitest'
import { wireSelection } from '#tests/support/selections.ts'
import { createEdge } from '#tests/support/test-edge.ts'
import { paymentReturnDeadline, paymentSuccessLifetime } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const origin = 'https://shop.test'
const token = 'canary-token-of-one-shopper'
const address = `/api/process-payment?checkoutToken=${token}&locale=sv`
const confirmation = `${origin}/sv/checkout/confirmation?centraPaymentMethod=card`
const failed = `${origin}/sv/checkout/?failed=1`
const unknown = `${origin}/sv/checkout/?failed=1&unknown=1`

const placed = { order: { order: '30', paymentMethod: 'card' } }
const declined = { errors: { paymentMethod: 'failed' }, messages: ['Declined'] }
const noPayment = { errors: { selection: 'not found' } }

type Answer = () => Response | Promise<Response>

const json = (body: unknown, status = 200) => Response.json(body, { status })

interface Service {
  result: Answer
  receipt: Answer
  selection: Answer
}

const empty = () => json(wireSelection())
const filled = () => json(wireSelection([{ item: '1' }]))
const approving: Service = {
  result: () => json(placed, 201),
  receipt: () => json({ order: { order: '30', currency: 'SEK', paymentMethod: 'card' } }),
  selection: empty,
}
const declining: Service = {
  result: () => json(declined, 412),
  receipt: () => json({ errors: { order: 'not found' } }, 404),
  selection: filled,
}

/** A shop whose commerce service gives the answers of `service`, which may be changed between two returns. */
function createShop(host: { durableObjects: boolean }, first: Partial<Service> = {}) {
  const service: Service = { ...approving, ...first }
  const calls: { route: string; token: string | null; body: unknown }[] = []
  const edge = createEdge({
    ...host,
    variables: { LOG_LEVEL: 'info', PAYMENT_HOSTS: 'https://provider.example' },
    async upstream(request) {
      const { pathname } = new URL(request.url)
      const text = await request.text()
      calls.push({
        route: `${request.method} ${pathname.replace('/checkout', '')}`,
        token: request.headers.get('api-token'),
        body: text ? JSON.parse(text) : null,
      })
      if (pathname.endsWith('/payment-result')) return service.result()
      return pathname.endsWith('/receipt') ? service.receipt() : service.selection()
    },
  })
  const go = async (path: string, init?: RequestInit) =>
    (await edge.fetch(path, init)).headers.get('location')
  return {
    service,
    calls,
    lines: edge.lines,
    fetch: edge.fetch,
    go,
    post: (path: string, form: string, headers: Record<string, string> = {}) =>
      go(path, {
        method: 'POST',
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    results: () => calls.filter(({ route }) => route === 'POST /payment-result'),
  }
}

const hosts = [
  ['in memory', { durableObjects: false }],
  ['in a Durable Object', { durableObjects: true }],
] as const

describe.each(hosts)('with returns handled %s', (_where, host) => {
  test('an approved payment leads to the confirmation, by GET and by a cross-site POST', async () => {
    const byGet = createShop(host)
    expect(await byGet.go(`${address}&centraPaymentMethod=card&a[b]=1`)).toBe(confirmation)
    expect(byGet.calls).toEqual([
      {
        route: 'POST /payment-result',
        token,
        body: { paymentMethodFields: { centraPaymentMethod: 'card', a: { b: '1' } } },
      },
    ])
    const byPost = createShop(host)
    const sender = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
    expect(await byPost.post(`${address}&a=query`, 'a=form&list[0]=x', sender)).toBe(confirmation)
    expect(byPost.results().map(({ body }) => body)).toEqual([
      { paymentMethodFields: { a: 'form', list: ['x'] } },
    ])
  })

  test('the redirect is a 303 that is not cached and sends no referrer', async () => {
    const response = await createShop(host).fetch(address)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('the token is in no header or body of the response, and in no line of the log', async () => {
    for (const result of [approving.result, declining.result, () => json({}, 500)]) {
      const shop = createShop(host, { result })
      const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
      const response = await shop.fetch(address)
      const lines = [...shop.lines, ...logged.mock.calls.flat()].join('\n')
      logged.mockRestore()
      expect([...response.headers].join('\n') + (await response.text())).not.toContain(token)
      expect(lines).toContain('"route":"/api/process-payment"')
      expect(lines).not.toContain(token)
    }
  })

  test('a declined payment leads to the failed checkout, and a second try after it to the confirmation', async () => {
    const shop = createShop(host, declining)
    expect(await shop.go(`${address}&attempt=1`)).toBe(failed)
    Object.assign(shop.service, approving)
    expect(await shop.go(`${address}&attempt=2`)).toBe(confirmation)
  })

  test('a declined payment whose return is repeated is not taken for paid', async () => {
    const shop = createShop(host, declining)
    expect(await shop.go(address)).toBe(failed)
    shop.service.result = () => json(noPayment, 404)
    expect(await shop.go(address)).toBe(unknown)
  })

  test('equal returns that come together share one call, and later ones make none', async () => {
    const shop = createShop(host)
    const together = Array.from({ length: 5 }, () => shop.post(address, 'b=2&a=1'))
    expect(new Set(await Promise.all(together))).toEqual(new Set([confirmation]))
    expect(await shop.post(address, 'a=1&b=2')).toBe(confirmation)
    expect(shop.results()).toHaveLength(1)
  })

  test('a return with other fields waits for the first one, and both lead to its order', async () => {
    const shop = createShop(host)
    const both = [shop.go(`${address}&status=ok`), shop.go(`${address}&status=cancel`)]
    expect(await Promise.all(both)).toEqual([confirmation, confirmation])
    expect(shop.results()).toHaveLength(1)
  })

  test('returns with another token are independent', async () => {
    const shop = createShop(host)
    await shop.go(address)
    Object.assign(shop.service, declining)
    expect(await shop.go(address.replace(token, 'other'))).toBe(failed)
  })

  test('after an order, a declined payment for a cart filled again is neither confirmed nor called failed', async () => {
    const shop = createShop(host)
    expect(await shop.go(`${address}&transaction=1`)).toBe(confirmation)
    Object.assign(shop.service, declining, { receipt: approving.receipt })
    expect(await shop.go(`${address}&transaction=2`)).toBe(unknown)
    Object.assign(shop.service, approving)
    expect(await shop.go(`${address}&transaction=3`)).toBe(confirmation)
  })

  test('a success is forgotten after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shop = createShop(host)
    await shop.go(address)
    vi.setSystemTime(Date.now() + paymentSuccessLifetime - 1)
    await shop.go(address)
    expect(shop.results()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    await shop.go(address)
    expect(shop.results()).toHaveLength(2)
  })

  const unusable: [what: string, result: Answer][] = [
    ['500', () => json({ errors: { server: 'down' } }, 500)],
    ['503 without JSON', () => new Response('<h1>Busy</h1>', { status: 503 })],
    ['HTML with 200', () => new Response('<h1>Hello</h1>')],
    ['null with 201', () => json(null, 201)],
    ['success without an order', () => json({}, 201)],
    ['that no payment is under way', () => json(noPayment, 404)],
    [
      'nothing',
      () => {
        throw new TypeError('reset')
      },
    ],
  ]

  test.each(unusable)(
    'when the service answers %s, the receipt and the cart decide',
    async (_what, result) => {
      const paid = createShop(host, { ...approving, result })
      expect(await paid.go(address)).toBe(confirmation)
      expect(paid.results()).toHaveLength(1)
      expect(await paid.go(address)).toBe(confirmation)
      expect(paid.results()).toHaveLength(1)
      expect(await createShop(host, { ...declining, result }).go(address)).toBe(unknown)
      const earlierOrder = { ...declining, receipt: approving.receipt, result }
      expect(await createShop(host, earlierOrder).go(address)).toBe(unknown)
      const silent = { result, receipt: result, selection: result }
      expect(await createShop(host, silent).go(address)).toBe(unknown)
    },
  )

  test('an unknown outcome is not remembered', async () => {
    const shop = createShop(host, { ...declining, result: () => json({}, 500) })
    expect(await shop.go(address)).toBe(unknown)
    Object.assign(shop.service, approving)
    expect(await shop.go(address)).toBe(confirmation)
  })

  test.each([
    ['406 with errors', 406, declined, failed],
    ['410: sold out and refunded', 410, { errors: { stock: 'unavailable items' }, cancellation: {} }, failed],
    ['a success that names errors', 201, { ...placed, errors: { paymentMethod: 'failed' } }, failed],
    ['a success with an empty list of errors', 201, { ...placed, errors: [] }, confirmation],
    ['a success with the order’s number alone', 200, { order: '1114' }, `${origin}/sv/checkout/confirmation`],
  ])('%s leads to its page', async (_what, status, body, target) => {
    expect(await createShop(host, { result: () => json(body, status) }).go(address)).toBe(target)
  })

  test('the service may send the shopper on to an origin of PAYMENT_HOSTS, and nowhere else', async () => {
    const onward = (url: string) =>
      createShop(host, { ...declining, result: () => json({ action: 'redirect', url }) }).go(address)
    expect(await onward('https://provider.example/step?x=1')).toBe('https://provider.example/step?x=1')
    for (const url of [
      'https://evil.example/',
      'https://provider.example.evil.example/',
      'http://provider.example/',
      'javascript:alert(1)',
      '/checkout/',
      '',
    ])
      expect(await onward(url)).toBe(unknown)
  })

  test('a service that never answers is given up within twelve seconds', async () => {
    vi.useFakeTimers()
    const never = () => new Promise<Response>(() => {})
    const shop = createShop(host, { result: never, receipt: never, selection: never })
    const target = shop.go(address)
    await vi.advanceTimersByTimeAsync(paymentReturnDeadline)
    expect(await target).toBe(unknown)
  })

  test('a return that cannot be read whole is not passed on: the receipt decides', async () => {
    const tooLong = `a=${'x'.repeat(70_000)}`
    const shop = createShop(host, declining)
    expect(await shop.post(address, tooLong)).toBe(unknown)
    expect(await shop.go(`${address}&${'a[b][c][d][e][f][g]'}=1`)).toBe(unknown)
    expect(shop.results()).toEqual([])
    const paid = createShop(host)
    expect(await paid.post(address, tooLong)).toBe(confirmation)
    Object.assign(paid.service, declining, { receipt: approving.receipt })
    expect(await paid.post(address, tooLong), 'for a cart filled again').toBe(unknown)
  })
})

const [, inMemory] = hosts[0]

test.each([
  ['without a token', '/api/process-payment?locale=sv'],
  ['with an empty token', '/api/process-payment?locale=sv&checkoutToken='],
  ['with a token that could not be a header', '/api/process-payment?locale=sv&checkoutToken=a%0d%0ab'],
  ['with a token that is too long', `/api/process-payment?locale=sv&checkoutToken=${'a'.repeat(257)}`],
  ['with two different tokens', `${address}&checkoutToken=other`],
])('a return %s asks the service nothing and leads to the failed checkout', async (_what, path) => {
  const shop = createShop(inMemory)
  expect(await shop.go(path)).toBe(failed)
  expect(shop.calls).toEqual([])
})

test('a token that is twice in the query counts once', async () => {
  expect(await createShop(inMemory).go(`${address}&checkoutToken=${token}`)).toContain('confirmation')
})

test.each([
  ['HEAD', { method: 'HEAD' }, 405],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 204],
  ['an older prefetch', { headers: { purpose: 'prefetch' } }, 204],
  ['PUT', { method: 'PUT' }, 405],
  ['DELETE', { method: 'DELETE' }, 405],
  ['OPTIONS', { method: 'OPTIONS' }, 405],
])('%s has no effect', async (_what, init, status) => {
  const shop = createShop(inMemory)
  const response = await shop.fetch(address, init)
  expect([response.status, response.headers.get('location')]).toEqual([status, null])
  expect(shop.calls.filter((call) => call.token === token)).toEqual([])
})

test.each([
  ['multipart/form-data', () => formData({ 'a[b]': '1' }), { a: { b: '1' } }],
  ['plain text', () => 'a=1', {}],
])('a form as %s is read as far as it is a form', async (_what, body, fields) => {
  const shop = createShop(inMemory)
  await shop.go(address, { method: 'POST', body: body() })
  expect(shop.results().map((call) => call.body)).toEqual([{ paymentMethodFields: fields }])
})

test('files of a form are left out', async () => {
  const shop = createShop(inMemory)
  const body = formData({ a: '1' })
  body.set('file', new File(['x'], 'x.txt'))
  await shop.go(address, { method: 'POST', body })
  expect(shop.results().map((call) => call.body)).toEqual([{ paymentMethodFields: { a: '1' } }])
})

test.each(['en', '', '//evil.example', 'xx', 'sv%0d%0aset-cookie:a=1'])(
  'the language %j leads to an address of this shop',
  async (locale) => {
    const path = `/api/process-payment?checkoutToken=${token}&locale=${locale}`
    expect(await createShop(inMemory).go(path)).toBe(
      `${origin}/checkout/confirmation?centraPaymentMethod=card`,
    )
  },
)

test('the target is of PUBLIC_ORIGIN, whatever host and proxy headers say', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  expect(await createShop(inMemory).go(address, { headers })).toBe(confirmation)
})

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
