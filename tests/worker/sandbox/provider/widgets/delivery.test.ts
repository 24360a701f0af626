import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { ApiResponse, Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox({ defaultCountry: 'CZ' })
let shopper: Shopper

const home = 'ingrid-home'
const station = 'ingrid-pickup-station'
const express = 'ingrid-express'
const outage = {
  ingrid: { version: 2, error: 'No Ingrid-session created', deliveryOptionsAvailable: false },
}
const czech = {
  ...payment.address,
  zipCode: '110 00',
  city: 'Praha',
  country: 'CZ',
}

beforeEach(() => {
  shopper = backend.shopper()
})

/** A cart of one part, going to a postcode. */
async function fill(zipCode = '110 00'): Promise<ApiResponse> {
  await shopper.post('/items/1-1')
  return shopper.put('/payment-fields', { address: { zipCode, country: 'CZ' } })
}

const pluginFields = (reply: ApiResponse) => reply.at('selection.pluginFields')
const shipping = (reply: ApiResponse) => [
  reply.at('selection.shippingMethod'),
  reply.at('selection.totals.shippingPriceAsNumber'),
]

/** The address of the widget's frame, by the snippet of a reply. */
function frameOf(reply: ApiResponse): string {
  const { document } = new JSDOM(String(reply.at('selection.pluginFields.ingrid.snippet'))).window
  expect(document.getElementById('shipwallet-container')?.childNodes).toHaveLength(0)
  expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(
    'https://provider.test/pay/widgets/delivery.js',
  )
  const settings = JSON.parse(document.getElementById('shipwallet-settings')?.textContent ?? '')
  return settings.frame.replace('https://provider.test', '')
}

async function viewOf(frame: string) {
  const response = await backend.sandbox.fetch(`${frame}/options`)
  return response.ok ? response.json() : { status: response.status }
}

/** Chooses in the widget; the shop does not know yet. */
async function choose(frame: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const response = await backend.sandbox.fetch(frame, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

/** The shop's message then; `more` is what a page might add. */
const tell = (more: object = {}, zipCode = '110 00') =>
  shopper.put('/payment-fields', {
    shippingAddress: { zipCode },
    additionalFields: {
      event: 'ingrid_v2_shipping_option_changed',
      suspendIgnore: { ingrid: true },
      ...more,
    },
  })

test('the widget is there in Czechia while the cart has lines, and nowhere else', async () => {
  expect(pluginFields(await shopper.get('/selection'))).toEqual({})
  const filled = await fill()
  expect(pluginFields(filled)).toMatchObject({
    ingrid: { version: 2, session_id: expect.any(String), deliveryOptionsAvailable: true },
  })
  expect(pluginFields(await shopper.get('/selection'))).toEqual(pluginFields(filled))
  expect(pluginFields(await shopper.put('/countries/SK'))).toEqual({})
  const back = await shopper.put('/countries/CZ')
  expect(pluginFields(back)).toMatchObject({ ingrid: { deliveryOptionsAvailable: true } })
  expect(frameOf(back)).not.toBe(frameOf(filled))
  const emptied = await shopper.remove(`/lines/${filled.at('selection.items.0.line')}`)
  expect(pluginFields(emptied)).toEqual({})
})

test('calls without a session have no widget', async () => {
  const anonymous = await shopper.call('POST', '/items/1-1', {}, { 'API-token': 'none' })
  expect(pluginFields(anonymous)).toEqual(outage)
})

test('shipping begins with the first option of the widget, which costs other than the plain methods', async () => {
  const reply = await fill()
  expect(shipping(reply)).toEqual([home, 6.4])
  expect(reply.at('selection.shippingMethodName')).toBe('To your door, in the evening')
  expect(reply.at('shippingMethods')).toMatchObject([
    { shippingMethod: 'home', priceAsNumber: 7.9 },
    { shippingMethod: 'service-point', priceAsNumber: 4.9 },
  ])
})

test('options are those of the postcode', async () => {
  const frame = frameOf(await fill())
  const idsFor = async (zipCode: string) => {
    const { text } = await choose(frame, { zipCode })
    return JSON.parse(text).options.map(({ id }: { id: string }) => id)
  }
  const pickups = [station, 'ingrid-pickup-town-hall']
  expect(await idsFor('11000')).toEqual([home, ...pickups, express])
  expect(await idsFor('602 00')).toEqual([home, ...pickups, express])
  expect(await idsFor('301 00')).toEqual([home, ...pickups])
  expect(await idsFor('811 01')).toEqual([home])
  expect((await choose(frame, { zipCode: '301 00' })).text).toContain('Pickup point Plzeň, station')
})

test('a choice counts once the shop has sent its event, at the price of the widget’s own server', async () => {
  const frame = frameOf(await fill())
  expect((await choose(frame, { option: express })).status).toBe(200)
  expect(shipping(await shopper.get('/selection'))).toEqual([home, 6.4])
  const told = await tell()
  expect(shipping(told)).toEqual([express, 11.6])
  // With the fee of the invoice.
  expect(told.at('selection.totals.grandTotalPriceAsNumber')).toBe(30 + 11.6 + 1.9)
  expect(shipping(await shopper.get('/selection'))).toEqual([express, 11.6])
  expect(await viewOf(frame)).toMatchObject({ chosen: express })
})

test('the page of the shop can set neither the price nor the option', async () => {
  const frame = frameOf(await fill())
  const lie = {
    price: 0.01,
    external_method_id: station,
    shipping_method: 'Nothing',
    delivery_type: 'pickup',
  }
  expect(shipping(await tell(lie))).toEqual([home, 6.4])
  await choose(frame, { option: express })
  expect(shipping(await tell(lie))).toEqual([express, 11.6])
  expect((await shopper.put('/shipping-methods/ingrid-pickup-station')).status).toBe(404)
})

test('order, receipt and mail have the widget’s option and price', async () => {
  await choose(frameOf(await fill()), { option: express })
  await tell()
  const { identityNumber: _, ...address } = czech
  const paid = await shopper.post('/payment', {
    ...payment,
    paymentMethod: 'prepayment',
    address,
    shippingAddress: address,
  })
  expect([paid.status, paid.at('action')]).toEqual([201, 'success'])
  const receipt = await shopper.get('/receipt')
  for (const order of [paid.at('order'), receipt.at('order')]) {
    expect(order).toMatchObject({
      shippingMethod: express,
      shippingMethodName: 'Express, before noon',
      totals: { shippingPriceAsNumber: 11.6, grandTotalPriceAsNumber: 41.6 },
    })
  }
  const mail = backend.sandbox.sql.all('select body from inbox')
  expect(String(mail[0]?.body)).toContain('Delivery, Express, before noon: €11.60')
})

test('free shipping and vouchers apply: express is never free by the value of the goods', async () => {
  const frame = frameOf(await fill())
  expect(shipping(await shopper.post('/items/5-1'))).toEqual([home, 0])
  await choose(frame, { option: express })
  expect(shipping(await tell())).toEqual([express, 17.4])
  expect(shipping(await shopper.post('/vouchers', { voucher: 'FREESHIP' }))).toEqual([express, 0])
})

test('a different postcode withdraws an option that is not offered there', async () => {
  const frame = frameOf(await fill())
  await choose(frame, { option: express })
  await tell()
  const moved = await shopper.put('/payment-fields', {
    address: { zipCode: '301 00' },
    shippingAddress: { zipCode: '301 00' },
  })
  expect(shipping(moved)).toEqual([home, 7.2])
  expect(frameOf(moved)).toBe(frame)
  expect(await viewOf(frame)).toMatchObject({ zipCode: '301 00', chosen: home })
})

test('an option that is offered at the new postcode too stays, under the name it has there', async () => {
  const frame = frameOf(await fill())
  await choose(frame, { option: station })
  await tell()
  await choose(frame, { zipCode: '602 00' })
  const moved = await tell({ event: 'ingrid_v2_address_change' }, '602 00')
  expect(shipping(moved)).toEqual([station, 2.9])
  expect(moved.at('selection.shippingMethodName')).toBe('Pickup point Brno, station')
  expect(moved.at('selection.shippingAddress.zipCode')).toBe('602 00')
})

test('a changed cart loses an option that does not fit it, and the widget shows the remaining ones', async () => {
  const frame = frameOf(await fill())
  await choose(frame, { option: express })
  await tell()
  const hazardous = await shopper.post('/items/4-1')
  expect(shipping(hazardous)).toEqual([home, 9.6])
  const view = await viewOf(frame)
  expect(view.chosen).toBe(home)
  expect(view.options).toMatchObject([{ id: home, price: 9.6 }, { id: station, price: 4.35 }, {}])
  expect(shipping(await shopper.post('/items/3-1'))).toEqual(['ingrid-freight', 44])
})

test('a plain method may be chosen instead, and the widget’s again', async () => {
  const frame = frameOf(await fill())
  expect(shipping(await shopper.put('/shipping-methods/service-point'))).toEqual(['service-point', 4.9])
  expect(await viewOf(frame)).toMatchObject({ chosen: '' })
  await choose(frame, { option: station })
  expect(shipping(await tell())).toEqual([station, 2.9])
})

test('a choice in the widget survives calls between it and its event, and fields without an event take it over too', async () => {
  const frame = frameOf(await fill())
  await choose(frame, { option: express })
  await shopper.get('/selection')
  await shopper.post('/vouchers', { voucher: 'SAVE10' })
  expect(shipping(await tell())).toEqual([express, 11.6])
  await choose(frame, { option: station })
  expect(shipping(await shopper.put('/payment-fields', { address: { city: 'Praha' } }))).toEqual([
    station,
    2.9,
  ])
})

test('a postcode in the widget that the shop never hears of gives way to the address', async () => {
  const frame = frameOf(await fill())
  await choose(frame, { zipCode: '301 00' })
  expect(await viewOf(frame)).toMatchObject({ zipCode: '301 00' })
  const saved = await shopper.put('/payment-fields', { address: { city: 'Praha' } })
  expect(shipping(saved)).toEqual([home, 6.4])
  expect(await viewOf(frame)).toMatchObject({ zipCode: '110 00', chosen: home })
})

test('an address that is only in the payment does not reach the widget', async () => {
  await fill()
  const { identityNumber: _, ...address } = { ...czech, zipCode: '301 00' }
  const paid = await shopper.post('/payment', { ...payment, paymentMethod: 'prepayment', address })
  expect(paid.at('order.totals.shippingPriceAsNumber')).toBe(6.4)
})

test('at the outage’s postcode there is no session, and the plain methods are left', async () => {
  await choose(frameOf(await fill()), { option: express })
  await tell()
  const out = await shopper.put('/payment-fields', { shippingAddress: { zipCode: '999 99' } })
  expect(pluginFields(out)).toEqual(outage)
  expect(shipping(out)).toEqual(['home', 7.9])
  expect(shipping(await shopper.put('/shipping-methods/service-point'))).toEqual(['service-point', 4.9])
  const over = await shopper.put('/payment-fields', { shippingAddress: { zipCode: '110 00' } })
  expect(shipping(over)).toEqual([home, 6.4])
})

test('the outage’s postcode typed in the widget ends its session as well', async () => {
  const frame = frameOf(await fill())
  const typed = await choose(frame, { zipCode: '99999' })
  expect(JSON.parse(typed.text)).toMatchObject({ zipCode: '999 99' })
  expect(pluginFields(await tell({ event: 'ingrid_v2_address_change' }, '999 99'))).toEqual(outage)
})

test('a malformed or unserved postcode is refused, and changes nothing', async () => {
  const frame = frameOf(await fill('301 00'))
  const before = await viewOf(frame)
  for (const zipCode of ['', '1100', 'SW1A 1AA']) {
    expect(await choose(frame, { zipCode })).toEqual({
      status: 406,
      text: 'A Czech postcode has five digits.',
    })
  }
  expect((await choose(frame, { option: express })).status).toBe(406)
  expect(await viewOf(frame)).toEqual(before)
})

test('only the shop may embed the frame of a session; an ended or unknown one is a 404', async () => {
  const frame = frameOf(await fill())
  const response = await backend.sandbox.fetch(frame)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.test')
  const { document } = new JSDOM(await response.text()).window
  expect(document.title).toBe('Delivery options')
  await shopper.put('/countries/SE')
  for (const ended of [frame, '/pay/widgets/delivery/unknown']) {
    expect((await backend.sandbox.fetch(ended)).status).toBe(404)
    expect((await viewOf(ended)).status).toBe(404)
    expect((await choose(ended, { option: home })).status).toBe(404)
  }
})

test('an ordered cart ends its session, and a reset forgets all', async () => {
  const frame = frameOf(await fill())
  const { identityNumber: _, ...address } = czech
  await shopper.post('/payment', { ...payment, paymentMethod: 'prepayment', address })
  expect((await viewOf(frame)).status).toBe(404)
  await backend.reset()
  expect(backend.sandbox.sql.all('select * from delivery_session')).toEqual([])
})

test('a copy of the cart has a separate session', async () => {
  await backend.set({ renewTokenAtLogin: true })
  const frame = frameOf(await fill())
  const before = shopper.token
  await shopper.post('/login/astrid@example.com', { password: 'amazon-121-blue' })
  shopper.token = before
  const copied = await shopper.get('/selection')
  expect(frameOf(copied)).not.toBe(frame)
})
