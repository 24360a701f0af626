import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdapterEvent, dataLayerEntries } from '#src/effects/events/adapters/ga4-event.ts'
import { pixelEvents } from '#src/effects/events/adapters/pixel-event.ts'
import type { Goods, Offer } from '#src/effects/events/event-port.ts'

const article = {
  id: 'BD-258',
  isGroup: false,
  name: 'Brake disc',
  brand: 'Freinalpe',
  variant: 'Coated',
  categories: ['Brakes', 'Disc brakes', 'Brake discs', 'Rear', 'Solid', 'Coated'],
  price: 525,
  priceBefore: 600.1,
}
const offer: Offer = { ...article, currency: 'SEK' }
const goods: Goods = { currency: 'SEK', value: 1050, articles: [{ ...article, quantity: 2 }] }
const list = { id: 'c/brakes', name: 'Brakes', version: '?order=Latest' }
const offers = [offer, offer]

const item = {
  item_id: 'BD-258',
  item_name: 'Brake disc',
  affiliation: 'B2C',
  item_brand: 'Freinalpe',
  item_variant: 'Coated',
  item_category: 'Brakes',
  item_category2: 'Disc brakes',
  item_category3: 'Brake discs',
  item_category4: 'Rear',
  item_category5: 'Solid',
  item_category6: 'Coated',
  price: 525,
}
const listed = { ...item, discount: 75.1, item_list_id: 'c/brakes', item_list_name: 'Brakes' }
const names = { item_list_id: 'c/brakes', item_list_name: 'Brakes' }
const one = { currency: 'SEK', value: 525, items: [{ ...item, discount: 75.1, quantity: 1 }] }
const two = { currency: 'SEK', value: 1050, items: [{ ...item, discount: 150.2, quantity: 2 }] }
const content = { products: [{ sku: 'BD-258', quantity: 2 }], value: 1050, currency: 'SEK' }
const oneContent = { products: [{ sku: 'BD-258', quantity: 1 }], value: 525, currency: 'SEK' }

test.each<[event: AdapterEvent, entries: object[], pixel: object[]]>([
  [{ kind: 'screenShown' }, [], []],
  [
    { kind: 'listPart', list, offers, from: 20 },
    [
      {
        event: 'view_item_list',
        ecommerce: {
          ...names,
          currency: 'SEK',
          items: [
            { ...listed, index: 20 },
            { ...listed, index: 21 },
          ],
        },
      },
    ],
    [],
  ],
  [
    { kind: 'productChosen', list, offers: [offer], from: 1 },
    [{ event: 'select_item', ecommerce: { ...names, items: [{ ...listed, index: 1 }] } }],
    [],
  ],
  [
    { kind: 'productShown', offer },
    [{ event: 'view_item', ecommerce: one }],
    [{ name: 'ViewContent', ...oneContent }],
  ],
  [
    { kind: 'addedToWishlist', offer },
    [{ event: 'add_to_wishlist', ecommerce: one }],
    [{ name: 'AddToWishlist', ...oneContent }],
  ],
  [
    { kind: 'searched', keyword: 'disc' },
    [{ event: 'search', search_term: 'disc' }],
    [{ name: 'Search', products: [] }],
  ],
  [
    { kind: 'piecesAdded', goods },
    [{ event: 'add_to_cart', ecommerce: two }],
    [{ name: 'AddToCart', ...content }],
  ],
  [{ kind: 'piecesRemoved', goods }, [{ event: 'remove_from_cart', ecommerce: two }], []],
  [{ kind: 'cartShown', goods }, [{ event: 'view_cart', ecommerce: two }], []],
  [
    { kind: 'paymentStarted', id: 'an-id', goods, delivery: 'Parcel', payment: 'Card' },
    [
      { event: 'begin_checkout', ecommerce: { ...two, event_id: 'an-id' } },
      { event: 'add_shipping_info', ecommerce: { ...two, shipping_tier: 'Parcel', event_id: 'an-id' } },
      { event: 'add_payment_info', ecommerce: { ...two, payment_type: 'Card', event_id: 'an-id' } },
    ],
    [
      { name: 'InitiateCheckout', ...content },
      { name: 'AddPaymentInfo', ...content },
    ],
  ],
  [
    { kind: 'ordered', number: '77', goods, tax: 210, shipping: 0 },
    [{ event: 'purchase', ecommerce: { transaction_id: '77', ...two, tax: 210, shipping: 0 } }],
    [{ name: 'Purchase', ...content, orderNumber: '77' }],
  ],
  [{ kind: 'loggedIn' }, [{ event: 'login', method: 'email' }], []],
  [
    { kind: 'registered' },
    [{ event: 'sign_up', method: 'email' }],
    [{ name: 'CompleteRegistration', products: [] }],
  ],
])('$0.kind: each name and each field', (event, entries, pixel) => {
  expect(dataLayerEntries(event)).toEqual(entries)
  expect(pixelEvents(event)).toEqual(pixel)
})

test('a product no version of which is chosen is a group in the pixel', () => {
  const group: Offer = { ...offer, id: '134', isGroup: true }
  for (const kind of ['productShown', 'addedToWishlist'] as const)
    expect(pixelEvents({ kind, offer: group })).toMatchObject([
      { products: [{ sku: '134', quantity: 1 }], contentType: 'product_group' },
    ])
  const [entry] = dataLayerEntries({ kind: 'productShown', offer: group })
  expect(entry).toMatchObject({ ecommerce: { items: [{ item_id: '134' }] } })
})

test('an entry says where the server reports the same to GA4', () => {
  const paid = { kind: 'paymentStarted', id: 'an-id', goods, delivery: '', payment: '' } as const
  for (const entry of dataLayerEntries({ ...paid, sentByServer: true }))
    expect(entry).toMatchObject({ ecommerce: { event_id: 'an-id', sent_by_server: true } })
  expect(JSON.stringify(dataLayerEntries(paid))).not.toContain('sent_by_server')
})

const text = fc.string({ maxLength: 8 })
const price = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }))
const anyArticle = fc.record({
  ...{ id: text, isGroup: fc.boolean(), name: text, brand: text, variant: text },
  ...{ categories: fc.array(text, { maxLength: 9 }), price, priceBefore: price },
  quantity: fc.integer({ min: 1, max: 9_999 }),
})
const anyGoods = fc.record({
  currency: fc.constant('SEK'),
  value: price,
  articles: fc.array(anyArticle, { maxLength: 250 }),
})

test('an item of a list that costs no less than before has no discount', () => {
  const full = { ...offer, priceBefore: offer.price }
  for (const event of [
    { kind: 'listPart', list, offers: [full], from: 0 },
    { kind: 'productChosen', list, offers: [full], from: 0 },
  ] as const) {
    const [entry] = dataLayerEntries(event)
    expect(entry && 'ecommerce' in entry && entry.ecommerce.items).toEqual([
      { ...listed, discount: undefined, index: 0 },
    ])
  }
})

test('numbers are numbers, nothing is undefined or null, and there are at most 200 items and 50 products', () => {
  fc.assert(
    fc.property(anyGoods, (any) => {
      const event: AdapterEvent = { kind: 'ordered', number: '1', goods: any, tax: null, shipping: null }
      for (const entry of [...dataLayerEntries(event), ...pixelEvents(event)]) {
        expect(JSON.parse(JSON.stringify(entry))).toStrictEqual(entry)
        expect(JSON.stringify(entry)).not.toMatch(/:null|NaN/)
      }
      const [entry] = dataLayerEntries(event)
      expect(entry && 'ecommerce' in entry && entry.ecommerce.items.length).toBe(
        Math.min(any.articles.length, 200),
      )
      expect(pixelEvents(event)[0]?.products.length).toBe(Math.min(any.articles.length, 50))
    }),
  )
})

test('of 250 articles 200 are items of the data layer, and 50 products of the pixel', () => {
  const many = { ...goods, articles: Array.from({ length: 250 }, () => ({ ...article, quantity: 2_000 })) }
  const [entry] = dataLayerEntries({ kind: 'cartShown', goods: many })
  expect(entry && 'ecommerce' in entry && entry.ecommerce.items).toHaveLength(200)
  const [conversion] = pixelEvents({ kind: 'piecesAdded', goods: many })
  expect(conversion?.products).toHaveLength(50)
  expect(conversion?.products[0]).toEqual({ sku: 'BD-258', quantity: 999 })
})
