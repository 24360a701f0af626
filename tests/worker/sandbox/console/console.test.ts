import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { operator, setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { isFromThisMachine } from '#worker/sandbox/console/access.ts'

const backend = setUpSandbox()
const form = { ...operator, 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the console', () => {
  test('shows orders, selections and the inbox', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    await shopper.post('/payment', payment)
    await shopper.post('/items/2-1', { quantity: 3 })
    const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
    expect(page).toContain('1001')
    expect(page).toContain('astrid@shopper.test, Sweden')
    expect(page).toContain('289.00\u00a0SEK')
    expect(page).toContain('Tack för din beställning')
    expect(page).not.toContain('<script')
    expect(page.slice(0, page.indexOf('</style>'))).not.toContain('&#39;')
  })

  test('lists payments with their state, return and order, and leads to the page of each', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const started = await shopper.post('/payment', { ...payment, paymentMethod: 'card' })
    const url = String(started.at('url'))
    const rows = async () => {
      const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
      const [, table = ''] = /<h2 id="payments">(.*?)<\/section>/s.exec(page) ?? []
      return [...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)
    }
    const id = url.split('/').at(-1)
    const time = '2026-11-21 13:00:00'
    const first = [`<a href="${url}"><code>${id}</code></a>`, time, 'card', '349.00\u00a0SEK']
    expect(await rows()).toEqual([...first, 'open', '', ''])
    const body = new URLSearchParams({ decision: 'approve' })
    await backend.sandbox.fetch(new URL(url).pathname, { method: 'POST', body })
    await shopper.post('/payment-result', { paymentMethodFields: { transaction: id } })
    expect(await rows()).toEqual([...first, 'captured', time, '1001'])
  })

  test('moves the clock', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    await shopper.post('/payment', payment)
    await backend.set({ clockAheadHours: 48 })
    await shopper.post('/items/1-1')
    const reply = await shopper.post('/payment', payment)
    expect(reply.at('order.date')).toBe('2026-11-23 13:00:00')
    const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
    expect(page).toContain('value="48" size="6"> hours: 2026-11-23 13:00:00')
  })

  test.each([-1, 10_001, '1'])('a clock that is ahead by %j hours is refused', async (clockAheadHours) => {
    const response = await backend.sandbox.fetch('/__settings', {
      method: 'POST',
      headers: operator,
      body: JSON.stringify({ clockAheadHours }),
    })
    expect(response.status).toBe(400)
  })

  test('writes typed text as text', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const address = { ...payment.address, firstName: '<img src=x onerror=alert(1)>' }
    await shopper.post('/payment', { ...payment, address })
    const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  })

  test('is shut elsewhere than on this machine, unless its token is shown', async () => {
    for (const path of ['/', '/__contract', '/?token=wrong']) {
      expect((await backend.sandbox.fetch(path)).status).toBe(403)
    }
    expect((await backend.sandbox.fetch('/__reset', { method: 'POST' })).status).toBe(403)
    expect((await backend.sandbox.fetch('/?token=console-token')).status).toBe(200)
  })

  test.each(['localhost', 'sandbox.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
    '%s is a name of this machine',
    (name) => {
      expect(isFromThisMachine(new Request(`http://${name}/`))).toBe(true)
    },
  )

  test.each(['localhost.evil.test', 'evil.test', '128.0.0.1', '127.0.0.1.nip.test', 'xlocalhost', '[::2]'])(
    '%s is not a name of this machine',
    (name) => {
      expect(isFromThisMachine(new Request(`http://${name}/`))).toBe(false)
    },
  )

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['127.0.0.1, ::1', true],
    ['192.0.2.2', false],
    ['127.0.0.1, 192.0.2.2', false],
    ['192.0.2.2, 127.0.0.1', false],
    ['', false],
    ['localhost.evil.test', false],
  ])('a request forwarded for %j is from this machine: %s', (connections, here) => {
    const headers = { 'X-Forwarded-For': connections }
    expect(isFromThisMachine(new Request('http://localhost/', { headers }))).toBe(here)
  })

  test('needs a token unless the sandbox runs on the operator’s machine', async () => {
    const opened = async (local: boolean) => {
      const { fetch, close } = createTestSandbox({ local, catalogue: createTestCatalogue() })
      const { status } = await fetch('/', {}, 'http://localhost')
      close()
      return status
    }
    expect([await opened(true), await opened(false)]).toEqual([200, 403])
  })

  test('has a policy against framing, scripts and subresources', async () => {
    const page = await backend.sandbox.fetch('/', { headers: operator })
    const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(await page.text()) ?? []
    expect(page.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(page.headers.get('X-Frame-Options')).toBe('DENY')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.has('Strict-Transport-Security')).toBe(false)
  })

  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://sandbox.test' }, 200],
    [{ Origin: 'http://sandbox.test' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'https://sandbox.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'none' }, 403],
  ])('a change sent with %o is answered %i', async (from, status) => {
    const headers = { ...operator, ...from }
    for (const [path, method] of [
      ['/__reset', 'POST'],
      ['/__fault', 'DELETE'],
    ]) {
      expect((await backend.sandbox.fetch(path ?? '', { method: method ?? '', headers })).status).toBe(status)
    }
  })

  test('forgets sessions, orders and messages, and keeps the switches', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    await shopper.post('/payment', payment)
    await backend.set({ stockMode: 'off' })
    const response = await backend.sandbox.fetch('/__reset?token=console-token', {
      method: 'POST',
      headers: form,
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('./?token=console-token')
    for (const table of ['session', 'selection', 'placed_order', 'inbox', 'token']) {
      expect(backend.sandbox.sql.all(`select * from ${table}`)).toEqual([])
    }
    await shopper.post('/items/8-1')
    const order = (await shopper.post('/payment', payment)).at('order.order')
    expect(order, 'the number after the deleted order').toBe('1002')
  })

  test('fills the shelves again', async () => {
    const buyAll = async () => {
      const shopper = backend.shopper()
      await shopper.post('/items/1-1', { quantity: 10 })
      return (await shopper.post('/payment', payment)).status
    }
    expect(await buyAll()).toBe(201)
    expect(await buyAll()).toBe(410)
    await backend.sandbox.fetch('/__reset', { method: 'POST', headers: operator })
    expect(await buyAll()).toBe(201)
  })

  test('switches by its form; a box that is not ticked is off', async () => {
    const send = (body: string) =>
      backend.sandbox.fetch('/__settings', { method: 'POST', headers: form, body })
    expect((await send('stockMode=aggressive&rotateTokens=on&checkReplies=on')).status).toBe(303)
    expect((await backend.shopper().post('/items/8-1')).status).toBe(410)
    await send('stockMode=standard&checkReplies=on')
    expect((await backend.shopper().post('/items/8-1')).status).toBe(201)
    expect((await backend.shopper().post('/items/bundles/21-1')).at('errors')).toEqual({
      feature: 'not enabled',
    })
    await send('stockMode=off&bundles=on&allowedOrigins=+https://a.test++https://b.test+')
    const from = async (Origin: string) => (await backend.shopper({ Origin }).get('/selection')).status
    expect([await from('https://b.test'), await from('https://c.test')]).toEqual([200, 401])
    expect((await send('stockMode=sometimes')).status).toBe(400)
  })

  test('refuses switches it does not have', async () => {
    for (const body of ['{"stockMode":"never"}', '{"speed":1}', 'not json', 'null']) {
      const response = await backend.sandbox.fetch('/__settings', { method: 'POST', headers: operator, body })
      expect(response.status).toBe(400)
    }
  })
})
