import { expect, test, vi } from 'vitest'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const shoppers = Array.from({ length: 1_000 }, (_, index) => ({
  token: `canary-${String(index).padStart(20, '0')}`,
  method: `method-${index}`,
}))
const methods = new Map(shoppers.map(({ token, method }) => [token, method]))

/** A service that knows each shopper by the token of the call, and answers out of order. */
async function answer(request: Request): Promise<Response> {
  const token = request.headers.get('api-token') ?? ''
  const paymentMethod = methods.get(token) ?? 'unknown-token'
  const { pathname } = new URL(request.url)
  await new Promise((resolve) => setTimeout(resolve, Number(token.slice(-1))))
  if (pathname.endsWith('/selection')) return Response.json(wireSelection())
  if (pathname.endsWith('/receipt')) {
    return Response.json({ order: { order: '30', currency: 'SEK', paymentMethod } })
  }
  // Every third result is found out by the receipt.
  return Number(token.slice(-2)) % 3 === 0
    ? new Response('<h1>Broken</h1>', { status: 503 })
    : Response.json({ order: { order: '30', paymentMethod } }, { status: 201 })
}

test.each([
  ['in memory', false],
  ['in Durable Objects', true],
])(
  'of 1,000 returns at the same time, handled %s, each is answered for its own token, and no token leaks',
  async (_where, durableObjects) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    const edge = createEdge({ durableObjects, variables: { LOG_LEVEL: 'info' }, upstream: answer })
    const responses = await Promise.all(
      shoppers.map(({ token }) => edge.fetch(`/api/process-payment?checkoutToken=${token}&locale=en`)),
    )
    const logged = [...edge.lines, ...printed.mock.calls.flat()]
    printed.mockRestore()
    expect(
      responses.map(({ headers }) =>
        new URL(headers.get('location') ?? '').searchParams.get('centraPaymentMethod'),
      ),
    ).toEqual(shoppers.map(({ method }) => method))
    const texts = await Promise.all(
      responses.map(async (response) => [...response.headers].join() + (await response.text())),
    )
    expect(texts.filter((text) => text.includes('canary-'))).toEqual([])
    expect(logged.length).toBeGreaterThanOrEqual(shoppers.length)
    expect(logged.filter((line) => String(line).includes('canary-'))).toEqual([])
  },
)
