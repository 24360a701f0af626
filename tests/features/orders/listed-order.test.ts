import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { listedOrder } from '#src/features/orders/list/listed-order.ts'

const line = (fields: object) => ({ line: 'a', item: '1-1', quantity: 1, ...fields })

test('each part is named once, with the pieces of its lines and its first picture', () => {
  const product = { name: 'Brake disc', media: { standard: ['/media/disc.svg', '/media/other.svg'] } }
  const order = v.parse(PastOrder, {
    order: '1',
    items: [
      line({ product }),
      line({ line: 'b', quantity: 2, product }),
      line({ line: 'c', item: '2-1', product: { name: 'Hose' } }),
    ],
  })
  expect(listedOrder(order, 'https://shop.test').parts).toEqual([
    { name: 'Brake disc', quantity: 3, picture: '/media/disc.svg' },
    { name: 'Hose', quantity: 1, picture: null },
  ])
})

test.each([
  ['https://carrier.test/1', 'https://shop.test', true],
  ['http://carrier.test/1', 'https://shop.test', false],
  ['https://shop.test/track', 'https://shop.test', true],
  ['http://sandbox.localhost:8787/track/1', 'http://localhost:8787', true],
  ['http://sandbox.localhost:8787/track/1', 'https://shop.test', false],
])('a parcel at %s of a shop at %s is linked: %s', (trackingUrl, origin, isLinked) => {
  const order = v.parse(PastOrder, { order: '1', shipments: [{ trackingId: 'T1', trackingUrl }] })
  expect(listedOrder(order, origin).parcels[0]?.trackingUrl).toBe(isLinked ? trackingUrl : null)
})

test.each([
  ['PostNord', 'T 1', 'https://tracking.postnord.com/tracking?id=T%201'],
  ['DHL Freight', 'T1', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=T1'],
  ['Dhlx', 'T1', null],
  ['', 'T1', null],
])(
  'a parcel of carrier %j without a tracking address leads to the carrier’s page',
  (carrier, trackingId, page) => {
    for (const trackingUrl of ['', 'http://carrier.test/1']) {
      const order = v.parse(PastOrder, { order: '1', shipments: [{ carrier, trackingId, trackingUrl }] })
      expect(listedOrder(order, 'https://shop.test').parcels[0]?.trackingUrl).toBe(page)
    }
  },
)
