import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createTestRedis } from '#tests/support/redis/test-redis.ts'
import {
  type Answer,
  address,
  approving,
  createReturnShop,
  declined,
  declining,
  json,
  pages,
  placed,
  token,
} from '#tests/support/shop/payment-return-shop.ts'
import { paymentReturnDeadline, paymentReturnDeadlines, paymentSuccessLifetime } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const { confirmation, failed, unknown } = pages
const noPayment = { errors: { selection: 'not found' } }

const redis = await createTestRedis()
const hosts = [
  ['in memory', { durableObjects: false }],
  ['in a Durable Object', { durableObjects: true }],
  ...(redis ? [['in Redis', { redis: redis.create }] as const] : []),
] as const
afterAll(() => redis?.stop())

describe.each(hosts)('with returns handled %s', (_where, host) => {
  test('an approved payment leads to the confirmation, by GET and by a cross-site POST', async () => {
    const byGet = createReturnShop(host)
    expect(await byGet.go(`${address}&centraPaymentMethod=card&a[b]=1`)).toBe(confirmation)
    expect(byGet.calls).toEqual([
      {
        route: 'POST /payment-result',
        token,
        authorization: null,
        body: { paymentMethodFields: { centraPaymentMethod: 'card', a: { b: '1' } } },
      },
    ])
    const byPost = createReturnShop(host)
    const sender = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
    expect(await byPost.post(`${address}&a=query`, 'a=form&list[0]=x', sender)).toBe(confirmation)
    expect(byPost.results().map(({ body }) => body)).toEqual([
      { paymentMethodFields: { a: 'form', list: ['x'] } },
    ])
  })

  test('the redirect is a 303 that is not cached and sends no referrer', async () => {
    const response = await createReturnShop(host).fetch(address)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('the token is in no header or body of the response, and in no line of the log', async () => {
    for (const result of [approving.result, declining.result, () => json({}, 500)]) {
      const shop = createReturnShop(host, { result })
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
    const shop = createReturnShop(host, declining)
    expect(await shop.go(`${address}&attempt=1`)).toBe(failed)
    Object.assign(shop.service, approving)
    expect(await shop.go(`${address}&attempt=2`)).toBe(confirmation)
  })

  test('a declined payment whose return is repeated is not taken for paid', async () => {
    const shop = createReturnShop(host, declining)
    expect(await shop.go(address)).toBe(failed)
    shop.service.result = () => json(noPayment, 404)
    expect(await shop.go(address)).toBe(unknown)
  })

  test('equal returns that come together share one call, and later ones make none', async () => {
    const shop = createReturnShop(host)
    const together = Array.from({ length: 5 }, () => shop.post(address, 'b=2&a=1'))
    expect(new Set(await Promise.all(together))).toEqual(new Set([confirmation]))
    expect(await shop.post(address, 'a=1&b=2')).toBe(confirmation)
    expect(shop.results()).toHaveLength(1)
  })

  test('a return with other fields waits for the first one, and both lead to its order', async () => {
    const shop = createReturnShop(host)
    const both = [shop.go(`${address}&status=ok`), shop.go(`${address}&status=cancel`)]
    expect(await Promise.all(both)).toEqual([confirmation, confirmation])
    expect(shop.results()).toHaveLength(1)
  })

  test('a return that is repeated after its order is confirmed without a call, though the cart was filled again', async () => {
    const shop = createReturnShop(host)
    await shop.go(address)
    Object.assign(shop.service, declining)
    const before = shop.calls.length
    expect(await shop.go(address)).toBe(confirmation)
    expect(shop.calls).toHaveLength(before)
  })

  test('returns with another token are independent', async () => {
    const shop = createReturnShop(host)
    await shop.go(address)
    Object.assign(shop.service, declining)
    expect(await shop.go(address.replace(token, 'other'))).toBe(failed)
  })

  test('after an order, a declined payment for a cart filled again is neither confirmed nor called failed', async () => {
    const shop = createReturnShop(host)
    expect(await shop.go(`${address}&transaction=1`)).toBe(confirmation)
    Object.assign(shop.service, declining, { receipt: approving.receipt })
    expect(await shop.go(`${address}&transaction=2`)).toBe(unknown)
    Object.assign(shop.service, approving)
    expect(await shop.go(`${address}&transaction=3`)).toBe(confirmation)
  })

  test('a success is forgotten after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shop = createReturnShop(host)
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
      const paid = createReturnShop(host, { ...approving, result })
      expect(await paid.go(address)).toBe(confirmation)
      expect(paid.results()).toHaveLength(1)
      expect(await paid.go(address)).toBe(confirmation)
      expect(paid.results()).toHaveLength(1)
      expect(await createReturnShop(host, { ...declining, result }).go(address)).toBe(unknown)
      const earlierOrder = { ...declining, receipt: approving.receipt, result }
      expect(await createReturnShop(host, earlierOrder).go(address)).toBe(unknown)
      const silent = { result, receipt: result, selection: result }
      expect(await createReturnShop(host, silent).go(address)).toBe(unknown)
    },
  )

  test('without a result, a cart with an unreadable line is not taken for ordered', async () => {
    const cart = wireSelection()
    const selection = () => json({ ...cart, selection: { ...cart.selection, items: [{ quantity: 'one' }] } })
    const shop = createReturnShop(host, { result: () => json({}, 500), selection })
    expect(await shop.go(address)).toBe(unknown)
  })

  test('an unknown outcome is not remembered', async () => {
    const shop = createReturnShop(host, { ...declining, result: () => json({}, 500) })
    expect(await shop.go(address)).toBe(unknown)
    Object.assign(shop.service, approving)
    expect(await shop.go(address)).toBe(confirmation)
  })

  test.each([
    ['406 with errors', 406, declined, failed],
    ['412 with a code', 412, { ...declined, code: 'DECLINED' }, `${failed}&reason=declined`],
    ['410: sold out and refunded', 410, { errors: { stock: 'unavailable items' }, cancellation: {} }, failed],
    ['a success that names errors', 201, { ...placed, errors: { paymentMethod: 'failed' } }, failed],
    ['a success with an empty list of errors', 201, { ...placed, errors: [] }, confirmation],
    [
      'a success with the order’s number alone',
      200,
      { order: '1114' },
      'https://shop.test/sv/checkout/confirmation',
    ],
  ])('%s leads to its page', async (_what, status, body, target) => {
    expect(await createReturnShop(host, { result: () => json(body, status) }).go(address)).toBe(target)
  })

  test('where the service gives no reason for a failure, the provider’s return does', async () => {
    const reasonOf = async (field: string) =>
      (await createReturnShop(host, declining).go(`${address}&${field}`))?.replace(failed, '')
    expect(await reasonOf('result=declined')).toBe('&reason=declined')
    expect(await reasonOf('details[resultCode]=Cancelled')).toBe('&reason=cancelled')
    expect(await reasonOf('result=approved')).toBe('')
    const paid = createReturnShop(host, approving)
    expect(await paid.go(`${address}&result=declined`)).toBe(confirmation)
  })

  test('the service may send the shopper on to an origin of PAYMENT_HOSTS, and nowhere else', async () => {
    const onward = (url: string) =>
      createReturnShop(host, { ...declining, result: () => json({ action: 'redirect', url }) }).go(address)
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
    const shop = createReturnShop(host, { result: never, receipt: never, selection: never })
    const target = shop.go(address)
    await vi.advanceTimersByTimeAsync(paymentReturnDeadline)
    expect(await target).toBe(unknown)
  })

  test('when the result does not come within its deadline, the receipt decides', async () => {
    vi.useFakeTimers()
    const shop = createReturnShop(host, { result: () => new Promise<Response>(() => {}) })
    const target = shop.go(address)
    await vi.waitFor(() => expect(shop.results()).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(paymentReturnDeadlines.result)
    expect(await target).toBe(confirmation)
  })

  test('a return that cannot be read whole is not passed on: the receipt decides', async () => {
    const tooLong = `a=${'x'.repeat(70_000)}`
    const shop = createReturnShop(host, declining)
    expect(await shop.post(address, tooLong)).toBe(unknown)
    expect(await shop.go(`${address}&${'a[b][c][d][e][f][g]'}=1`)).toBe(unknown)
    expect(shop.results()).toEqual([])
    const paid = createReturnShop(host)
    expect(await paid.post(address, tooLong)).toBe(confirmation)
    Object.assign(paid.service, declining, { receipt: approving.receipt })
    expect(await paid.post(address, tooLong), 'for a cart filled again').toBe(unknown)
  })
})

test('a Durable Object is not named by the token, never stores it, and forgets a success after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = createReturnShop({ durableObjects: true })
  await shop.go(address)
  const [[name, { values }] = [null, { values: new Map() }]] = shop.objects.storages
  expect([...values.values()]).toMatchObject([{ paymentMethod: 'card' }])
  expect(JSON.stringify([name, ...values])).not.toContain(token)
  vi.setSystemTime(Date.now() + paymentSuccessLifetime - 1)
  await shop.objects.runAlarms()
  expect(values.size).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await shop.objects.runAlarms()
  expect(values.size).toBe(0)
})
