import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { OrdersReply, PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { Customer } from '#src/commerce/contract/selection/customer.ts'
import { type Refused, UpstreamError } from '#src/commerce/reply.ts'
import { proveWithdrawal } from '#src/features/orders/withdraw/prove-withdrawal.ts'
import type { VisitorPorts } from '#src/features/orders/withdraw/typed-order.ts'
import type { OrderLookup } from '#src/shop.ts'

afterEach(() => void vi.useRealTimers())

const wireOrder = (order: string, email: string) => ({
  order,
  date: '2026-01-01 12:00:00',
  status: 'ok',
  items: [],
  address: { email },
})
const refusal: Refused = { ok: false, status: 404, errors: {}, messages: [], body: null }

/** The ports of a visitor with these orders, who has just placed another if `placed` is given. */
function visitorWith(orders: ReturnType<typeof wireOrder>[], placed?: ReturnType<typeof wireOrder>) {
  const customer = orders.length > 0 ? v.parse(Customer, { email: 'kim@example.se' }) : null
  return {
    customer,
    report: () => {},
    checkout: {
      receipt: async () => (placed ? { ok: true, value: v.parse(PastOrder, placed) } : refusal),
      orders: async () => (customer ? { ok: true, value: v.parse(OrdersReply, { orders }) } : refusal),
    },
  } satisfies VisitorPorts
}

const stranger: VisitorPorts = { customer: null, checkout: null, report: () => {} }
const kims = [wireOrder('1024', 'kim@work.example')]

/** A service that knows one order of a guest; `asked` are the requested numbers. */
function createLookup(answer?: 'limited' | 'failed') {
  const asked: string[] = []
  const lookup: OrderLookup = {
    async find({ order, email }) {
      asked.push(order)
      if (answer) return answer
      const isKnown = order === '77' && email === 'robin@example.se'
      return isKnown ? v.parse(PastOrder, wireOrder(order, email)) : 'none'
    },
  }
  return { asked, lookup }
}

const prove = (order: string, email: string, visitor: VisitorPorts, lookup: OrderLookup | null = null) =>
  proveWithdrawal({ order, email }, { visitor: async () => visitor, lookup })

test('an order of the customer, with the address of the order or of the account, is theirs', async () => {
  for (const email of ['kim@work.example', 'Kim@Example.se'])
    expect(await prove('1024', email, visitorWith(kims))).toBe('customer')
})

test('an order that was just placed belongs to its guest', async () => {
  const guest = visitorWith([], wireOrder('55', 'sam@example.se'))
  expect(await prove('55', 'sam@example.se', guest)).toBe('customer')
  expect(await prove('56', 'sam@example.se', guest)).toBe('no')
})

test('a customer’s own order proves nothing about the address of another person', async () => {
  expect(await prove('1024', 'robin@example.se', visitorWith(kims), createLookup().lookup)).toBe('no')
})

test('an order of another person does not become the customer’s', async () => {
  expect(await prove('9', 'kim@example.se', visitorWith(kims), createLookup().lookup)).toBe('no')
})

test('a guest proves an order by the address it was placed with', async () => {
  const { asked, lookup } = createLookup()
  expect(await prove('77', 'robin@example.se', stranger, lookup)).toBe('order')
  expect(await prove('77', 'kim@example.se', stranger, lookup)).toBe('no')
  expect(asked).toEqual(['77', '77'])
})

test.each(['limited', 'failed'] as const)('nothing is proved by a lookup that is %s', async (answer) => {
  expect(await prove('77', 'robin@example.se', stranger, createLookup(answer).lookup)).toBe('no')
})

test('without a service that finds orders a guest proves nothing', async () => {
  expect(await prove('77', 'robin@example.se', stranger)).toBe('no')
})

test('a service that fails leaves the proof to the other', async () => {
  const broken = async () => Promise.reject(new UpstreamError('timeout', 'GET /receipt'))
  const visitor = { ...visitorWith(kims), checkout: { receipt: broken, orders: broken } }
  expect(await prove('77', 'robin@example.se', visitor, createLookup().lookup)).toBe('order')
})

test('a statement does not wait for its proof beyond five seconds', async () => {
  vi.useFakeTimers()
  const proof = proveWithdrawal(
    { order: '77', email: 'robin@example.se' },
    { visitor: () => new Promise<VisitorPorts>(() => {}), lookup: null },
  )
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await proof).toBe('no')
})
