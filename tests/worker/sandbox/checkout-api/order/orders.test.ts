import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { OrdersReply } from '#src/commerce/contract/payment/past-order.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
const day = 24 * 60 * 60 * 1000

const logIn = (shopper: Shopper, account = astrid) =>
  shopper.post(`/login/${encodeURIComponent(account.email)}`, account)

async function customerIn(account = astrid): Promise<Shopper> {
  const shopper = backend.shopper()
  await logIn(shopper, account)
  return shopper
}

async function placeOrder(shopper: Shopper, item = '1-1', request: object = payment): Promise<string> {
  await shopper.post(`/items/${item}`)
  return String((await shopper.post('/payment', request)).at('order.order'))
}

/** The numbers of the orders that a shopper can read, newest first. */
async function numbersOf(shopper: Shopper, range: object = {}): Promise<string[]> {
  const reply = await shopper.post('/orders', range)
  return v.parse(OrdersReply, reply.body).orders.map(({ orderNumber }) => orderNumber)
}

describe('POST /orders', () => {
  test('200: the customer’s orders, newest first, with the documented fields around them', async () => {
    const shopper = await customerIn()
    const first = await placeOrder(shopper)
    backend.sandbox.clock.now += 1000
    const second = await placeOrder(shopper, '2-1')
    const reply = await shopper.post('/orders')
    expect([reply.status, await numbersOf(shopper)]).toEqual([200, [second, first]])
    expect(Object.keys(Object(reply.body))).toEqual([
      'token',
      'orders',
      'ordersPaging',
      'countries',
      'languages',
      'location',
      'loggedIn',
    ])
    expect(reply.at('loggedIn.email')).toBe(astrid.email)
    expect(reply.at('ordersPaging')).toEqual({ from: 0, size: 1000, totalSize: 2 })
  })

  test('each order is the one of the receipt, with status and shipments of now', async () => {
    const shopper = await customerIn()
    await placeOrder(shopper)
    const receipt = (await shopper.get('/receipt')).at('order')
    const order = (await shopper.post('/orders')).at('orders.0')
    expect(order).toEqual({ ...Object(receipt), shipments: [], returns: [] })
  })

  test('from and size cut a page out of them', async () => {
    const shopper = await customerIn()
    const numbers: string[] = []
    for (const item of ['1-1', '2-1', '3-1']) numbers.unshift(await placeOrder(shopper, item))
    expect(await numbersOf(shopper, { size: 2 })).toEqual(numbers.slice(0, 2))
    expect(await numbersOf(shopper, { from: '2', size: '2' })).toEqual(numbers.slice(2))
    const beyond = await shopper.post('/orders', { from: 3, size: 2 })
    expect([beyond.at('orders'), beyond.at('ordersPaging')]).toEqual([[], { from: 3, size: 2, totalSize: 3 }])
  })

  test.each([
    [{ from: -1 }, { from: 'not valid' }],
    [{ size: 0 }, { size: 'not valid' }],
    [{ size: 1001 }, { size: 'not valid' }],
    [
      { from: 1.5, size: 'all' },
      { from: 'not valid', size: 'not valid' },
    ],
  ])('406: %j', async (range, errors) => {
    const reply = await (await customerIn()).post('/orders', range)
    expect([reply.status, reply.at('errors')]).toEqual([406, errors])
  })

  test('403 accessRight: for a guest, without a session and after a log-out', async () => {
    const shopper = await customerIn()
    await placeOrder(shopper)
    await shopper.post('/logout')
    for (const guest of [backend.shopper(), backend.shopper({ 'API-token': 'none' }), shopper]) {
      const reply = await guest.post('/orders')
      expect([reply.status, reply.at('errors'), reply.at('orders')]).toEqual([
        403,
        { accessRight: 'denied' },
        undefined,
      ])
    }
  })

  test('any range is answered with a part of the orders or a 406', async () => {
    const shopper = await customerIn()
    const number = await placeOrder(shopper)
    const value = fc.oneof(fc.jsonValue(), fc.integer(), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.record({ from: value, size: value }, { requiredKeys: [] }), async (range) => {
        const { status, body } = await shopper.post('/orders', range)
        expect([200, 406]).toContain(status)
        const numbers =
          status === 200 ? v.parse(OrdersReply, body).orders.map((order) => order.orderNumber) : []
        expect([[], [number]]).toContainEqual(numbers)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the state of an order', () => {
  const stateAfter = async (hours: number) => {
    await backend.set({ clockAheadHours: hours })
    // Sessions end after 30 days.
    const reply = await (await customerIn()).post('/orders')
    return [reply.at('orders.0.status'), reply.at('orders.0.statusDescription')]
  }

  test('follows the console’s clock', async () => {
    await placeOrder(await customerIn())
    expect([
      await stateAfter(0),
      await stateAfter(2),
      await stateAfter(20),
      await stateAfter(20 + 3 * 24),
      await stateAfter(20 + 33 * 24),
    ]).toEqual([
      ['untouched', 'Pending'],
      ['progress', 'Processing'],
      ['ok', 'Completed'],
      ['ok', 'Completed'],
      ['archived', 'Archived'],
    ])
  })

  test('a shipped order has a parcel with a tracking page, which says when it is delivered', async () => {
    const shopper = await customerIn()
    const number = await placeOrder(shopper)
    expect(await (await backend.sandbox.fetch('/track/TAP0001001')).text()).toBe('There is no such parcel.')
    await backend.set({ clockAheadHours: 20 })
    const shipment = async () => (await shopper.post('/orders')).at('orders.0.shipments.0')
    expect(await shipment()).toEqual({
      shipmentId: `${number}-1`,
      shippedDate: '2026-11-22 09:00:00',
      carrier: 'PostNord',
      service: 'Utlämningsställe',
      trackingId: `TAP000${number}`,
      trackingUrl: `https://provider.test/track/TAP000${number}`,
      returnSlipTracking: '',
      additionalMessage: null,
      deliveredDate: null,
    })
    const page = await backend.sandbox.fetch(`/track/TAP000${number}`)
    expect(page.status).toBe(200)
    const onTheWay = await page.text()
    expect(onTheWay).toContain('2026-11-22 09:00:00: handed to the carrier')
    expect(onTheWay).not.toMatch(/delivered|Astrid|Storgatan/)
    await backend.set({ clockAheadHours: 92 })
    expect(await shipment()).toMatchObject({ deliveredDate: '2026-11-25 09:00:00' })
    expect(await (await backend.sandbox.fetch(`/track/TAP000${number}`)).text()).toContain(
      '2026-11-25 09:00:00: delivered',
    )
  })

  test.each(['TAP9999999', 'TAP0', 'x'])('404: the tracking page of %s', async (trackingId) => {
    expect((await backend.sandbox.fetch(`/track/${trackingId}`)).status).toBe(404)
  })
})

describe('the owner of an order', () => {
  test('is the only one who can read it', async () => {
    const astrids = await customerIn()
    const jonass = await customerIn(jonas)
    const first = await placeOrder(astrids)
    const second = await placeOrder(jonass, '2-1')
    expect([await numbersOf(astrids), await numbersOf(jonass)]).toEqual([[first], [second]])
    expect(JSON.stringify((await jonass.post('/orders', { customer: 1 })).body)).not.toContain(astrid.email)
    expect((await backend.shopper().post('/orders', { email: astrid.email })).status).toBe(403)
  })

  test('a customer who logs in where another was logged in sees only their own', async () => {
    const shopper = await customerIn()
    await placeOrder(shopper)
    await logIn(shopper, jonas)
    expect(await numbersOf(shopper)).toEqual([])
    await logIn(shopper, astrid)
    expect(await numbersOf(shopper)).toHaveLength(1)
  })

  test('an order is on every device of its customer', async () => {
    const number = await placeOrder(await customerIn())
    expect(await numbersOf(await customerIn())).toEqual([number])
  })

  test('a guest’s order has no owner, even if it names a customer’s e-mail address', async () => {
    await placeOrder(backend.shopper(), '1-1', {
      ...payment,
      address: { ...payment.address, email: astrid.email },
    })
    expect(await numbersOf(await customerIn())).toEqual([])
  })

  const person = {
    email: payment.address.email,
    firstName: 'Astrid',
    lastName: 'Berg',
    password: 'vier-takte',
  }

  test('a guest who registers with the address of the order just placed has it in the account', async () => {
    const shopper = backend.shopper()
    const number = await placeOrder(shopper)
    await shopper.post('/register', person)
    expect(await numbersOf(shopper)).toEqual([number])
  })

  test('registering with the address on another’s order does not open that order', async () => {
    await placeOrder(backend.shopper())
    const other = backend.shopper()
    await other.post('/register', person)
    expect(await numbersOf(other)).toEqual([])
  })

  test('a guest who logs in with another address than the order’s does not get it', async () => {
    const shopper = backend.shopper()
    await placeOrder(shopper)
    await logIn(shopper)
    expect(await numbersOf(shopper)).toEqual([])
  })

  test('an order paid at a provider is the customer’s, even when the payment ends after the log-out', async () => {
    const own = ownAccount(astrid)
    const shopper = await customerIn(own)
    await shopper.post('/items/1-1')
    const started = await shopper.post('/payment', { ...payment, paymentMethod: 'card' })
    await shopper.post('/logout')
    await logIn(shopper, jonas)
    const page = new URL(String(started.at('url'))).pathname
    await backend.sandbox.fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve-and-close' }),
    })
    expect(await numbersOf(shopper)).toEqual([])
    expect((await shopper.get('/receipt')).status).toBe(404)
    expect(await numbersOf(await customerIn(own))).toHaveLength(1)
  })

  test('50 customers reading at the same time each get only their orders', async () => {
    const accounts = Array.from({ length: 50 }, () => ownAccount(astrid))
    const shoppers: { shopper: Shopper; number: string }[] = []
    for (const account of accounts) {
      const shopper = await customerIn(account)
      shoppers.push({ shopper, number: await placeOrder(shopper, '2-1') })
    }
    const read = await Promise.all(
      shoppers.flatMap(({ shopper }) => Array.from({ length: 4 }, () => numbersOf(shopper))),
    )
    expect(read).toEqual(shoppers.flatMap(({ number }) => Array.from({ length: 4 }, () => [number])))
  }, 30_000)
})

test('an order of an older build, without a customer column, has no owner', async () => {
  const shopper = await customerIn()
  await placeOrder(shopper)
  backend.sandbox.sql.run('update placed_order set customer = null')
  backend.sandbox.clock.now += day
  expect(await numbersOf(shopper)).toEqual([])
  expect((await shopper.get('/receipt')).status).toBe(200)
})
