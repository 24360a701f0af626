import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { valueAt } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
const ask = (path: string, init?: RequestInit) => backend.sandbox.fetch(`/api/checkout${path}`, init)

describe('every call', () => {
  test('gives the correlation id back', async () => {
    const response = await ask('/selection', { headers: { 'X-Correlation-ID': 'walk-7' } })
    expect(response.headers.get('X-Correlation-ID')).toBe('walk-7')
  })

  test('answers indented when asked prettily, else in one line', async () => {
    expect(await (await ask('/selection?pretty')).text()).toMatch(/^\{\n {2}"token"/)
    expect(await (await ask('/selection')).text()).not.toContain('\n')
  })

  test('is JSON with Cache-Control: no-store', async () => {
    const { headers } = await ask('/selection')
    expect(headers.get('Content-Type')).toMatch('application/json')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('is answered at the permanent address too, which has the number of the plugin in it', async () => {
    const shopper = backend.shopper()
    expect((await shopper.get('/52/selection')).status).toBe(200)
    expect((await shopper.post('/52/items/1-1')).at('selection.items.0.item')).toBe('1-1')
    expect((await shopper.get('/selection')).at('selection.items.0.item')).toBe('1-1')
    expect((await shopper.get('/52/nowhere')).at('errors')).toEqual({ route: 'not found' })
    expect((await shopper.get('/fiftytwo/selection')).status).toBe(404)
  })

  test('decodes the parts of its path', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.remove('/vouchers/TEST%2BCODE')
    expect(reply.at('errors')).toEqual({ voucher: 'not found' })
    expect((await shopper.put('/languages/%73v')).at('selection.language')).toBe('sv')
  })

  test('a request body whose sender disconnects is a 400 and not logged as an error', async () => {
    const complaints = vi.spyOn(console, 'error')
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('Network connection lost.')),
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const response = await ask('/items/1-1', init)
    expect([response.status, (await response.json()).errors]).toEqual([400, { body: 'broken off' }])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('with a body that is no JSON object is a 400 that says so', async () => {
    for (const body of ['{', '[]', '"x"', 'null', '7']) {
      const response = await ask('/items/1-1', { method: 'POST', body })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        token: expect.any(String),
        errors: { body: 'not a JSON object' },
      })
    }
  })

  test('with a body beyond all measure is a 413', async () => {
    const body = JSON.stringify({ comment: 'x'.repeat(300_000) })
    expect((await ask('/items/1-1', { method: 'POST', body })).status).toBe(413)
  })

  test('a path that does not exist is a 404 with a token', async () => {
    const response = await ask('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ token: expect.any(String), errors: { route: 'not found' } })
  })

  test('never answers 500, for any input', async () => {
    const path = fc.constantFrom('/items/1-1', '/items/bundles/21-1', '/lines/x', '/vouchers', '/payment')
    const more = fc.constantFrom('/payment-result', '/payment-fields', '/selection/x', '/countries/de')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(path, more),
        fc.constantFrom('POST', 'PUT', 'DELETE'),
        fc.dictionary(
          fc.constantFrom(
            'quantity',
            'sections',
            'voucher',
            'address',
            'paymentMethodFields',
            '__proto__',
            'state',
          ),
          fc.jsonValue(),
        ),
        async (at, method, sent) => {
          const response = await ask(at, { method, body: JSON.stringify(sent) })
          expect(response.status).toBeLessThan(500)
          expect(valueAt(await response.json(), 'token')).toEqual(expect.any(String))
        },
      ),
      { numRuns: 150 },
    )
    expect(Object.hasOwn(Object.prototype, 'state')).toBe(false)
  })
})

describe('a browser on another origin', () => {
  const origin = 'https://shop.test'

  test('may call, and may read the correlation id', async () => {
    const { headers } = await ask('/selection', { headers: { Origin: origin } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Correlation-ID')
    expect(headers.get('Vary')).toContain('Origin')
  })

  test('asks first and may send a token and JSON with every method, but never the secret', async () => {
    const response = await ask('/items/1-1', { method: 'OPTIONS', headers: { Origin: origin } })
    expect(response.status).toBe(204)
    const allowed = String(response.headers.get('Access-Control-Allow-Headers')).toLowerCase()
    expect(allowed.split(', ')).toEqual(
      expect.arrayContaining(['api-token', 'content-type', 'x-correlation-id']),
    )
    expect(allowed).not.toContain('authorization')
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, DELETE, OPTIONS')
  })

  test('is a 401 when only other origins are listed', async () => {
    await backend.set({ allowedOrigins: [origin] })
    expect((await ask('/selection', { headers: { Origin: origin } })).status).toBe(200)
    expect((await ask('/selection')).status).toBe(200)
    const response = await ask('/selection', { headers: { Origin: 'https://other.test' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ errors: { origin: 'Unauthorized' } })
  })
})

describe('the shared secret', () => {
  const put = (headers: Record<string, string>) =>
    ask('/selection', { method: 'PUT', headers, body: JSON.stringify({ country: 'DE' }) })

  test('opens server-side calls as a bearer and in its own header', async () => {
    expect((await put({ Authorization: `Bearer ${testSecret}` })).status).toBe(200)
    expect((await put({ 'API-Authorization': testSecret })).status).toBe(200)
  })

  test('missing, wrong, or half right, leaves them shut', async () => {
    for (const headers of [
      {},
      { Authorization: 'Bearer x' },
      { 'API-Authorization': testSecret.slice(0, -1) },
    ]) {
      const response = await put(headers)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ errors: { accessRight: 'denied' } })
    }
  })
})

test('a breakage inside is a 500 with a word for the caller and none about the inside', async () => {
  const catalogue = createTestCatalogue()
  catalogue.lineProduct = () => {
    throw new Error('lost in /var/shelves')
  }
  const sandbox = createTestSandbox({ catalogue })
  const response = await sandbox.fetch('/api/checkout/items/1-1', { method: 'POST' })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ token: expect.any(String), errors: { server: 'failed' } })
})
