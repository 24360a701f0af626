import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Order } from '#src/commerce/contract/payment/order.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

async function filled() {
  const shopper = backend.shopper()
  await shopper.post('/items/1-1')
  await shopper.post('/items/2-2')
  await shopper.post('/vouchers', { voucher: 'SAVE10' })
  return shopper
}

test('rule 1: every reply has a token, which is null for requests that want no session', async () => {
  const shopper = backend.shopper()
  for (const reply of [
    await shopper.get('/selection'),
    await shopper.get('/receipt'),
    await shopper.get('/x'),
  ]) {
    expect(reply.at('token')).toEqual(expect.any(String))
  }
  expect((await backend.shopper({ 'API-token': 'none' }).get('/receipt')).at('token')).toBeNull()
})

test('rule 2: errors come with a status from 400, texts by field; without them all is well', async () => {
  const shopper = backend.shopper()
  const good = await shopper.post('/items/1-1')
  expect([good.status, good.at('errors'), good.at('success')]).toEqual([201, undefined, undefined])
  const bad = await shopper.post('/items/99-1')
  expect(bad.status).toBeGreaterThanOrEqual(400)
  expect(Object.values(Object(bad.at('errors')))).toEqual([expect.any(String)])
})

test('rule 3: every call about the selection answers with all of it', async () => {
  const shopper = await filled()
  const line = (await shopper.get('/selection')).at('selection.items.0.line')
  const replies = [
    await shopper.put('/countries/DE'),
    await shopper.put('/languages/en'),
    await shopper.put('/shipping-methods/home'),
    await shopper.put('/payment-methods/invoice'),
    await shopper.put('/payment-fields', { address: { city: 'Berlin' } }),
    await shopper.post(`/lines/${line}`),
    await shopper.remove('/vouchers'),
  ]
  for (const reply of replies) {
    expect(reply.at('selection.items')).toHaveLength(2)
    expect(v.safeParse(Selection, reply.body).issues).toBeUndefined()
  }
})

test('rule 8: ids are texts, except the market and price list of the location', async () => {
  const reply = await (await filled()).get('/selection')
  for (const path of [
    'selection.items.0.product.product',
    'selection.items.0.line',
    'selection.items.0.item',
  ]) {
    expect(reply.at(path)).toEqual(expect.any(String))
  }
  expect(reply.at('location')).toMatchObject({ market: 1, pricelist: 11 })
})

test('rule 9: an item is its product and its size', async () => {
  const reply = await backend.shopper().post('/items/2-2')
  expect(reply.at('selection.items.0')).toMatchObject({ item: '2-2', product: { product: '2' }, size: '5 l' })
})

test('rule 10: every price is a text with a no-break space and has its twin in numbers', async () => {
  const shopper = await filled()
  await shopper.post('/items/10-1', { quantity: 2 })
  const reply = await shopper.get('/selection')
  const amountFields: [string, unknown][] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key.endsWith('AsNumber')) amountFields.push([Object(value)[key.slice(0, -8)], inner])
      walk(inner)
    }
  }
  walk(reply.body)
  expect(amountFields.length).toBeGreaterThan(30)
  for (const [text, number] of amountFields) {
    if (number === false) expect(text).toBe(false)
    else expect(text).toMatch(/^-?\d{1,3}( \d{3})*\.\d\d\u00a0SEK$/)
  }
  expect(reply.at('selection.totals.itemsTotalPrice')).toBe('2 380.00\u00a0SEK')
})

test('rule 11: no discount, no tax added and none deducted are false; a discount is negative', async () => {
  const shopper = backend.shopper()
  const bare = await shopper.post('/items/1-1')
  for (const name of ['totalDiscountPrice', 'taxDeducted', 'taxAdded']) {
    expect(bare.at(`selection.totals.${name}`)).toBe(false)
    expect(bare.at(`selection.totals.${name}AsNumber`)).toBe(false)
  }
  const less = await shopper.post('/vouchers', { voucher: 'SAVE10' })
  expect(less.at('selection.totals.totalDiscountPriceAsNumber')).toBe(-30)
})

test('rule 13: the language of the location is an object, and languages are a list', async () => {
  const reply = await backend.shopper().get('/selection')
  expect(reply.at('location.language')).toEqual({ language: 'sv', name: 'Swedish', default: false })
  expect(reply.at('languages.0')).toEqual({ language: 'en', name: 'English', default: true })
  expect(reply.at('languages')).toHaveLength(7)
})

test('rule 20: clients may meet fields they do not know', async () => {
  const reply = await backend.shopper().get('/selection')
  expect(reply.at('selection.pluginFields')).toEqual({})
  expect(v.safeParse(Selection, { ...Object(reply.body), news: 1 }).success).toBe(true)
})

test('a selection response has every part a client of the service looks for', async () => {
  const shopper = await filled()
  await shopper.post('/items/20-1')
  const reply = await shopper.get('/selection')
  expect(Object.keys(Object(reply.body))).toEqual([
    'token',
    'selection',
    'paymentMethods',
    'paymentFields',
    'shippingMethods',
    'countries',
    'languages',
    'location',
  ])
  const has = (path: string, keys: string) =>
    expect(Object.keys(Object(reply.at(path)))).toEqual(expect.arrayContaining(keys.split(' ')))
  has('selection', 'language currency paymentMethod paymentMethodName shippingMethod shippingMethodName')
  has(
    'selection',
    'centraCheckoutScript pluginFields items discounts totals vatExempt address shippingAddress',
  )
  has('selection', 'additionalNotes currencyFormat')
  has('selection.discounts', 'anyDiscount discount discountAsNumber automaticDiscounts vouchers')
  has('selection.discounts.vouchers.0', 'voucher type description priceOff priceOffAsNumber expiryDate lines')
  has('selection.discounts.vouchers.0', 'shippingDiscount shippingDiscountAsNumber attributes')
  has('selection.items.0', 'item productUrl category comment size sku ean upc quantity localizedSize line')
  has('selection.items.0', 'priceEach totalPrice priceEachBeforeDiscount anyDiscount taxPercent product')
  has('selection.items.0', 'priceEachWithoutTax priceEachReduction totalPriceBeforeDiscount subscriptionPlan')
  has('selection.items.2.bundle.0', 'item product brandName productName productUrl category size sku ean')
  has(
    'selection.items.2.bundle.0',
    'silkProduct silkVariant quantity comment localizedSize priceEach totalPrice',
  )
  has('selection.totals', 'itemsTotalPrice totalDiscountPrice shippingPrice handlingCostPrice totalQuantity')
  has('selection.totals', 'taxDeducted taxAdded taxPercent grandTotalPrice grandTotalPriceTax')
  has('paymentMethods.0', 'paymentMethod name paymentMethodType supportsInitiateOnly handlingCost')
  has('paymentMethods.0', 'providesCustomerAddressAfterPayment handlingCostAsNumber')
  has('paymentFields', 'termsAndConditions address shippingAddress')
  has(
    'paymentFields.address',
    'email company firstName lastName address1 address2 zipCode city state country',
  )
  has('paymentFields.address', 'phoneNumber identityNumber vatNumber houseNumber houseExtension newsletter')
  has('shippingMethods.0', 'shippingMethod name price priceAsNumber')
  has('location', 'country name state stateName eu shipTo market pricelist language')
})

test('an order has every part a client of the service looks for', async () => {
  const shopper = await filled()
  const reply = await shopper.post('/payment', payment)
  expect(v.safeParse(Order, reply.at('order')).issues).toBeUndefined()
  const keys =
    'order status statusDescription date language currency paymentMethod shippingMethod items discounts'
  const more =
    'totals vatExempt address shippingAddress giftMessage affiliateHtml additionalNotes currencyFormat'
  expect(Object.keys(Object(reply.at('order')))).toEqual(expect.arrayContaining(`${keys} ${more}`.split(' ')))
})
