import { networkInterfaces } from 'node:os'
import { afterAll, describe, expect, test } from 'vitest'
import { localSandbox } from '#scripts/shop/local-variables.ts'
import { type Shop, type ShopOptions, startShop } from '#scripts/shop/start-shop.ts'

/** The origin of a shop under Node: a proxy in front of it ends TLS. */
const origin = 'https://shop.test'
const startNodeShop = (options: ShopOptions = {}) => startShop({ runtime: 'node', origin, ...options })

const token = 'a-token-of-its-own'
const switches = { method: 'POST', body: '{"stockMode":"standard"}' }
/** A non-loopback address of this machine, if it has one. */
const reachable = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

describe('the console of a sandbox on this machine', async () => {
  const local = 'http://localhost:8787'
  const shop = await startNodeShop({
    origin: local,
    sandbox: { ...localSandbox(local), SANDBOX_CONSOLE_TOKEN: token },
    host: '0.0.0.0',
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  const here = { host: 'localhost:8787' }

  test('is open to this machine', async () => {
    expect((await shop.fetch('/sandbox/', { headers: here })).status).toBe(200)
    expect((await shop.fetch('/sandbox/__settings', { ...switches, headers: here })).status).toBe(200)
  })

  test.each([
    ['under a rebound DNS name', { host: 'evil.test' }],
    ['behind a proxy on this machine', { ...here, 'x-forwarded-for': '203.0.113.7' }],
    ['behind two of them', { ...here, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
    [
      'with a forged X-Forwarded-For behind a proxy',
      { ...here, 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
    ],
    ['with an empty X-Forwarded-For', { ...here, 'x-forwarded-for': '' }],
    ['with the wrong token', { host: 'evil.test', authorization: `Bearer ${token}x` }],
  ])('is closed %s', async (_, headers) => {
    expect((await shop.fetch('/sandbox/', { headers })).status).toBe(403)
    expect((await shop.fetch('/sandbox/__settings', { ...switches, headers })).status).toBe(403)
    expect((await shop.fetch('/sandbox/__fault', { headers })).status).toBe(403)
  })

  test.skipIf(!reachable)('is closed to the network, with any Host header', async () => {
    const address = reachable ?? ''
    expect((await shop.fetch('/sandbox/', { address, headers: here })).status).toBe(403)
    const whole = await shop.fetch('http://localhost:8787/sandbox/', { address, headers: here })
    expect(whole.status).toBe(400)
    expect((await shop.fetch('/sandbox/__fault', { address, headers: here })).status).toBe(403)
    const authorization = `Bearer ${token}`
    expect((await shop.fetch('/sandbox/', { address, headers: { ...here, authorization } })).status).toBe(200)
  })
})

describe('the console of a sandbox under a public name', async () => {
  const shop = await startNodeShop({
    sandbox: { SANDBOX_SECRET: 'a-secret-of-its-own', SANDBOX_CONSOLE_TOKEN: token, SANDBOX_LOCAL: '0' },
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  test.each([
    ['/sandbox/', 'shop.test'],
    ['/sandbox/', 'localhost'],
    ['/', 'sandbox.localhost'],
    ['/__fault', 'sandbox.localhost'],
  ])('is closed: %s with Host %s', async (target, host) => {
    expect((await shop.fetch(target, { headers: { host } })).status).toBe(403)
  })

  test('is open to its token', async () => {
    expect((await shop.fetch(`/sandbox/?token=${token}`)).status).toBe(200)
  })

  test('the API does not accept the published secret', async () => {
    const change = async (secret: string) =>
      (
        await shop.fetch('/sandbox/api/checkout/selection', {
          method: 'PUT',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: '{"market":2}',
        })
      ).status
    expect(await change(localSandbox(shop.origin).SANDBOX_SECRET ?? '')).toBe(403)
    expect(await change('a-secret-of-its-own')).not.toBe(403)
  })
})

describe('under Node', async () => {
  const shop = await startNodeShop({ sandbox: null })
  afterAll(() => shop[Symbol.asyncDispose]())

  test('TRACE is refused with 405', async () => {
    const refused = await shop.fetch('/', { method: 'TRACE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(await refused.text()).toBe('')
  })

  test.each(['localhost', '127.0.0.1', 'x.localhost', 'evil.test'])(
    'a shop under a public name refuses Host %s',
    async (host) => {
      expect((await shop.fetch('/checkout/', { headers: { host } })).status).toBe(421)
    },
  )

  test('a whole address as target is refused, whichever host it names', async () => {
    for (const target of ['http://shop.test/', 'https://shop.test/checkout/', 'http://localhost/']) {
      expect((await shop.fetch(target)).status).toBe(400)
    }
  })

  const attempt = (asked: Shop, headers: Record<string, string>) =>
    asked.fetch('/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'do=add-voucher&voucher=GUESS',
    })

  test('forged address headers do not raise the limit of attempts', async () => {
    const claims = (count: number) => ({
      'cf-connecting-ip': `203.0.113.${count}`,
      'x-forwarded-for': `203.0.113.${count}`,
      'x-real-ip': `203.0.113.${count}`,
    })
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt(shop, claims(count))).status).toBe(303)
    }
    expect((await attempt(shop, claims(10))).status).toBe(429)
  })

  test('behind a trusted proxy each client has its own limit of attempts', async () => {
    await using proxied = await startNodeShop({
      sandbox: null,
      clientIp: { header: 'x-forwarded-for', isProxy: (address) => address === '127.0.0.1' },
    })
    const shopper = (claimed: string) => attempt(proxied, { 'x-forwarded-for': `${claimed}, 203.0.113.7` })
    for (let count = 0; count < 10; count += 1)
      expect((await shopper(`198.51.100.${count}`)).status).toBe(303)
    expect((await shopper('198.51.100.10')).status).toBe(429)
    expect((await attempt(proxied, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(303)
  })

  test('an untrusted proxy cannot set a client’s address', async () => {
    await using open = await startNodeShop({
      sandbox: null,
      clientIp: { header: 'x-real-ip', isProxy: (address) => address === '192.0.2.1' },
    })
    for (let count = 0; count < 10; count += 1)
      expect((await attempt(open, { 'x-real-ip': `203.0.113.${count}` })).status).toBe(303)
    expect((await attempt(open, { 'x-real-ip': '203.0.113.10' })).status).toBe(429)
  })

  test.each(['/favicon.svg', '/share.png', '/apple-touch-icon.png'])(
    'the file %s has the security headers of a page',
    async (path) => {
      const { status, headers } = await shop.fetch(path)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )
})
