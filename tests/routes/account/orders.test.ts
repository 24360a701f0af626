import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

async function createCustomer(customer = astrid, shop?: TestShop) {
  const shopper = createNoScriptShopper(shop ?? (await createTestShop()))
  const { email, password } = ownAccount(customer)
  await shopper.post('/login', { email, password })
  return shopper
}

/** The rows of the orders of a page, as text. */
function rowsOf(html: string): string[] {
  const [, body = ''] = /<table class="orders-table">.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? []
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row))
}

function numbersOf(html: string): string[] {
  return [...html.matchAll(/<th scope="row"><a [^>]*href="\/account\/orders\/(\d+)"/g)].map(
    ([, number = '']) => number,
  )
}

/** Changes what the sandbox replies to `POST /orders`. */
function shopWithOrders(change: (reply: { orders: Record<string, unknown>[] }) => unknown) {
  return createTestShop({
    upstream: async (request, sandbox) => {
      const response = await sandbox(request)
      if (!request.url.endsWith('/orders') || !response.ok) return response
      return Response.json(change(JSON.parse(await response.text())))
    },
  })
}

test('a customer reads their orders by pages, the newest first, with states in words', async () => {
  const shopper = await createCustomer()
  const first = await shopper.read('/account/orders')
  const second = await shopper.read('/account/orders?page=2')
  const numbers = [...numbersOf(first.html), ...numbersOf(second.html)]
  expect([numbersOf(first.html).length, numbersOf(second.html).length]).toEqual([10, 2])
  expect(new Set(numbers).size).toBe(12)
  expect(rowsOf(first.html)[0]).toContain('Being packed')
  expect(rowsOf(first.html)[1]).toContain('On its way')
  // The name of the link says what it is for, and contains what is seen of it.
  expect(first.html).toMatch(/<a [^>]*aria-label="Track parcel (PostNord TAP\d+)">\1<\/a>/)
  expect(first.text).toContain('Partly returned')
  expect(rowsOf(first.html)[0]).toMatch(/\d{1,2} \w+ \d{4}.*[\d\s]+krBuy again$/)
  expect(first.text).toContain('Page 1 of 2')
  expect(first.html).toContain('href="/account/orders?page=2"')
  expect((await shopper.read('/sv/account/orders')).text).toContain('Packas')
})

test('the overview shows the latest orders', async () => {
  const shopper = await createCustomer()
  const newest = rowsOf((await shopper.read('/account/orders')).html).slice(0, 3)
  expect(rowsOf((await shopper.read('/account')).html)).toEqual(newest)
})

test('parts are named and found in the language of the page, and found by the words of the order', async () => {
  const shopper = await createCustomer()
  const bySku = await shopper.read('/account/orders?q=bd-274')
  expect(bySku.text).toContain('Brake disc front')
  expect(bySku.text).not.toContain('Bromsskiva')
  const german = await shopper.read('/de/account/orders?q=Bremsscheibe')
  expect(german.text).toContain('Bremsscheibe')
  const swedish = await shopper.read('/account/orders?q=bromsskiva')
  expect(numbersOf(swedish.html)).toEqual(numbersOf(bySku.html))
})

test('orders are found by number and by part, in a page that keeps the search', async () => {
  const shopper = await createCustomer()
  const all = await shopper.read('/account/orders?page=2')
  const [number = ''] = numbersOf(all.html).slice(-1)
  expect(numbersOf((await shopper.read(`/account/orders?q=${number}`)).html)).toEqual([number])
  const bySku = await shopper.read('/account/orders?q=man-amz')
  expect(numbersOf(bySku.html)).toEqual([number])
  expect(bySku.html).toContain('value="man-amz"')
  const nothing = await shopper.read(`/account/orders?q=${'%3Cb%3E'.repeat(2000)}`)
  expect([nothing.status, numbersOf(nothing.html)]).toEqual([200, []])
  expect(nothing.text).toContain('No order matches your search.')
})

test('only the orders paid by invoice are listed on request', async () => {
  const shopper = await createCustomer()
  const invoices = await shopper.read('/account/orders?invoices=1')
  expect(numbersOf(invoices.html)).toHaveLength(3)
  expect(invoices.html).toMatch(/<input[^>]*name="invoices"[^>]*checked/)
})

test('no page shows an order of another person', async () => {
  const mine = await createCustomer(astrid)
  const theirs = await createCustomer(jonas)
  const numbers = numbersOf((await mine.read('/account/orders')).html)
  const other = await theirs.read('/account/orders')
  expect(numbers).not.toContain('')
  expect(numbersOf(other.html)).toHaveLength(10)
  for (const number of numbers) {
    expect(numbersOf(other.html)).not.toContain(number)
    expect(numbersOf((await theirs.read(`/account/orders?q=${number}`)).html)).toEqual([])
  }
  const guest = await createNoScriptShopper(await createTestShop()).read(`/account/orders?q=${numbers[0]}`)
  expect([guest.status, guest.html]).toEqual([303, ''])
})

test('a parcel is linked only where its page is encrypted', async () => {
  const urls = ['https://carrier.test/p?1', 'http://carrier.test/p?2', 'https://shop.test/p', 'nonsense']
  const shop = await shopWithOrders((reply) => {
    for (const [index, order] of reply.orders.entries())
      order.shipments = [{ trackingId: `T${index}`, trackingUrl: urls[index % urls.length] }]
    return reply
  })
  const { html, text } = await (await createCustomer(astrid, shop)).read('/account/orders')
  expect(html).toContain('href="https://carrier.test/p?1"')
  expect(html).not.toContain('http://carrier.test')
  expect(html).not.toContain('nonsense')
  for (const id of ['T1', 'T3']) expect(text).toContain(`Parcel ${id}`)
})

test('an unreadable order is left out and counted, the others are shown', async () => {
  const shop = await shopWithOrders((reply) => {
    const [first] = reply.orders
    if (first) first.order = null
    return reply
  })
  const page = await (await createCustomer(astrid, shop)).read('/account/orders')
  expect([page.status, rowsOf(page.html).length]).toEqual([200, 9])
  expect(page.text).toContain('1 order cannot be shown.')
})

test('a customer without orders sees a message', async () => {
  const shop = await shopWithOrders((reply) => ({
    ...reply,
    orders: [],
    ordersPaging: { from: 0, size: 10, totalSize: 0 },
  }))
  const shopper = await createCustomer(astrid, shop)
  const page = await shopper.read('/account/orders')
  expect([page.status, rowsOf(page.html)]).toEqual([200, []])
  expect(page.text).toContain('You have not ordered anything yet.')
  expect((await shopper.read('/account')).text).not.toContain('Your latest orders')
})

test.each([
  ['fails', 502, 503],
  ['no longer knows the customer', 403, 303],
])('a service that %s is answered without orders', async (_, upstreamStatus, status) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/orders')
        ? Response.json({ errors: { accessRight: 'denied' } }, { status: upstreamStatus })
        : sandbox(request),
  })
  const shopper = await createCustomer(astrid, shop)
  const page = await shopper.read('/account/orders')
  expect([page.status, rowsOf(page.html)]).toEqual([status, []])
  if (status === 503) expect(page.text).toContain('Your orders cannot be shown right now.')
  else expect(page.headers.get('location')).toBe('/login?next=orders')
})
