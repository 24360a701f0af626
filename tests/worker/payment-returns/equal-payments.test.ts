import { afterAll, expect, test, vi } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { visitorContext } from '#src/shop.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createTestRedis } from '#tests/support/redis/test-redis.ts'
import { createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'

const redis = await createTestRedis()
const hosts: [where: string, host: () => EdgeOptions][] = [
  ['in Durable Objects', () => ({ durableObjects: true })],
  ['in memory', () => ({ durableObjects: false })],
]
if (redis) hosts.push(['in Redis', () => ({ redis: redis.create() })])
afterAll(() => redis?.stop())
const placed = () => Response.json({ action: 'success', order: { order: '30', paymentMethod: 'card' } })

/** A shop whose screens send a payment with the note of their address; the service answers once it is told to. */
function createPaymentShop(host: EdgeOptions, answer = placed) {
  const notes: unknown[] = []
  const unanswered: (() => void)[] = []
  const edge = createEdge({
    ...host,
    async render(_locale, request, context) {
      const additionalNotes = new URL(request.url).searchParams.get('note') ?? ''
      const { checkout } = context.get(visitorContext).cart()
      const reply = await checkout.pay({ ...payment, additionalNotes }).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error
        return { breakage: error.breakage, status: error.status }
      })
      return Response.json(reply)
    },
    async upstream(request) {
      if (!request.url.endsWith('/payment')) return Response.json(wireSelection())
      const { additionalNotes } = await request.json()
      notes.push([request.headers.get('api-token'), additionalNotes])
      await new Promise<void>((resolve) => unanswered.push(resolve))
      return answer()
    },
  })
  return {
    notes,
    async pay(note: string, token = 'one') {
      const headers = { cookie: `rc_centra_checkout_token=${token}` }
      return (await edge.fetch(`/cart?note=${note}`, { headers })).json()
    },
    /** Answers the payments when there are as many. */
    async answer(count: number) {
      await vi.waitFor(() => expect(unanswered).toHaveLength(count))
      for (const each of unanswered.splice(0)) each()
    },
  }
}

test.each(hosts)(
  'equal payments that come together are one call, with one answer (%s)',
  async (_where, host) => {
    const shop = createPaymentShop(host())
    const both = [shop.pay('ring'), shop.pay('ring')]
    const others = [shop.pay('knock'), shop.pay('ring', 'two')]
    await shop.answer(3)
    const [first, ...rest] = await Promise.all([...both, ...others])
    expect(first).toMatchObject({ ok: true, value: { action: 'success', order: { order: '30' } } })
    expect(rest).toEqual([first, first, first])
    expect(shop.notes.sort()).toEqual([
      ['one', 'knock'],
      ['one', 'ring'],
      ['two', 'ring'],
    ])
  },
)

test.each(hosts)(
  'a payment without an order fails for all that share it, and can be sent again (%s)',
  async (_where, host) => {
    const shop = createPaymentShop(host(), () => new Response('away', { status: 500 }))
    const both = [shop.pay('ring'), shop.pay('ring')]
    await shop.answer(1)
    const failure = { breakage: 'status', status: 500 }
    expect(await Promise.all(both)).toEqual([failure, failure])
    const again = shop.pay('ring')
    await shop.answer(1)
    expect(await again).toEqual(failure)
    expect(shop.notes).toHaveLength(2)
  },
)
