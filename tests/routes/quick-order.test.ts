import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

afterEach(() => void vi.useRealTimers())

const path = paths.quickOrder()
const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 1_500 })

function pick(wanted: (product: Product) => boolean): Product {
  const found = products.find(wanted)
  if (!found) throw new Error('The sandbox has no such part.')
  return found
}
const isPlain = ({ items, bundle, depositItem, available, quantityMultipleOf, quantityMinimum }: Product) =>
  items.length === 1 &&
  items[0]?.stock === 'yes' &&
  !bundle &&
  !depositItem &&
  available &&
  quantityMultipleOf === 1 &&
  quantityMinimum === 1
const plain = pick(isPlain)
const other = pick((product) => isPlain(product) && product.product !== plain.product)
const byTwo = pick(({ quantityMultipleOf, items }) => quantityMultipleOf === 2 && items[0]?.stock === 'yes')
const gone = products.filter(
  ({ replacedBy, items }) => replacedBy !== '' && items.every(({ stock }) => stock === 'no'),
)
const successors = await Promise.all(
  gone.map(({ replacedBy: search }) =>
    fetchCatalogue(Listing, '/products', { language: 'en', search, limit: 5 }),
  ),
)
const replaced = pick(({ sku, replacedBy }) => {
  const { products: found } = successors[gone.findIndex((product) => product.sku === sku)] ?? { products: [] }
  return found.some((successor) => successor.sku === replacedBy && isPlain(successor))
})
const shared = pick(
  ({ oeNumbers, product }) =>
    products.filter(
      (entry) => entry.product !== product && entry.oeNumbers.some((oe) => oeNumbers.includes(oe)),
    ).length > 0,
)
const sharedNumber =
  shared.oeNumbers.find((oe) =>
    products.some(({ product, oeNumbers }) => product !== shared.product && oeNumbers.includes(oe)),
  ) ?? ''
const versions = pick(
  ({ items, bundle }) => !bundle && items.filter(({ stock }) => stock !== 'no').length > 1,
)

/** The rows of the table: its line with what is said of it, and what else is in the row. */
function rowsOf(html: string) {
  return [...html.matchAll(/<tbody data-state="(\w+)">(.*?)<\/tbody>/gs)].map(([, state, row = '']) => ({
    state,
    text: textOf(row).replaceAll(/\s+/g, ' ').trim(),
    html: row,
    items: [...row.matchAll(/name="item-\d+"[^>]*? value="([^"]*)"|value="([^"]*)" name="item-\d+"/g)].map(
      ([, one, two]) => one ?? two ?? '',
    ),
    checked: [...row.matchAll(/<input [^>]*checked=""[^>]*>/g)].length,
    quantity: /name="quantity-\d+"[^>]*value="([^"]*)"/.exec(row)?.[1],
  }))
}

const shopper = async (shop?: TestShop) => createNoScriptShopper(shop ?? (await createTestShop()))
const table = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each(locales)('the page is in %s, and needs no service', async (locale) => {
  const shop = await createTestShop()
  const { status, html } = await createNoScriptShopper(shop).read(localized(locale, path))
  expect(status).toBe(200)
  expect(html).toContain(`action="${localized(locale, path)}#order-result"`)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(shop.calls.filter(({ path: called }) => called.includes('/search/'))).toEqual([])
})

test('a list is answered line by line: found, several, replaced, not found', async () => {
  const shop = await createTestShop()
  const list = [
    `${plain.sku} 3`,
    `2x ${sharedNumber.replaceAll(/[- .]/g, '').toLowerCase()}`,
    `${replaced.sku};1`,
    'X000-000-000 4',
  ].join('\n')
  const { status, headers, html } = await (await shopper(shop)).post(path, table({ list }))
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const [first, second, third, fourth, ...more] = rowsOf(html)
  expect(more).toEqual([])
  expect(first).toMatchObject({ state: 'found', quantity: '3', checked: 1, items: [plain.items[0]?.item] })
  expect(first?.text).toContain(plain.brandName)
  expect(second).toMatchObject({ state: 'several', quantity: '2', checked: 0 })
  expect(second?.items[0]).toBe('none')
  expect(second?.items.length).toBeGreaterThan(2)
  expect(second?.text).toContain('Several parts have this number. Choose one.')
  expect(third).toMatchObject({ state: 'replaced', checked: 1 })
  expect(third?.text).toContain(`${replaced.sku} is no longer available. This part replaces it.`)
  expect(third?.text).toContain(replaced.replacedBy)
  expect(fourth?.text).toBe('X000-000-000 4Not found. Search for this number')
  expect(fourth?.html).toContain('href="/search?keyword=X000-000-000"')
  expect(textOf(html)).toContain('Lines found: 3 of 4.')
  expect(shop.calls.filter(({ path: called }) => called.includes('/search/')).length).toBeLessThanOrEqual(3)
})

test('a quantity that is not sold is raised to the next that is, and the line says so', async () => {
  const { html } = await (await shopper()).post(path, table({ list: `${byTwo.sku} 3` }))
  const [row] = rowsOf(html)
  expect(row?.quantity).toBe('4')
  expect(row?.text).toContain('Sold in multiples of 2. You wanted 3; we’ve entered 4.')
})

test('a quantity no line may have keeps the typed form, with the reason', async () => {
  const { html } = await (await shopper()).post(
    path,
    table({ list: `${plain.sku} 20000 pcs\n${other.sku} x0` }),
  )
  const [many, none] = rowsOf(html)
  expect([many?.quantity, none?.quantity]).toEqual(['20000', '0'])
  expect(many?.text).toContain('The maximum quantity is 9,999.')
  expect(none?.text).toContain('The minimum quantity is 1.')
})

test('a part in several versions is chosen by version', async () => {
  const { html } = await (await shopper()).post(path, table({ list: versions.sku }))
  const [row] = rowsOf(html)
  expect(row?.state).toBe('several')
  for (const { item } of versions.items.filter(({ stock }) => stock !== 'no'))
    expect(row?.items).toContain(item)
})

test('chosen parts are added with their quantities in one call, and each line shows its result', async () => {
  const shop = await createTestShop()
  const visitor = await shopper(shop)
  const list = `${plain.sku} 3\n${other.sku} 1\n${plain.sku};2\n${byTwo.sku} 2`
  const item = (product: Product) => product.items[0]?.item ?? ''
  const fields = {
    ...{ list, do: 'add', 'item-0': item(plain), 'quantity-0': '3', 'quantity-1': '1' },
    ...{ 'item-2': item(plain), 'quantity-2': '2', 'item-3': item(byTwo), 'quantity-3': '3' },
  }
  const { status, html } = await visitor.post(path, table(fields))
  expect(status).toBe(200)
  const [first, second, third, fourth] = rowsOf(html)
  expect([first?.text, third?.text].map((text) => text?.includes('In the cart'))).toEqual([true, true])
  expect([first?.checked, second?.checked, third?.checked, fourth?.checked]).toEqual([0, 0, 0, 1])
  expect(fourth?.text).toContain('Sold in multiples of 2: enter 2 or 4.')
  expect(fourth?.quantity).toBe('3')
  const text = textOf(html)
  expect(text).toContain('In the cart: 2.')
  expect(text).toContain('Not added: 1.')
  expect(
    shop.calls.filter(({ method, path: called }) => method === 'PUT' && called.endsWith('/items')),
  ).toHaveLength(1)
  const cart = await visitor.read('/cart')
  expect(cart.html).toMatch(/name="quantity"[^>]*value="5"/)
  expect(cart.text).not.toContain(byTwo.sku)

  await visitor.post(path, table(fields))
  expect((await visitor.read('/cart')).html).toMatch(/name="quantity"[^>]*value="10"/)
})

test('lines without a choice, and lines with quantity 0, are counted and said, and the others are added', async () => {
  const visitor = await shopper()
  const list = `${plain.sku} 3\n${sharedNumber} 4\n${other.sku} x0`
  const [one, zero] = [plain, other].map(({ items }) => items[0]?.item ?? '')
  const fields = {
    ...{ list, do: 'add', 'item-0': one ?? '', 'quantity-0': '3' },
    ...{ 'quantity-1': '4', 'item-2': zero ?? '', 'quantity-2': '0' },
  }
  const text = textOf((await visitor.post(path, table(fields))).html)
  expect(text).toContain('In the cart: 1.')
  expect(text).toContain('1 line is waiting for your choice.')
  expect(text).toContain('Not added, because the quantity is 0: 1.')
  expect(text).not.toContain('Not added: ')

  const declined = textOf((await visitor.post(path, table({ ...fields, 'item-1': 'none' }))).html)
  expect(declined).not.toContain('waiting for your choice')
})

test('an item that is not in the list is not added', async () => {
  const visitor = await shopper()
  const { html } = await visitor.post(
    path,
    table({ list: plain.sku, do: 'add', 'item-0': other.items[0]?.item ?? '', 'quantity-0': '1' }),
  )
  expect(textOf(html)).toContain('Choose at least one part.')
  expect((await visitor.read('/cart')).text).toContain('Your cart is empty')
})

test('a file is read with the list', async () => {
  const form = table({ list: `${other.sku} 1`, do: 'look-up' })
  form.set(
    'file',
    new File([`\ufeffArtikelnummer;Menge\r\n${plain.sku};7\r\n`], 'list.csv', { type: 'text/csv' }),
  )
  const { html } = await (await shopper()).post(path, form)
  expect(rowsOf(html).map(({ state, quantity }) => [state, quantity])).toEqual([
    ['found', '1'],
    ['missing', undefined],
    ['found', '7'],
  ])
})

test('a list that is refused is kept with the reason', async () => {
  const visitor = await shopper()
  const lines = Array.from({ length: 201 }, (_, index) => `X${index}-1 1`).join('\n')
  const many = await visitor.post(path, table({ list: lines }))
  expect(many.status).toBe(422)
  expect(many.text).toContain('The list has 201 lines, and no more than 200 can be looked up at once.')
  expect(many.html).toContain('X200-1 1</textarea>')
  expect(many.html).toMatch(/<textarea[^>]*aria-invalid="true"/)

  const none = await visitor.post(path, table({ list: ' \n ' }))
  expect([none.status, none.text.includes('Enter at least one part number.')]).toEqual([422, true])

  const long = await visitor.post(path, table({ list: '7'.repeat(301) }))
  expect([long.status, long.text.includes('Line 1 is longer than 300 characters.')]).toEqual([422, true])

  const file = table({ list: 'X1' })
  file.set('file', new File([new Uint8Array(400_000)], 'list.csv'))
  const large = await visitor.post(path, file)
  expect([large.status, large.text.includes('This file is too large')]).toEqual([422, true])
  expect(large.html).toContain('X1</textarea>')

  expect((await visitor.post(path, { list: '1'.repeat(600_000) })).status).toBe(400)
})

test.each(['/indexes/products_en/search', '/products'])(
  'while %s fails the list is kept, and nothing is added',
  async (ending) => {
    let isDown = false
    const shop = await createTestShop({
      upstream: (request, sandbox) =>
        isDown && request.url.endsWith(ending) ? new Response('away', { status: 502 }) : sandbox(request),
    })
    const visitor = await shopper(shop)
    await visitor.read('/')
    isDown = true
    const list = `${plain.sku} 2`
    const { status, html, text } = await visitor.post(path, table({ list, do: 'add', 'item-0': '1' }))
    expect(status).toBe(503)
    expect(text).toContain('Numbers cannot be looked up right now. Your list is kept.')
    expect(html).toContain(`${list}</textarea>`)
    expect(shop.calls.some(({ method, path: called }) => method === 'PUT' && called.endsWith('/items'))).toBe(
      false,
    )
  },
)

test('a catalogue that refuses the parts is not taken for one that has none', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      new URL(request.url).pathname.endsWith('/products')
        ? Response.json({ errors: {} }, { status: 422 })
        : sandbox(request),
  })
  const { status, text } = await (await shopper(shop)).post(path, table({ list: `${plain.sku} 2` }))
  expect(status).toBe(503)
  expect(text).toContain('Numbers cannot be looked up right now. Your list is kept.')
})

test('without an answer about the cart, no addition is confirmed', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/checkout/items') ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const item = plain.items[0]?.item ?? ''
  const { html, text } = await (await shopper(shop)).post(
    path,
    table({ list: plain.sku, do: 'add', 'item-0': item, 'quantity-0': '1' }),
  )
  expect(text).toContain('we don’t know what was added')
  expect(text).not.toContain('In the cart:')
  expect(rowsOf(html)[0]?.checked).toBe(1)
})

const Found = v.object({ table: v.object({ rows: v.array(v.looseObject({ state: v.string() })) }) })

async function ask(shop: TestShop, body: BodyInit, more: Record<string, string> = {}) {
  const headers = {
    ...{ origin: shop.origin, 'x-test-country': 'SE', 'content-type': 'application/json' },
    ...more,
  }
  const response = await shop.fetch('/more/quick-order', { method: 'POST', headers, body })
  await shop.settle()
  return response
}

test('as JSON, the whole of two hundred lines is found by one question to the search', async () => {
  const shop = await createTestShop()
  const list = products
    .slice(0, 200)
    .map(({ sku }, index) => `${sku} ${index + 1}`)
    .join('\n')
  const response = await ask(shop, JSON.stringify({ list }))
  expect(response.status).toBe(200)
  const { rows } = v.parse(Found, await response.json()).table
  expect(rows).toHaveLength(200)
  expect(rows.filter(({ state }) => state === 'missing')).toEqual([])
  const searches = shop.calls.filter(({ path: called }) => called.includes('/search/'))
  const ofList = searches.filter(({ body }) => body.length > 2_000)
  expect(ofList).toHaveLength(1)
  expect(JSON.parse(ofList[0]?.body ?? '')).toMatchObject({
    limit: 1_000,
    attributesToRetrieve: ['product', 'sku', 'numberKeys'],
    filter: [expect.stringMatching(/^markets = \d+$/), expect.stringMatching(/^numberKeys IN \["/)],
  })
})

/** A list that asks no service, as it has no number. */
const cheap = 'part'

test('the thirty-first list within ten minutes is kept and not looked up, from whichever form', async () => {
  const shop = await createTestShop()
  const visitor = await shopper(shop)
  const inPlace = (body: object = { list: cheap }) =>
    ask(shop, JSON.stringify(body), { 'cf-connecting-ip': '203.0.113.1' })
  for (let count = 0; count < 28; count += 1) expect((await inPlace()).status).toBe(200)
  // An unreadable list costs no call.
  for (const list of ['', '7'.repeat(301)]) {
    expect(await (await inPlace({ list })).json()).toHaveProperty('problem')
    expect((await visitor.post(path, table({ list }))).status).toBe(422)
  }
  const list = `${plain.sku} 2`
  const adding = { list, do: 'add', 'item-0': plain.items[0]?.item ?? '', 'quantity-0': '2' }
  expect((await visitor.post(path, table({ list }))).status).toBe(200)
  expect((await visitor.post(path, table(adding))).status).toBe(200)
  const before = shop.calls.length
  for (const refused of [{ list }, adding]) {
    const { status, html, text } = await visitor.post(path, table(refused))
    expect(status).toBe(429)
    expect(text).toContain('You have looked up many lists. Your list is kept. Wait ten minutes')
    expect(html).toContain(`${list}</textarea>`)
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(rowsOf(html)).toEqual([])
  }
  const { status, headers } = await inPlace()
  expect([status, headers.get('retry-after')]).toEqual([429, '600'])
  expect(shop.calls.slice(before).filter(({ path: called }) => /search|products|items/.test(called))).toEqual(
    [],
  )
  expect(
    (await ask(shop, JSON.stringify({ list: cheap }), { 'cf-connecting-ip': '203.0.113.2' })).status,
  ).toBe(200)
})

test('a visitor over the limit sees a message, in place and without script, and the list is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await createTestShop()
  const visitor = await shopper(shop)
  const headers = { 'cf-connecting-ip': '203.0.113.1' }
  await visitor.read(path)
  for (let id = 900_000; ; id += 1)
    if ((await shop.fetch(`/more/wishlist/${id}`, { headers })).status === 429) break
  const before = shop.calls.length
  const list = `${plain.sku} 2`
  const reason = 'Many requests came from your connection within a short time. Nothing you’ve done is lost'
  const posted = await visitor.post(path, table({ list }))
  expect([posted.status, Number(posted.headers.get('retry-after'))]).toEqual([429, expect.toSatisfy(isSoon)])
  expect(posted.text).toContain(reason)
  expect(posted.html).toContain(`${list}</textarea>`)
  const asked = await ask(shop, JSON.stringify({ list }), headers)
  expect([asked.status, Number(asked.headers.get('retry-after'))]).toEqual([429, expect.toSatisfy(isSoon)])
  expect(await asked.json()).toEqual({ problem: expect.stringContaining(reason) })
  expect(shop.calls.slice(before)).toEqual([])
})

const isSoon = (seconds: number) => seconds > 0 && seconds < 60

test.each(['', '{', '[]', '{"list":7}', '{"list":null}', `{"list":"${'7'.repeat(600_000)}"}`])(
  'a malformed list is refused (%#)',
  async (body) => {
    expect((await ask(await createTestShop(), body)).status).toBe(422)
  },
)
