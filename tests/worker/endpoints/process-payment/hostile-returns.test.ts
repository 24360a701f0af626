import { afterEach, expect, test, vi } from 'vitest'
import { address, createReturnShop, pages, token } from '#tests/support/shop/payment-return-shop.ts'
import { maxReturnFormBytes, paymentReturnDeadline } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const { confirmation, failed, unknown } = pages
const inMemory = { durableObjects: false }

test.each([
  ['without a token', '/api/process-payment?locale=sv'],
  ['with an empty token', '/api/process-payment?locale=sv&checkoutToken='],
  ['with a token that could not be a header', '/api/process-payment?locale=sv&checkoutToken=a%0d%0ab'],
  ['with a token that is too long', `/api/process-payment?locale=sv&checkoutToken=${'a'.repeat(257)}`],
  ['with two different tokens', `${address}&checkoutToken=other`],
])('a return %s asks the service nothing and leads to the failed checkout', async (_what, path) => {
  const shop = createReturnShop(inMemory)
  expect(await shop.go(path)).toBe(failed)
  expect(shop.calls).toEqual([])
})

test('a token that is twice in the query counts once', async () => {
  expect(await createReturnShop(inMemory).go(`${address}&checkoutToken=${token}`)).toContain('confirmation')
})

test.each([
  ['HEAD', { method: 'HEAD' }, 405, 'GET, POST'],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 204, null],
  ['an older prefetch', { headers: { purpose: 'prefetch' } }, 204, null],
  ['PUT', { method: 'PUT' }, 405, 'GET, POST'],
  ['DELETE', { method: 'DELETE' }, 405, 'GET, POST'],
  ['OPTIONS', { method: 'OPTIONS' }, 405, 'GET, POST'],
])('%s has no effect', async (_what, init, status, allow) => {
  const shop = createReturnShop(inMemory)
  const { status: received, headers } = await shop.fetch(address, init)
  expect([received, headers.get('allow'), headers.get('location')]).toEqual([status, allow, null])
  expect(shop.calls).toEqual([])
})

test.each([
  ['multipart/form-data', () => formData({ 'a[b]': '1' }), { a: { b: '1' } }],
  ['plain text', () => 'a=1', {}],
])('a form as %s is read as far as it is a form', async (_what, body, fields) => {
  const shop = createReturnShop(inMemory)
  await shop.go(address, { method: 'POST', body: body() })
  expect(shop.results().map((call) => call.body)).toEqual([{ paymentMethodFields: fields }])
})

test('files of a form are left out', async () => {
  const shop = createReturnShop(inMemory)
  const body = formData({ a: '1' })
  body.set('file', new File(['x'], 'x.txt'))
  await shop.go(address, { method: 'POST', body })
  expect(shop.results().map((call) => call.body)).toEqual([{ paymentMethodFields: { a: '1' } }])
})

test('a form is measured in bytes as they arrive, with any headers', async () => {
  const form = (length: number) =>
    Array.from({ length: 4 }, (_, index) => `f${index}=${'å'.repeat(length)}`).join('&')
  const longest = Math.floor(maxReturnFormBytes / 8) - 4
  const shop = createReturnShop(inMemory)
  await shop.post(address, form(longest), { 'content-length': '4' })
  expect(shop.results()).toHaveLength(1)
  const other = createReturnShop(inMemory)
  await other.post(address, form(longest + 8), { 'content-length': '4' })
  expect(other.results()).toEqual([])
  expect(other.calls.map(({ route }) => route)).toContain('GET /receipt')
})

const brokenOff = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('a=1')),
    pull: (controller) => controller.error(new Error('The connection was closed')),
  })

test.each([
  ['that is malformed', 'multipart/form-data; boundary=x', () => '--x\r\nno form'],
  ['that breaks off', 'application/x-www-form-urlencoded', brokenOff],
])('a form %s is not passed on: the receipt decides', async (_what, type, body) => {
  const shop = createReturnShop(inMemory)
  const headers = { 'content-type': type }
  const init = { method: 'POST', headers, body: body(), duplex: 'half' }
  expect(await shop.go(address, init)).toBe(confirmation)
  expect(shop.results()).toEqual([])
})

test('a form that never ends is given up within twelve seconds', async () => {
  vi.useFakeTimers()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const shop = createReturnShop(inMemory)
  const init = { method: 'POST', headers, body: new ReadableStream(), duplex: 'half' }
  const target = shop.go(address, init)
  await vi.advanceTimersByTimeAsync(paymentReturnDeadline)
  expect(await target).toBe(unknown)
})

test.each(['en', '', '//evil.example', 'xx', 'sv%0d%0aset-cookie:a=1'])(
  'the language %j leads to an address of this shop',
  async (locale) => {
    const path = `/api/process-payment?checkoutToken=${token}&locale=${locale}`
    expect(await createReturnShop(inMemory).go(path)).toBe(
      'https://shop.test/checkout/confirmation?centraPaymentMethod=card',
    )
  },
)

test('the target is of PUBLIC_ORIGIN, with any host and proxy headers', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  expect(await createReturnShop(inMemory).go(address, { headers })).toBe(confirmation)
  // A shop on plain http answers to any host name.
  const local = createReturnShop({ ...inMemory, variables: { PUBLIC_ORIGIN: 'http://localhost:8787' } })
  expect(await local.go(`http://evil.example${address}`)).toBe(
    confirmation.replace('https://shop.test', 'http://localhost:8787'),
  )
})

test('the token of the address is only used for the calls of this return, without a secret of the shop', async () => {
  const shop = createReturnShop(inMemory, { result: () => new Response('broken', { status: 500 }) })
  await shop.go(address)
  expect(
    shop.calls.map(({ route, token: sent, authorization }) => [route, sent, authorization]).sort(),
  ).toEqual([
    ['GET /receipt', token, null],
    ['GET /selection', token, null],
    ['POST /payment-result', token, null],
  ])
})

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
