import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { findRedis } from '#scripts/checks/redis-server.ts'
import { freePort } from '#scripts/shop/port.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { isFullCheck } from '#tests/support/full-check.ts'
import { startRedis } from '#tests/support/redis/redis-server.ts'
import { ask, type ShopProcess, startProcess } from '#tests/support/shop/shop-process.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { attempts } from '#worker/limits.ts'

/** Bounds a wait on a busy machine. */
const soon = { timeout: 60_000 }

/** A commerce service that approves every payment, a moment after it was asked. */
async function startService() {
  const results = new Map<string, number>()
  const port = await freePort()
  const server = createServer((request, response) => {
    const token = String(request.headers['api-token'])
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    request.resume().on('end', () => {
      if (request.url?.endsWith('/payment-result')) {
        results.set(token, (results.get(token) ?? 0) + 1)
        answer(201, { order: { order: '30', paymentMethod: 'card' } })
      } else if (request.url?.endsWith('/selection')) answer(200, wireSelection())
      else answer(404, {})
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${port}`
  return {
    /** The number of results of each token. */
    results,
    variables: {
      PUBLIC_ORIGIN: 'http://localhost',
      COMMERCE_URL: url,
      COMMERCE_SECRET: 'a-commerce-secret',
      SHOP_API_URL: url,
      SHOP_API_KEY: 'a-shop-api-key',
      SEARCH_URL: url,
      SEARCH_KEY: 'a-search-key',
      CONTENT_URL: url,
      CONTENT_TOKEN: 'a-content-token',
      PUBLIC_CHECKOUT_URL: url,
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

const service = await startService()
afterAll(service.close)

test('a second process on the same folder refuses to start, in words, until the first has ended', async () => {
  using state = createTemporaryFolder()
  const variables = { ...service.variables, STATE_FOLDER: state.path }
  const first = await startProcess(variables)
  await expect(startProcess(variables)).rejects.toThrow(
    `It ended with 1: Another process serves a shop from ${state.path}: stop it,`,
  )
  expect(await first.stop()).toBe(0)
  const next = await startProcess(variables)
  expect(await next.stop()).toBe(0)
})

const program = findRedis()

describe.skipIf(!program)('two processes on one Redis', async () => {
  if (!program) return
  const redis = await startRedis(program)
  const state = createTemporaryFolder()
  const variables = { ...service.variables, STATE_FOLDER: state.path, STATE_URL: redis.url }
  const processes = await Promise.all([startProcess(variables), startProcess(variables)])
  afterAll(async () => {
    for (const each of processes) await each.stop()
    await redis[Symbol.asyncDispose]()
    state[Symbol.dispose]()
  })

  const returnTo = async (process: ShopProcess, token: string) => {
    const { headers } = await ask(process, `/api/process-payment?checkoutToken=${token}&status=ok`)
    return headers.location
  }
  const confirmation = 'http://localhost/checkout/confirmation?centraPaymentMethod=card'
  const checking = 'http://localhost/checkout/?failed=1&unknown=1'

  const count = isFullCheck ? 1_000 : 100
  const together = 25

  test(`${count} returns that are sent to both at once make one call each`, async () => {
    const tokens = Array.from({ length: count }, (_, number) => `token-${number}`)
    for (let start = 0; start < count; start += together) {
      const returns = tokens
        .slice(start, start + together)
        .flatMap((token) => processes.map((process) => returnTo(process, token)))
      expect(new Set(await Promise.all(returns))).toEqual(new Set([confirmation]))
    }
    expect(service.results.size).toBe(count)
    expect([...service.results.values()].filter((results) => results !== 1)).toEqual([])
  }, 240_000)

  const sharedState = async (process: ShopProcess) => {
    const { sharedState, failing } = JSON.parse((await ask(process, '/readyz')).body)
    return { sharedState, isFailing: failing.includes('sharedState') }
  }

  const logIn = (process: ShopProcess) =>
    ask(process, '/login', {
      method: 'POST',
      headers: {
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'email=kim%40example.se&password=not-the-password',
    })

  test('when Redis has crashed they serve on: returns are checked later, and limits hold for each', async () => {
    await redis.stop()
    service.results.clear()
    for (const process of processes) {
      expect((await ask(process, '/robots.txt')).status).toBe(200)
      expect(await returnTo(process, 'in-the-crash')).toBe(checking)
      await expect.poll(() => process.errors(), soon).toContain('{"event":"state","state":"lost"')
      expect(await sharedState(process)).toEqual({ sharedState: 'lost', isFailing: true })
      for (let times = 0; times < attempts.limit; times += 1)
        expect((await logIn(process)).status).not.toBe(429)
      expect((await logIn(process)).status).toBe(429)
    }
    expect(service.results.size).toBe(0)

    await redis.start()
    for (const process of processes) {
      await expect.poll(() => process.errors(), soon).toContain('{"event":"state","state":"connected"')
      expect(await sharedState(process)).toEqual({ sharedState: 'connected', isFailing: false })
      expect(await returnTo(process, 'in-the-crash')).toBe(confirmation)
    }
    expect(service.results.get('in-the-crash')).toBe(1)
  }, 120_000)
})
