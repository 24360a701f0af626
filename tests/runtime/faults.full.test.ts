import { get } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'

const shop = await startShop()
afterAll(shop.close)
const cart = '/sandbox/api/checkout/selection'

afterEach(async () => void (await shop.fetch('/sandbox/__fault', { method: 'DELETE' })))

async function switchOn(fault: object, more: object = {}) {
  const body = JSON.stringify({ paths: ['/api'], fault, ...more })
  expect((await shop.fetch('/sandbox/__fault', { method: 'POST', body })).status).toBe(200)
}

/** The answer received by a caller that ignores broken connections. */
function heard(path: string): Promise<{ status: number | undefined; text: string; broken: boolean }> {
  return new Promise((resolve) => {
    get(shop.origin.replace('localhost', '127.0.0.1') + path, { agent: false }, (response) => {
      let text = ''
      const end = () => resolve({ status: response.statusCode, text, broken: !response.complete })
      response.setEncoding('utf8')
      response.on('data', (piece) => {
        text += piece
      })
      response.on('end', end)
      response.on('error', end)
    })
  })
}

test.each([{ kind: 'reset' }, { kind: 'hang', ms: 50 }, { kind: 'lost' }])(
  'on workerd too a connection breaks before its body ($kind)',
  async (fault) => {
    await switchOn(fault)
    expect(await heard(cart)).toMatchObject({ text: '', broken: true })
  },
)

test('on workerd a connection breaks in the middle of a truncated body', async () => {
  await switchOn({ kind: 'truncated' })
  const { text, broken } = await heard(cart)
  expect([broken, text.startsWith('{"token":'), text.length > 1_000]).toEqual([true, true, true])
})

test('a malformed body is sent whole, over a connection that is not broken', async () => {
  await switchOn({ kind: 'malformed' })
  const { text, broken } = await heard(cart)
  expect(broken).toBe(false)
  expect(() => JSON.parse(text)).toThrow()
})

test('a change whose reply is lost has been made', async () => {
  const { add, anItem, session, selection } = cartCalls(shop.fetch)
  const item = await anItem()
  await add(item, 1)
  await switchOn({ kind: 'lost' }, { methods: ['POST'], headers: { 'api-token': session.token }, count: 1 })
  await add(item, 1).catch(() => {})
  const { lines } = await selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2])
})

test('/readyz names the services that fail', async () => {
  const ready = async () => {
    const response = await shop.fetch('/readyz')
    const { failing } = await response.json()
    return [response.status, ...failing]
  }
  await switchOn({ kind: 'reset' })
  expect(await ready()).toEqual([503, 'catalogue', 'checkout', 'stock'])
  expect((await shop.fetch('/healthz')).status).toBe(200)
})
