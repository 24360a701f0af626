import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { SupportMessage, type Withdrawal, type WithdrawalProof } from '#src/commerce/contract/support.ts'
import { visitorContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const statement = {
  name: 'Kim Lund',
  email: 'kim@example.se',
  order: '1024',
  lines: [{ name: 'Brake disc', sku: 'BD-274', quantity: 2 }],
  goods: '',
  language: 'en',
  country: 'GB',
  form: 'a2f1c9de-4b7c-4d6e-9f10-2233445566aa',
} satisfies Withdrawal

/** A shop whose pages withdraw, with customer service that answers as given; `sent` is what it was sent. */
function createShop(answer: () => Response = () => new Response(null, { status: 202 })) {
  const sent: v.InferOutput<typeof SupportMessage>[] = []
  let wanted = statement
  let proof: WithdrawalProof = 'order'
  const edge = createEdge({
    variables: { SUPPORT_URL: 'https://shop.test/sandbox/support', SUPPORT_KEY: 'a-support-key' },
    async upstream(request) {
      if (!request.url.endsWith('/support')) return Response.json(countries)
      expect(request.headers.get('authorization')).toBe('Bearer a-support-key')
      sent.push(v.parse(SupportMessage, await request.json()))
      return answer()
    },
    async render(_locale, _request, context) {
      return Response.json(await context.get(visitorContext).support()?.withdraw(wanted, proof))
    },
  })
  return {
    sent,
    lines: edge.lines,
    async withdraw(
      changed: Partial<typeof statement> = {},
      { from = '203.0.113.7', verified = 'order' }: { from?: string; verified?: WithdrawalProof } = {},
    ) {
      wanted = { ...statement, ...changed }
      proof = verified
      return (await edge.fetch('/', { headers: { 'cf-connecting-ip': from } })).json()
    },
  }
}

test('a statement reaches customer service with the request to acknowledge it', async () => {
  const { sent, withdraw } = createShop()
  const result = Object(await withdraw())
  const { form: _, ...content } = statement
  expect(sent).toMatchObject([{ ...content, kind: 'withdrawal', verified: 'order', acknowledge: 'content' }])
  expect(result).toEqual({ kind: 'sent', receivedAt: sent[0]?.sentAt, acknowledge: 'content' })
})

test('sent again from the same form a statement keeps its id; another form or another content is another', async () => {
  const { sent, withdraw } = createShop()
  await withdraw()
  await withdraw()
  await withdraw({ goods: 'and the pads' })
  await withdraw({ form: 'b2f1c9de-4b7c-4d6e-9f10-2233445566aa' })
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
  expect(sent[1]?.id).toBe(sent[0]?.id)
})

test.each([
  [() => Response.json({ receivedAt: '2026-11-23T09:00:00.000Z' }), 'sent', '2026-11-23T09:00:00.000Z'],
  [() => Response.json({ receivedAt: 'yesterday' }), 'sent', null],
  [() => new Response('queued', { status: 202 }), 'sent', null],
  [() => new Response('no such page', { status: 404 }), 'failed', null],
  [() => new Response(null, { status: 302, headers: { location: 'https://shop.test/' } }), 'failed', null],
  [() => Response.json({}, { status: 422 }), 'failed', null],
  [() => Response.json({}, { status: 500 }), 'failed', null],
])('case %#: only a status of success is one', async (answer, kind, receivedAt) => {
  const { withdraw } = createShop(answer)
  const result = Object(await withdraw())
  expect(result.kind).toBe(kind)
  if (receivedAt) expect(result.receivedAt).toBe(receivedAt)
})

test('a visitor withdraws ten times within an hour, another visitor still can', async () => {
  const { sent, withdraw } = createShop()
  for (let order = 0; order < 10; order += 1) expect(await withdraw()).toMatchObject({ kind: 'sent' })
  expect(await withdraw()).toEqual({ kind: 'limited' })
  expect(await withdraw({}, { from: '198.51.100.7' })).toMatchObject({ kind: 'sent' })
  expect(sent).toHaveLength(11)
})

test('an unproven statement is marked, and its address is sent a receipt without its text', async () => {
  const { sent, withdraw } = createShop()
  expect(await withdraw({}, { verified: 'no' })).toMatchObject({ kind: 'sent', acknowledge: 'receipt' })
  expect(await withdraw({}, { verified: 'customer' })).toMatchObject({ acknowledge: 'content' })
  expect(sent).toMatchObject([
    { verified: 'no', acknowledge: 'receipt' },
    { verified: 'customer', acknowledge: 'content' },
  ])
})

test('an address is sent three receipts a day, from any networks and orders', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { sent, withdraw } = createShop()
  let network = 0
  const stranger = (email = 'kim@example.se') => {
    network += 1
    const from = `203.0.113.${network}`
    return withdraw({ order: String(network), email }, { from, verified: 'no' })
  }
  for (let count = 0; count < 3; count += 1)
    expect(await stranger()).toMatchObject({ acknowledge: 'receipt' })
  // The statement itself is never dropped.
  expect(await stranger('KIM@example.se')).toMatchObject({ kind: 'sent', acknowledge: 'none' })
  expect(sent).toHaveLength(4)
  expect(await stranger('robin@example.se')).toMatchObject({ acknowledge: 'receipt' })
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(await stranger()).toMatchObject({ acknowledge: 'receipt' })
})

test('a buyer is owed the acknowledgement of each order, three times at most', async () => {
  const { withdraw } = createShop()
  for (let order = 1; order <= 4; order += 1)
    expect(await withdraw({ order: String(order) })).toMatchObject({ acknowledge: 'content' })
  for (let count = 0; count < 2; count += 1)
    expect(await withdraw({ order: '1' })).toMatchObject({ acknowledge: 'content' })
  expect(await withdraw({ order: '1' })).toMatchObject({ kind: 'sent', acknowledge: 'none' })
})

test.each([
  { name: '' },
  { name: 'Kim\r\nBcc: all@example.se' },
  { order: '' },
  { email: 'kim' },
  { goods: 'x'.repeat(1_001) },
  { lines: [{ name: 'Brake disc', sku: '', quantity: 0 }] },
  { lines: Array.from({ length: 101 }, () => ({ name: 'Brake disc', sku: '', quantity: 1 })) },
])('a malformed statement is not sent: case %#', async (changed) => {
  const { sent, withdraw } = createShop()
  expect(await withdraw(changed)).toEqual({ kind: 'refused' })
  expect(sent).toEqual([])
})

test('no line of the log contains typed text', async () => {
  const { lines, withdraw } = createShop(() => new Response(null, { status: 503 }))
  await withdraw()
  expect(lines.length).toBeGreaterThan(0)
  for (const typed of ['Kim', 'kim@example.se', 'Brake disc']) expect(lines.join('\n')).not.toContain(typed)
})
