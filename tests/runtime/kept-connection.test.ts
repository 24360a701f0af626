import { afterAll, describe, expect, test } from 'vitest'
import { createKeptConnection } from '#tests/support/kept-connection.ts'
import { startNodeShop } from '#tests/support/node-shop.ts'
import { testSecret } from '#tests/support/test-sandbox.ts'
import { startShopForFile, temporaryState } from '#tests/support/workerd.ts'

const workerd = await startShopForFile()
const state = temporaryState()
const node = await startNodeShop({ state: state.path })
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  state[Symbol.dispose]()
})

const secret = { authorization: `Bearer ${testSecret}`, 'api-authorization': testSecret }

/** Makes calls with a body on one connection; tells their statuses, and whether each but the first reused it. */
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
  { server: 'workerd', port: Number(new URL(workerd.origin).port) },
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
