import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { ShopReply } from '#src/commerce/contract/content.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 100,
  onlyAvailable: true,
})
const stocked = products.find(
  ({ items, bundle, depositItem, kilograms, price, ...part }) =>
    items.length === 1 &&
    items[0]?.stock === 'yes' &&
    part.availabilityKind === 'stock' &&
    part.deliveryClass === 'parcel' &&
    !bundle &&
    !depositItem &&
    (part.quantityRecommended ?? 1) === 1 &&
    (kilograms ?? 99) < 5 &&
    (price ?? 9999) < 900,
)
if (!stocked) throw new Error('The sandbox has no light part in stock.')
const { uri, items } = stocked
const item = items[0]?.item ?? ''

/** Thursday 26 November 2026, 11:00 in Stockholm: four hours before the cut-off time. */
const thursday = Date.UTC(2026, 10, 26, 10)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: thursday }))
afterEach(() => void vi.useRealTimers())

interface Changes {
  /** Fields of the part, as the catalogue sends them. */
  part?: Record<string, unknown>
  /** Facts of the shop, as the content service sends them; null: the service is down. */
  facts?: Partial<v.InferInput<typeof ShopReply>['shop']> | null
}

const Products = v.looseObject({ products: v.array(v.looseObject({ uri: v.string() })) })
const Facts = v.object({ shop: v.looseObject({}) })

/** A shop whose part or facts differ from those of the sandbox. */
function changedShop({ part = {}, facts = {} }: Changes = {}) {
  return createTestShop({
    upstream: async (request, sandbox) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/content/shop')) {
        if (!facts) return new Response('down', { status: 503 })
        const { shop } = v.parse(Facts, await (await sandbox(request)).json())
        return Response.json({ shop: { ...shop, ...facts } })
      }
      const response = await sandbox(request)
      if (!pathname.endsWith('/checkout/products')) return response
      const reply = v.safeParse(Products, await response.clone().json())
      if (!reply.success) return response
      const changed = reply.output.products.map((each) => (each.uri === uri ? { ...each, ...part } : each))
      return Response.json({ ...reply.output, products: changed })
    },
  })
}

async function promiseOn(path: string, country: string, changes?: Changes) {
  const shop = await changedShop(changes)
  const response = await shop.fetch(path, { headers: { 'x-test-country': country } })
  const html = await response.text()
  await shop.settle()
  const [, row = ''] = /<section class="promise"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
  return { html, text: tidy(row) }
}

const tidy = (html: string) =>
  textOf(html.replaceAll('<', ' <'))
    .replaceAll(/[\s\u2009]+/g, ' ')
    .trim()

const product = paths.product(uri)

test('the document names days, cut-off time, method, price, returns and payment methods', async () => {
  const { html, text } = await promiseOn(product, 'SE')
  expect(text).toBe(
    'Expected Fri 27 Nov – Tue 1 Dec Service point, PostNord Order by Thu, 26 Nov, 15:00 ' +
      'Delivery 49 kr, free from 999 kr Returns within 30 days ' +
      'Payment methods: Bank transfer Card Online banking Mobile payment Digital wallet Invoice',
  )
  expect(html).toContain('<section class="promise" aria-label="Delivery, returns and payment">')
  // Only scripts know how much time is left when the page is read.
  expect(text).not.toContain('left')
})

test.each([
  ['2026-11-26T13:59:59Z', 'SE', 'Expected Fri 27 Nov – Tue 1 Dec', '26 Nov, 15:00'],
  ['2026-11-26T14:00:00Z', 'SE', 'Expected Mon 30 Nov – Wed 2 Dec', '27 Nov, 15:00'],
  ['2026-11-28T10:00:00Z', 'SE', 'Expected Tue 1 – Thu 3 Dec', '30 Nov, 15:00'],
  ['2026-12-23T13:00:00Z', 'SE', 'Expected Mon 28 – Wed 30 Dec', '23 Dec, 15:00'],
  ['2026-07-01T12:59:00Z', 'SE', 'Expected Thu 2 – Mon 6 Jul', '1 Jul, 15:00'],
  // An hour later on the clocks of Finland; its independence day is on a Sunday in 2026.
  ['2026-11-26T13:59:59Z', 'FI', 'Expected Fri 27 Nov – Tue 1 Dec', '26 Nov, 16.00'],
  ['2026-12-22T10:00:00Z', 'DE', 'Expected Tue 29 – Thu 31 Dec', '22 Dec, 15:00'],
])('at %s in %s: %s', async (now, country, expected, orderBy) => {
  vi.setSystemTime(Date.parse(now))
  const { text } = await promiseOn(product, country)
  expect(text).toContain(expected)
  expect(text).toContain(orderBy)
})

test.each([
  ['supplier', { availability_kind: 'supplier', availability_days: '4' }, 'Expected Thu 3 – Mon 7 Dec', true],
  ['supplier without days', { availability_kind: 'supplier', availability_days: '' }, '', false],
  [
    'order',
    { availability_kind: 'on_order', availability_date: '2026-12-14' },
    'Expected Tue 15 – Thu 17 Dec',
    false,
  ],
  ['order without a day', { availability_kind: 'on_order', availability_date: '' }, '', false],
  ['late delivery', { availability_kind: 'on_order', availability_date: '2026-11-25' }, '', false],
])('a part from a %s has the day that is known', async (_, part, expected, hasCutOff) => {
  const { text } = await promiseOn(product, 'SE', { part })
  expect(/Expected .*?(?= Service)/.exec(text)?.[0] ?? '').toBe(expected)
  expect(text.includes('Order by')).toBe(hasCutOff)
  expect(text).toContain('Service point, PostNord')
})

test('a part that is sold out has no day and no way to pay', async () => {
  const { text } = await promiseOn(product, 'SE', { part: { available: false } })
  expect(text).not.toContain('Expected')
  expect(text).not.toContain('Payment methods')
  expect(text).toContain('Returns within 30 days')
})

test.each([
  ['bulky', { delivery_class: 'bulky' }, 'Pallet freight, DSV', 'Delivery 390 kr'],
  ['heavy', { weight_kg: '31' }, 'Pallet freight, DSV', 'Delivery 390 kr'],
  ['of 6 kg', { weight_kg: '6' }, 'Service point, PostNord', 'Delivery 73,50 kr, free from 999 kr'],
  ['a letter', { delivery_class: 'letter', weight_kg: '0.1' }, 'Letter post, PostNord', 'Delivery 39 kr'],
  ['a dear one', { priceAsNumber: 1200 }, 'Service point, PostNord', 'Free delivery'],
])('a part that is %s goes by its own method for its own price', async (_, part, method, price) => {
  const { text } = await promiseOn(product, 'SE', { part })
  expect(text.replace('73.50', '73,50')).toContain(price)
  expect(text).toContain(method)
})

test.each([
  ['no facts at all', null, ''],
  [
    'no calendar of the warehouse',
    { dispatch: null },
    'Service point, PostNord Delivery 49 kr, free from 999 kr',
  ],
  ['an unreadable holiday', { dispatch: { ...calendar(), holidays: ['Christmas'] } }, 'Service point'],
  ['an unknown time zone', { delivery: { ...calendar(), timeZone: 'Mars/Olympus' } }, 'Service point'],
  ['no holidays of this year', { delivery: { ...calendar(), years: [2024] } }, 'Service point'],
  ['another currency', { currency: 'EUR' }, 'Returns within 30 days'],
  ['no methods', { deliveryMethods: [] }, 'Returns within 30 days'],
])('a merchant with %s names no day', async (_, facts, shown) => {
  const { text } = await promiseOn(product, 'SE', { facts })
  expect(text).not.toContain('Expected')
  expect(text).not.toContain('Order by')
  expect(text.startsWith(shown)).toBe(true)
})

test('a part of unknown weight has no delivery method with a weight limit', async () => {
  const { text } = await promiseOn(product, 'SE', { part: { weight_kg: '', delivery_class: '' } })
  expect(text).toContain('Pallet freight')
  const methods = [{ shippingMethod: 'home', name: 'Home', prices: [{ overKilograms: 0, price: 50 }] }]
  const any = await promiseOn(product, 'SE', {
    part: { weight_kg: '', delivery_class: '' },
    facts: { deliveryMethods: methods },
  })
  expect(any.text).toContain('Home Delivery 50 kr')
})

test.each(locales)('the promise is written in %s, with dates as they are written there', async (locale) => {
  const { text } = await promiseOn(localized(locale, product), 'SE')
  expect(text).toMatch(/27/)
  expect(text).toMatch(/15[.:]00/)
  expect(text).toMatch(/999/)
  expect(text).toContain('30')
  if (locale !== 'en') expect(text).not.toContain('Expected')
})

test('the document is the same for every visitor of a country', async () => {
  const shop = await changedShop()
  const read = async (headers: Record<string, string>) => {
    const response = await shop.fetch(product, { headers: { 'x-test-country': 'SE', ...headers } })
    return /<section class="promise"[^>]*>.*?<\/section>/s.exec(await response.text())?.[0]
  }
  const first = await read({})
  expect(first).toContain('Expected')
  expect(await read({ cookie: 'rc_centra_checkout_token=abc' })).toBe(first)
  await shop.settle()
})

test('without script the cart and the product name the same day', async () => {
  const shopper = createNoScriptShopper(await changedShop())
  const dayIn = (html: string) => /Expected .*?(?=<)/.exec(html)?.[0].replaceAll(/[\s\u2009]+/g, ' ')
  const onProduct = dayIn((await shopper.read(product)).html)
  expect(onProduct).toBe('Expected Fri 27 Nov – Tue 1 Dec')
  const cart = await shopper.post(paths.cart(), { item })
  expect(dayIn(cart.html)).toBe(onProduct)
  expect(cart.text).toContain('Returns within 30 days')
})

function calendar() {
  return {
    timeZone: 'Europe/Stockholm',
    workingDays: [1, 2, 3, 4, 5],
    years: [2026, 2027],
    holidays: [],
    cutOff: '15:00',
  }
}
