import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, headingOf, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

async function createCustomer(customer = astrid, country = 'SE', shop?: TestShop) {
  const shopper = createNoScriptShopper(shop ?? (await createTestShop()), country)
  const { email, password } = ownAccount(customer)
  await shopper.post('/login', { email, password })
  return shopper
}
type Shopper = Awaited<ReturnType<typeof createCustomer>>

/** The numbers of the customer's orders that a search finds, newest first. */
async function numbersOf(shopper: Shopper, query = ''): Promise<string[]> {
  const { html } = await shopper.read(`/account/orders${query}`)
  return [...html.matchAll(/href="\/account\/orders\/(\d+)"/g)].map(([, number = '']) => number)
}

async function readOrder(shopper: Shopper, query: string, position = 0, prefix = '') {
  const number = (await numbersOf(shopper, query))[position] ?? 'none'
  return { number, ...(await shopper.read(`${prefix}/account/orders/${number}`)) }
}

test('an order has its lines, its total, VAT by rate, the seller and its state', async () => {
  const { number, status, headers, html, text } = await readOrder(await createCustomer(), '?q=BD-274')
  expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  expect(html).toContain('content="noindex"')
  expect(headingOf(html)).toBe(`Order ${number}`)
  expect(html).toMatch(/<a aria-current="true"[^>]*href="\/account\/orders"/)
  expect(text.indexOf('BD-274-143S-F5X114-TOR')).toBeLessThan(text.indexOf('Invoice number'))
  for (const part of ['Completed', 'BD-274-143S-F5X114-TOR', 'BP-AMZ-274FP-BRO', 'Including 25% VAT'])
    expect(text).toContain(part)
  expect(text).toContain(`${shopName} Parts AB`)
  expect(text).toMatch(/(Parcel|Track parcel) PostNord TAP\d{7}/)
})

test('an invoice to a company has the fields of an invoice', async () => {
  const { number, text } = await readOrder(await createCustomer(), '?invoices=1', 1)
  const day = String.raw`\d+ \w+ \d{4}`
  const fields = {
    'number and date': `Invoice number${number}Invoice date${day}`,
    'date of supply': `Dispatch date${day}`,
    'seller with VAT number': `${shopName} Parts AB.*VAT number.*SE\\d+`,
    'buyer with VAT number': 'Exempel Bil & Motor AB.*Astrid Exempel.*VAT number SE\\d+',
    'goods with quantity, net unit price and net sum': String.raw`EH-PV-LJU.*4\s*39,20\skr\s*156,80\skr`,
    'taxable amount, rate and VAT': String.raw`Including 25% VAT on 1\s528\skr382\skr`,
    total: String.raw`Total1\s910\skr`,
    'how to pay': String.raw`Bankgiro[\d-]+IBANSE[\d ]+`,
    'due date and reference': `Pay by${day}.*Reference${number}`,
  }
  const missing = Object.entries(fields).filter(([, field]) => !new RegExp(field).test(text))
  expect(missing).toEqual([])
})

test('an order paid by card is a receipt, and one paid in advance names no account once it is sent', async () => {
  const shopper = await createCustomer()
  for (const query of ['?q=MAN-AMZ', '?q=FW-AMZ-LE-KAR']) {
    const { text } = await readOrder(shopper, query)
    expect(text).toContain('Receipt')
    for (const absent of ['Invoice number', 'Bankgiro']) expect(text).not.toContain(absent)
  }
})

test('an order that was placed in Swedish names its methods in English, also if the cart stays Swedish', async () => {
  let isStuck = false
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isStuck && request.url.includes('/languages/') ? new Response(null, { status: 502 }) : sandbox(request),
  })
  const shopper = await createCustomer(astrid, 'SE', shop)
  const { text: swedish } = await readOrder(shopper, '?q=MAN-AMZ', 0, '/sv')
  expect(swedish).toMatch(/BetalningKort/)
  isStuck = true
  const stuck = await readOrder(shopper, '?q=MAN-AMZ')
  isStuck = false
  const { text: english } = await readOrder(shopper, '?q=MAN-AMZ')
  for (const text of [stuck.text, english]) {
    expect(text).toMatch(/PaymentCard/)
    expect(text).not.toContain('Kort')
  }
})

test('a deposit is apart from the goods, and so is its refund', async () => {
  const { text, html } = await readOrder(await createCustomer(), '?q=ALT-35A')
  expect(text).toContain('Deposits Refunded once we have received the old part. Return an old part')
  expect(html).toMatch(/href="\/account\/returns\?order=\d+">Return an old part/)
  expect(text).toMatch(/ReturnedDeposit refunded on \d+ \w+ \d{4}/)
})

test('goods that came back are named with their refund', async () => {
  const { text } = await readOrder(await createCustomer(), '?q=DM-AMZ-MLE-KAR')
  expect(text).toContain('Partly returned')
  expect(text).toMatch(/Refunded on \d+ \w+ \d{4}.*−/)
})

test('a VAT-exempt order to a business of another country says who accounts for the VAT', async () => {
  const shopper = await createCustomer(jonas, 'DE')
  const texts = await Promise.all(
    (await numbersOf(shopper, '?invoices=1')).map(
      async (number) => (await shopper.read(`/account/orders/${number}`)).text,
    ),
  )
  const exempt = texts.filter((text) => text.includes('no VAT is charged. The buyer accounts for it'))
  expect(exempt).toHaveLength(1)
  expect(exempt[0]).not.toContain('% VAT on')
})

test('an order of another person is not found, just as one that does not exist', async () => {
  const shop = await createTestShop()
  const mine = await createCustomer(astrid, 'SE', shop)
  const theirs = await createCustomer(jonas, 'SE', shop)
  const [number = ''] = await numbersOf(mine)
  expect((await mine.read(`/account/orders/${number}`)).status).toBe(200)
  const pages = await Promise.all(
    [number, '999999', '%3Cb%3E', 'x'.repeat(300)].map((name) => theirs.read(`/account/orders/${name}`)),
  )
  for (const { status, headers, html, text } of pages) {
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(headingOf(html)).toBe(headingOf(pages[1]?.html ?? ''))
    expect(text).not.toContain('Receipt')
  }
  const guest = await createNoScriptShopper(shop).read(`/account/orders/${number}`)
  expect([guest.status, guest.headers.get('location'), guest.html]).toEqual([303, '/login?next=orders', ''])
})

test('a service that fails is answered without an order', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/orders') ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const page = await (await createCustomer(astrid, 'SE', shop)).read('/account/orders/1001')
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
})
