import { expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 60,
  onlyAvailable: true,
})
const plain = products.flatMap((product) =>
  product.items.length === 1 && product.items[0]?.stock === 'yes' && !product.bundle && !product.depositItem
    ? [{ item: product.items[0].item, sku: product.sku, uri: product.uri }]
    : [],
)
const [first, second] = plain
const scarce = products.flatMap(({ items, bundle, depositItem, availabilityKind }) =>
  items.length === 1 && items[0]?.stock === 'few' && !bundle && !depositItem && availabilityKind === 'stock'
    ? [{ item: items[0].item }]
    : [],
)[0]
if (!first || !second || !scarce) throw new Error('The sandbox has nothing plain to sell.')

/** The shop's calls for a shopper's own cart. */
const cartCalls = (shop: TestShop) =>
  shop.calls.filter(({ path }) => /\/(selection|items|lines|vouchers|languages)/.test(path))

test('without script a part is added, counted, changed and removed', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const added = await shopper.post('/cart', { item: first.item, quantity: '2' })
  expect([added.sent.status, added.location]).toEqual([303, `/cart?said=added&item=${first.item}&asked=2`])
  expect(added.text).toContain(first.sku)
  expect(added.text).toContain('2 items in your cart.')

  const [line = ''] = linesOf(added.html)
  const more = await shopper.post('/cart', { line, quantity: '3', do: 'change' })
  expect(more.html).toMatch(/name="quantity"[^>]*value="3"/)
  const fewer = await shopper.post('/cart', { line, quantity: '1', do: 'change' })
  expect(fewer.html).toMatch(/name="quantity"[^>]*value="1"/)

  await shopper.post('/cart', { item: second.item })
  const removed = await shopper.post('/cart', { line, do: 'remove' })
  expect(removed.text).not.toContain(first.sku)
  expect(removed.text).toContain(second.sku)
  expect(removed.text).toContain('Removed from your cart.')
})

/** The shop with products that are sold in pairs, from four pieces on. */
const sellingInPairs = () =>
  createTestShop({
    upstream: async (request, sandbox) => {
      const response = await sandbox(request)
      if (!response.headers.get('content-type')?.includes('json')) return response
      const text = await response.text()
      const paired = text
        .replaceAll('"itemQuantityMinimum":1', '"itemQuantityMinimum":4')
        .replaceAll('"itemQuantityMultipleOf":1', '"itemQuantityMultipleOf":2')
      return new Response(paired, response)
    },
  })

test.each([
  ['1.5', 'Enter a whole number, in digits only.'],
  ['', 'Enter a whole number, in digits only.'],
  ['-1', 'The minimum quantity is 4.'],
  ['0', 'The minimum quantity is 4.'],
  ['99999', 'The maximum quantity is 9,998.'],
  ['7', 'Sold in multiples of 2: enter 6 or 8.'],
])(
  'without script "%s" pieces of a product are refused at its field, and nothing is added',
  async (quantity, expected) => {
    const shop = await sellingInPairs()
    const shopper = createNoScriptShopper(shop)
    const { location, html, text } = await shopper.post('/cart', { item: first.item, quantity })
    expect(location).toBe(`/p/${first.uri}?${new URLSearchParams({ item: first.item, quantity })}`)
    const [field = ''] = /<input[^>]*name="quantity"[^>]*>/.exec(html) ?? []
    expect(field).toContain(`value="${quantity}"`)
    expect(field).toMatch(/aria-invalid="true".*autofocus=""/i)
    const described = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(' ') ?? []
    expect(
      described.map((id) => textOf(new RegExp(`<p[^>]* id="${id}"[^>]*>.*?</p>`).exec(html)?.[0] ?? '')),
    ).toContain(expected)
    expect(text).toContain('Sold in multiples of 2. Minimum quantity: 4.')
    expect(html).toContain(`<link rel="canonical" href="${shop.origin}/p/${first.uri}"/>`)
    expect((await shopper.read('/cart')).text).toContain('Your cart is empty')
  },
)

test('without script a typed quantity that is no quantity stays at its line, with the reason', async () => {
  const shopper = createNoScriptShopper(await sellingInPairs())
  const added = await shopper.post('/cart', { item: first.item, quantity: '4' })
  const [line = ''] = linesOf(added.html)
  const refused = await shopper.post('/cart', { line, quantity: '5', do: 'change' })
  expect(refused.text).toContain('The quantity was not changed')
  expect(refused.text).toContain('Sold in multiples of 2: enter 4 or 6.')
  expect(refused.html).toMatch(/aria-invalid="true"[^>]*name="quantity" value="5"/)
  expect((await shopper.read('/cart')).html).toMatch(/name="quantity"[^>]*value="4"/)
  const removed = await shopper.post('/cart', { line, quantity: '0', do: 'change' })
  expect(removed.text).toContain('Your cart is empty')
})

test('without script more than is in stock goes into the cart, and the page says how many there are', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const overStock = /: (\d+) in your cart, (\d+) in stock now\./
  const added = await shopper.post('/cart', { item: scarce.item, quantity: '50' })
  const [, inCart, inStock] = overStock.exec(added.text) ?? []
  expect([inCart, Number(inStock) > 0 && Number(inStock) < 50]).toEqual(['50', true])
  const [line = ''] = linesOf(added.html)
  const change = async (quantity: string) =>
    (await shopper.post('/cart', { line, quantity, do: 'change' })).text
  expect(overStock.exec(await change('60'))?.slice(1)).toEqual(['60', inStock])
  expect(await change('55')).not.toMatch(overStock)
  expect(await change(inStock ?? '')).not.toMatch(overStock)
  expect((await shopper.post('/cart', { item: scarce.item, quantity: '1' })).text).toMatch(overStock)
})

test('without script a part is added up to the largest quantity of a line, and the page says so', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item: first.item, quantity: '50' })
  const { text, html } = await shopper.post('/cart', { item: first.item, quantity: '9999' })
  expect(text).toContain('only 9,949 of 9,999 could be added. The maximum quantity is 9,999.')
  expect(html).toMatch(/name="quantity"[^>]*value="9999"/)
})

test('a part is added while its stock is unknown', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/api/shop/') ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const { text } = await createNoScriptShopper(shop).post('/cart', { item: scarce.item, quantity: '50' })
  expect(text).toContain('50 items in your cart.')
})

test('while the catalogue does not answer, a quantity no product could have is refused on the cart’s page', async () => {
  const shopper = createNoScriptShopper(
    await createTestShop({
      upstream: (request, sandbox) =>
        request.url.endsWith('/products') ? Response.json({}, { status: 500 }) : sandbox(request),
    }),
  )
  const { text, location } = await shopper.post('/cart', { item: first.item, quantity: '1.5' })
  expect(location).toMatch(/^\/cart\?said=badQuantity/)
  expect(text).toContain('Enter a whole number, in digits only.')
  expect((await shopper.post('/cart', { item: first.item, quantity: '2' })).location).toMatch(/said=added/)
})

test('the cart page sets the token cookie for thirty days and is not cached', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { sent, headers } = await shopper.post('/cart', { item: first.item })
  expect(sent.headers.get('set-cookie')).toMatch(
    /^rc_centra_checkout_token=[^;]+; Path=\/; Max-Age=2592000; Secure; SameSite=Lax$/,
  )
  for (const receivedHeaders of [sent.headers, headers])
    expect(receivedHeaders?.get('cache-control')).toBe('private, no-store')
  const { html } = await shopper.read('/cart')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain(shopper.session.token)
})

test('a new cart after an expired token is in the shopper’s country', async () => {
  const shop = await createTestShop()
  for (const looksFirst of [false, true]) {
    const shopper = createNoScriptShopper(shop, 'FI')
    shopper.session.token = 'expired'
    if (looksFirst) expect((await shopper.read('/cart')).text).toContain('Your cart is empty')
    const { text } = await shopper.post('/cart', { item: first.item })
    expect(text).toMatch(/€\d/)
    expect(text).not.toMatch(/\d\skr/)
  }
})

test('a cart whose token still holds stays where it is', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'SE')
  for (const { item } of plain.slice(0, 3)) await shopper.post('/cart', { item })
  const abroad = createNoScriptShopper(shop, 'FI')
  abroad.session.token = shopper.session.token
  const { text } = await abroad.post('/cart', { item: first.item })
  expect(text).toMatch(/\d\skr/)
})

test('the cart page is in the country whose prices the cart has', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'GB')
  await shopper.post('/cart', { item: first.item })
  const abroad = createNoScriptShopper(shop, 'SE')
  abroad.session.token = shopper.session.token
  const moved = await abroad.read('/cart?said=removed')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/cart?said=removed'])
  expect(abroad.session.country).toBe('GB')
  const { status, text } = await abroad.read('/cart?said=removed')
  expect(status).toBe(200)
  expect(text).toContain('Removed from your cart.')
  expect(text).toMatch(/United Kingdom\s*GBP/)
  expect(text).not.toMatch(/Sweden\s*SEK/)

  // For a crawler the cookie changes nothing.
  const headers = {
    'user-agent': 'Googlebot/2.1',
    cookie: `rc_centra_checkout_token=${shopper.session.token}; rc_country=GB`,
  }
  expect((await shop.fetch('/cart', { headers })).status).toBe(200)
})

test('the cart page is empty and makes no call when there is no token', async () => {
  const shop = await createTestShop()
  const { status, text, headers } = await createNoScriptShopper(shop).read('/cart')
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
  expect(text).toContain('Your cart is empty')
  expect(cartCalls(shop)).toEqual([])
})

test('a cart begins in the country and language of the page it was filled from', async () => {
  const shop = await createTestShop()
  const { text, location } = await createNoScriptShopper(shop, 'FI').post('/de/cart', { item: first.item })
  expect(location).toMatch(/^\/de\/cart\?/)
  expect(text).toMatch(/\d,\d\d\s€/)
  expect(text).toContain('Warenkorb')
  const [started] = cartCalls(shop)
  expect(started).toMatchObject({ method: 'PUT', path: '/api/checkout/selection' })
  expect(JSON.parse(started?.body ?? '')).toMatchObject({ country: 'FI', language: 'de' })
})

test('the cart speaks the language of its page', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item: first.item })
  const swedish = await shopper.read('/sv/cart')
  expect(swedish.text).toContain('Varukorg')
  expect(swedish.html).toContain('<html lang="sv"')
  expect((await shopper.read('/fi/cart')).text).toContain(first.sku)
})

test('a discount code is accepted, refused, or could not be checked', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item: first.item })
  const enter = async (voucher: string) => (await shopper.post('/cart', { do: 'add-voucher', voucher })).text
  expect(await enter('NO-SUCH')).toContain('Discount code not valid')
  expect(await enter('BREAKS')).toContain('The code could not be checked.')
  expect(await enter('SAVE10')).toContain('Discount code added')
  const { html } = await shopper.read('/cart')
  expect(html).toContain('Remove code SAVE10')
  const off = await shopper.post('/cart', { do: 'remove-voucher', voucher: 'SAVE10' })
  expect(off.html).not.toContain('Remove code')
})

test('a discount code that was not added is in no address, no page and no line of the log', async () => {
  const shopper = createNoScriptShopper(await createTestShop({ variables: { LOG_LEVEL: 'info' } }))
  await shopper.post('/cart', { item: first.item })
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
  for (const voucher of ['NO-SUCH', 'BREAKS']) {
    const { sent, html } = await shopper.post('/cart', { do: 'add-voucher', voucher })
    expect([...sent.headers].join() + html).not.toContain(voucher)
  }
  const lines = logged.mock.calls.flat().join('\n')
  logged.mockRestore()
  expect(lines).toContain('POST /vouchers')
  expect(lines).not.toMatch(/NO-SUCH|BREAKS/)
})

test('a discount code the service does not check for too many attempts is not called invalid', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/vouchers')
        ? Response.json({ errors: { attempts: 'too many' } }, { status: 429 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: first.item })
  const { text, location } = await shopper.post('/cart', { do: 'add-voucher', voucher: 'SAVE10' })
  expect(location).toBe('/cart?said=voucher&voucher=limited')
  expect(text).toContain('Too many attempts. Wait a minute, then try again.')
  expect(text).not.toContain('not valid')
})

test('a discount code that is not taken off is not called invalid', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item: first.item })
  const { text } = await shopper.post('/cart', { do: 'remove-voucher', voucher: 'NO-SUCH' })
  expect(text).toContain('That wasn’t possible.')
})

test('the eleventh discount code in a minute is refused without calling the service, and stays in its field', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: first.item })
  const enter = (voucher: string) => shopper.post('/sv/cart', { do: 'add-voucher', voucher })
  for (let count = 0; count < 10; count += 1) {
    expect((await enter(`GUESS${count}`)).text).toContain('Koden är inte giltig')
  }
  const asked = () => shop.calls.filter(({ path }) => path.includes('/vouchers')).length
  const before = asked()
  const { status, headers, text, html } = await enter('SAVE10')
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  expect(text).toContain('För många försök just nu. Vänta en minut och försök igen.')
  expect(html).toMatch(/<input[^>]*name="voucher"[^>]*value="SAVE10"/)
  expect(text).toContain(first.sku)
  expect(asked()).toBe(before)

  const [line = ''] = linesOf(html)
  expect((await shopper.post('/cart', { line, quantity: '2', do: 'change' })).text).toContain('2 items')
})

test('parts that are not for sale, or no longer in the cart, are mentioned on the page', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const unknown = await shopper.post('/cart', { item: '99999999-1' })
  expect([unknown.status, unknown.text.includes('cannot be bought at the moment')]).toEqual([200, true])
  const gone = await shopper.post('/cart', { line: 'no-such-line', do: 'remove' })
  expect(gone.text).toContain('no longer in your cart')
})

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['a frame that hides where it is from', { origin: 'null' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
])('a form from %s changes nothing', async (_, headers) => {
  const shop = await createTestShop()
  const response = await shop.fetch('/cart', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ item: first.item }),
  })
  await response.text()
  expect(response.status).toBe(403)
  expect(cartCalls(shop)).toEqual([])
})

test('a posted form that is not one of the cart is refused', async () => {
  const shop = await createTestShop()
  for (const body of ['a=b', 'item=..', `item=${'a'.repeat(20_000)}`]) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await shop.fetch('/cart', { method: 'POST', headers, body })
    await response.text()
    expect(response.status).toBe(400)
  }
  expect(cartCalls(shop)).toEqual([])
})

test('a cart that cannot be reached says so, keeps its token, and asks to come back', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      /\/selection|\/items\//.test(request.url) ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  shopper.session.token = 'a-token-from-before'
  const { status, text, headers } = await shopper.read('/cart')
  expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([503, '30', null])
  expect(text).toContain('The cart cannot be reached')
  const { location } = await shopper.post('/cart', { item: first.item })
  expect(location).toBe('/cart?said=unanswered')
})

test('a service that renews tokens is followed', async () => {
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      const reply = await sandbox(request)
      if (!request.url.includes('/languages/')) return reply
      return Response.json({ ...Object(await reply.json()), token: 'renewed' })
    },
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: first.item })
  await shopper.read('/sv/cart')
  expect(shopper.session.token).toBe('renewed')
})

test('if no cart can be begun in the shopper’s country, none is begun in another', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.method === 'PUT' && request.url.endsWith('/selection')
        ? Response.json({ token: 'stranger', errors: { accessRight: 'denied' } }, { status: 403 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  const { location } = await shopper.post('/cart', { item: first.item })
  expect([location, shopper.session.token]).toEqual(['/cart?said=refused', null])
  expect(shop.calls.filter(({ path }) => path.includes('/items/'))).toEqual([])
})
