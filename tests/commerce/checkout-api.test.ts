import { expect, test } from 'vitest'
import { createCheckoutApi, openApart } from '#src/commerce/checkout-api.ts'
import { createHttp, type Http } from '#src/commerce/http.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'

/** Records what is sent and answers with an empty selection and the next token. */
function createScene(nextToken: () => string) {
  const sent: { method: string; path: string; token: string | null; body: string; keepalive: boolean }[] = []
  let storedToken: string | null = null
  const http = createHttp({
    baseUrl: 'https://commerce.test/api/checkout',
    deadline: 1_000,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const path = pathname.replace('/api/checkout', '')
      const body = await request.text()
      const { method, keepalive } = request
      sent.push({ method, path, token: request.headers.get('api-token'), body, keepalive })
      return Response.json({ ...wireSelection(), token: nextToken() })
    },
  })
  const tokens = {
    read: () => storedToken,
    write: (token: string) => {
      storedToken = token
    },
  }
  return { api: createCheckoutApi(http, tokens), tokens, sent }
}

test('each call carries the token that is stored when it is sent', async () => {
  const names = ['one', 'two', 'two']
  const { api, tokens, sent } = createScene(() => names.shift() ?? 'two')
  await api.selection()
  await api.addItem('1-1', 2)
  tokens.write('from another tab')
  await api.selection()
  expect(sent.map(({ token }) => token)).toEqual([null, 'one', 'from another tab'])
})

test('taking pieces off always sends a quantity, so that the service does not remove the line', async () => {
  const { api, sent } = createScene(() => 'token')
  await api.decreaseLine('abc', 1)
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/lines/abc', body: '{"quantity":1}' })
})

test('typed text cannot climb out of its segment of a path', async () => {
  const { api, sent } = createScene(() => 'token')
  await api.chooseShipping('home/../../payment?x=1#y')
  expect(sent[0]?.path).toBe('/shipping-methods/home%2F..%2F..%2Fpayment%3Fx%3D1%23y')
  expect(() => api.increaseLine('..', 1)).toThrow(RangeError)
})

test('discount codes are sent in the body, never in an address', async () => {
  const { api, sent } = createScene(() => 'token')
  const voucher = '../payment?x=1'
  await api.addVoucher(voucher)
  await api.removeVoucher(voucher)
  expect(sent.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    ['POST', '/vouchers', { voucher }],
    ['DELETE', '/vouchers', { voucher }],
  ])
})

test('calls that change goods outlive their page; reads do not', async () => {
  const { api, sent } = createScene(() => 'token')
  await api.addItem('1-1', 1)
  await api.increaseLine('abc', 1)
  await api.decreaseLine('abc', 1)
  await api.selection()
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([
    ['POST', true],
    ['POST', true],
    ['DELETE', true],
    ['GET', false],
  ])
})

test('a session apart has a separate token, until that is made the visitor’s', async () => {
  const written: string[] = []
  const sent: (string | undefined)[] = []
  const http: Http = async ({ headers }) => {
    sent.push(headers?.['api-token'])
    return { status: 200, body: { ...wireSelection(), token: headers?.['api-token'] ?? 'fresh' } }
  }
  const visitor = {
    read: () => written.at(-1) ?? 'current',
    write: (token: string) => void written.push(token),
  }
  const apart = openApart((tokens) => createCheckoutApi(http, tokens), visitor)
  await apart.checkout.selection()
  await apart.checkout.logIn('a@shopper.test', 'right')
  expect([sent, written]).toEqual([[undefined, 'fresh'], []])
  const former = apart.keep()
  expect(written).toEqual(['fresh'])
  await former?.logOut()
  expect([sent.at(-1), written]).toEqual(['current', ['fresh']])
})
