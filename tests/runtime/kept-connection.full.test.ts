import { afterAll, describe, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createKeptConnection } from '#tests/support/shop/kept-connection.ts'

const workerd = await startShop()
afterAll(workerd.close)
const node = await startShop({ runtime: 'node', origin: 'https://shop.test' })
afterAll(node.close)

const secret = { authorization: `Bearer ${testSecret}`, 'api-authorization': testSecret }

/** Makes calls with a body on one connection; returns their statuses, and whether each but the first reused it. */
async function onOneConnection(
  port: number,
  calls: [method: string, path: string, status: number][],
  headers = {},
) {
  using connection = createKeptConnection(port)
  for (const [index, [method, path, status]] of calls.entries()) {
    const reply = await connection.call(method, `/sandbox${path}`, {}, headers)
    expect([path, reply.status, reply.reused]).toEqual([path, status, index > 0])
  }
}

describe.each([
  { server: 'workerd', port: workerd.port },
  { server: 'Node', port: node.port },
])('on $server', ({ port }) => {
  test('a GET with a body is answered like any other, and the connection stays usable', async () => {
    const paths = [
      '/api/checkout/languages',
      '/api/checkout/selection',
      '/api/shop/products/1',
      '/search/health',
      '/content/bands/home?language=en',
    ]
    await onOneConnection(
      port,
      [...paths, ...paths].map((path) => ['GET', path, 200]),
      secret,
    )
  })

  test('a refusal that did not need the body leaves the connection usable too', async () => {
    await onOneConnection(port, [
      ['GET', '/api/checkout/no-such-route', 404],
      ['GET', '/api/checkout/brands', 403],
      ['POST', '/search/indexes/products_en/search', 401],
      ['POST', '/api/checkout/no-such-route', 404],
      ['DELETE', '/api/checkout/vouchers', 200],
      ['GET', '/api/checkout/selection', 200],
    ])
  })
})
