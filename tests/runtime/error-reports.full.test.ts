import { afterAll, expect, test, vi } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'

const ERROR_DSN = 'http://0123456789abcdef0123456789abcdef@sandbox.localhost/errors/1'

const variables = { ERROR_DSN }
const shops = [await startShop({ variables }), await startShop({ runtime: 'node', variables })]
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

test.each([
  ['workerd', shops[0]],
  ['Node', shops[1]],
])('under %s the error server receives errors, refusals and traces', async (_, shop) => {
  if (!shop) throw new Error('no shop')
  const error = { kind: 'error', name: 'RangeError', message: 'Invalid array length', stack: [] }
  const { origin } = shop
  const headers = { 'content-type': 'application/json', origin, referer: `${origin}/faq` }
  const reply = await shop.fetch('/api/errors', { method: 'POST', headers, body: JSON.stringify(error) })
  expect(reply.status).toBe(204)
  // A quarter is reported.
  for (let visit = 0; visit < 60; visit++) await (await shop.fetch('/p/astrid-lindqvist')).text()
  await vi.waitFor(
    async () => {
      const book = await (await shop.fetch('/sandbox/__books/errors')).json()
      expect(book).toMatchObject({
        entries: expect.arrayContaining([
          expect.objectContaining({
            kind: 'event',
            type: 'RangeError',
            value: error.message,
            transaction: '/faq',
          }),
          expect.objectContaining({ kind: 'event', type: 'Answer', value: 'POST /uri: status 404' }),
          expect.objectContaining({
            kind: 'transaction',
            transaction: 'GET /p/:uri',
            sampled: true,
            sampleRate: 0.25,
          }),
        ]),
      })
      expect(JSON.stringify(book)).not.toContain('astrid')
    },
    { timeout: 10_000 },
  )
})
