import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSeededSandbox()

async function historyOf(account: typeof astrid) {
  const shopper = createShopper(backend.sandbox)
  await shopper.post(`/login/${encodeURIComponent(account.email)}`, account)
  const reply = await shopper.post('/orders')
  return { shopper, body: reply.body, ...v.parse(OrdersReply, reply.body) }
}

const reserved = () => backend.rows(`select placed_order from placed_order where record = ''`).length

test('the earlier orders are reserved at the start and built when they are first read', async () => {
  await backend.browser().get('/selection')
  expect(reserved()).toBe(24)
  await historyOf(astrid)
  expect(reserved()).toBe(12)
})

test.each([astrid, jonas])(
  '$name has twelve orders with every part, from long ago to today',
  async (account) => {
    const { orders, totalSize, unreadableOrders } = await historyOf(account)
    expect([orders.length, totalSize, unreadableOrders]).toEqual([12, 12, 0])
    const [firstName, lastName] = account.name.split(' ')
    for (const order of orders) {
      expect(order.address).toMatchObject({ email: account.email, firstName, lastName })
      expect(order.lines.length).toBeGreaterThan(0)
      expect(order.unreadableLines).toBe(0)
      expect(order.totals.grandTotal).toBeGreaterThan(0)
      expect([order.paymentMethodName, order.shippingMethodName]).not.toContain('')
    }
    const numbers = orders.map(({ orderNumber }) => Number(orderNumber))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    const dates = orders.map(({ orderDate }) => orderDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect([dates.at(0)?.slice(0, 10), dates.at(-1)?.slice(0, 4)]).toEqual(['2026-11-21', '2024'])
  },
)

test.each([astrid, jonas])('the orders of $name are in every state', async (account) => {
  const { orders } = await historyOf(account)
  const [latest, second, third, ...older] = orders
  expect([latest?.statusDescription, latest?.shipments]).toEqual(['Processing', []])
  expect(second).toMatchObject({ statusDescription: 'Completed', shipments: [{ deliveredDate: '' }] })
  expect(third).toMatchObject({
    statusDescription: 'Completed',
    shipments: [{ deliveredDate: expect.stringMatching(/^2026-11-/), carrier: expect.stringMatching(/\w/) }],
  })
  expect(new Set(older.map(({ status }) => status))).toEqual(new Set(['archived']))
})

test.each([astrid, jonas])('$name has sent a part back, and the old part of a deposit', async (account) => {
  const { orders } = await historyOf(account)
  const returned = orders.filter(({ returns }) => returns.length > 0)
  const parts = returned.map(({ returns, lines, shipments, orderNumber }) => {
    const [back] = returns
    const came = lines.filter(({ line }) => back?.lines.includes(line))
    expect(back).toMatchObject({ returnId: `${orderNumber}-R1`, date: expect.stringMatching(/^202[456]-/) })
    expect(String(back?.date) > String(shipments[0]?.deliveredDate)).toBe(true)
    expect(shipments[0]?.returnSlipTracking).toMatch(/^TAP\d{7}R$/)
    const value = came.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)
    expect(back?.totalPriceAsNumber).toBeCloseTo(value)
    return {
      kept: lines.length - came.length,
      deposits: came.map(({ product }) => product.depositItem !== ''),
    }
  })
  expect(parts).toEqual([
    { kept: expect.any(Number), deposits: [false] },
    { kept: 1, deposits: [true] },
  ])
})

describe('orders for a business', () => {
  const businessOrder = async (account: typeof astrid) =>
    (await historyOf(account)).orders.find(({ address }) => address.vatNumber !== '')

  test('abroad: the buyer accounts for the VAT', async () => {
    const order = await businessOrder(jonas)
    expect(order).toMatchObject({
      vatExempt: true,
      address: { company: 'Beispiel Motoren GmbH', vatNumber: 'DE123456789', country: 'DE' },
      totals: { grandTotalTax: 0, taxPercent: 0 },
    })
    expect(order?.totals.taxDeducted).toBeLessThan(0)
  })

  test('in the seller’s country: VAT is charged', async () => {
    const order = await businessOrder(astrid)
    expect(order).toMatchObject({
      vatExempt: false,
      address: { company: 'Exempel Bil & Motor AB', vatNumber: 'SE559999999201' },
      totals: { taxPercent: 25 },
    })
    expect(order?.totals.grandTotalTax).toBeGreaterThan(0)
  })
})

test('a tagged address has the same history under its own numbers and address, and its new orders come first', async () => {
  const own = ownAccount(astrid)
  const original = await historyOf(astrid)
  const { shopper, orders } = await historyOf(own)
  const contents = ({ lines }: (typeof orders)[number]) => lines.map(({ sku }) => sku)
  expect(orders.map(contents)).toEqual(original.orders.map(contents))
  expect(orders.map(({ address }) => address.email)).toEqual(orders.map(() => own.email))
  const numbers = new Set([...orders, ...original.orders].map(({ orderNumber }) => orderNumber))
  expect(numbers.size).toBe(24)
  const line = orders[0]?.lines[0]
  await shopper.post(`/items/${line?.item}`)
  expect((await shopper.get('/selection')).at('selection.items.0.sku')).toBe(line?.sku)
})

test('the history is the same after a reset, at the same time', async () => {
  const before = await historyOf(jonas)
  await backend.sandbox.fetch('/__reset', { method: 'POST', headers: operator })
  await backend.sandbox.fetch('/__settings', {
    method: 'POST',
    headers: operator,
    body: '{"checkReplies":true}',
  })
  const after = await historyOf(jonas)
  expect(after.orders).toEqual(before.orders)
})

test('a registered customer has no earlier orders', async () => {
  const shopper = createShopper(backend.sandbox)
  const person = { email: 'anna@example.com', password: 'vier-takte', firstName: 'Anna', lastName: 'Prov' }
  await shopper.post('/register', person)
  expect((await shopper.post('/orders')).at('ordersPaging.totalSize')).toBe(0)
})

test('reading a history takes no stock, sends no mail and is in the console from then on', async () => {
  const stock = () => backend.rows('select sum(stock) as pieces from item')
  const before = stock()
  const { orders } = await historyOf(ownAccount(jonas))
  expect(stock()).toEqual(before)
  expect(backend.sandbox.sent).toEqual([])
  const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
  expect(page).toContain(orders[0]?.orderNumber)
})
