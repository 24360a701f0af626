import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { localVariables } from '#scripts/local-variables.ts'
import { serveNode } from '#scripts/node/serve-node.ts'
import { freePort } from '#scripts/port.ts'
import { startShopForFile, temporaryState } from '#tests/support/workerd.ts'

const workerd = await startShopForFile()
const state = temporaryState()
const nodePort = await freePort()
const node = await serveNode({
  port: nodePort,
  state: state.path,
  variables: localVariables(`http://localhost:${nodePort}`),
})
afterAll(async () => {
  await node.dispose()
  state[Symbol.dispose]()
})

interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body: string
}

/** Makes calls one after the other on one kept-alive connection; tells the status of each and whether it was reused. */
async function onOneConnection(port: number, calls: Call[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const results: { status: number | undefined; reused: boolean }[] = []
  for (const { method = 'GET', path, headers, body } of calls) {
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const result = await new Promise<(typeof results)[number]>((resolve, reject) => {
      const call = request({
        agent,
        host: '127.0.0.1',
        port,
        path: `/sandbox${path}`,
        method,
        headers: { ...length, ...headers },
      })
      call.on('response', (response) => {
        text(response).then(() => resolve({ status: response.statusCode, reused: call.reusedSocket }), reject)
      })
      call.on('error', reject).end(body)
    })
    results.push(result)
  }
  agent.destroy()
  return results
}

const secret = { authorization: 'Bearer sandbox-secret', 'api-authorization': 'sandbox-secret' }

describe.each([
  { server: 'workerd', port: Number(new URL(workerd.origin).port) },
  { server: 'Node', port: nodePort },
])('on $server', ({ port }) => {
  test('a GET with a body is answered like any other and the connection stays usable', async () => {
    const gets = [
      '/api/checkout/languages',
      '/api/checkout/selection',
      '/api/shop/products/1',
      '/search/health',
    ]
    const calls = [...gets, '/content/bands/home?language=en', ...gets].map((path) => ({
      path,
      headers: secret,
      body: '{}',
    }))
    const results = await onOneConnection(port, calls)
    expect(results.map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect(results.map(({ reused }) => reused)).toEqual(calls.map((_, index) => index > 0))
  })

  test('so it does after a refusal that did not need the body', async () => {
    const results = await onOneConnection(port, [
      { path: '/api/checkout/no-such-route', body: '{}' },
      { path: '/api/checkout/brands', body: '{}' },
      { method: 'POST', path: '/search/indexes/products_en/search', body: '{ "q": "disc" }' },
      { path: '/api/checkout/selection', body: '{}' },
    ])
    expect(results.map(({ status }) => status)).toEqual([404, 403, 401, 200])
    expect(results.map(({ reused }) => reused)).toEqual([false, true, true, true])
  })
})
