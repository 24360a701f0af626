import { afterEach, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { changeSwitches, createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', { limit: 60, onlyAvailable: true })
const item = products.find(({ bundle, depositItem }) => !bundle && !depositItem)?.items[0]?.item ?? ''

afterEach(() => changeSwitches({ clockAheadHours: 0 }))

const confirmation = '/fi/checkout/confirmation?centraPaymentMethod=card'
const failed = '/fi/checkout/?failed=1'
const cancelled = '/fi/checkout/?failed=1&reason=cancelled'
const unknown = '/fi/checkout/?failed=1&unknown=1'

/** A shopper of the built shop with a part in the cart, who pays by card at the simulated provider. */
async function createPayer() {
  const shop = await createTestShop()
  const shopper = createShopper({ fetch: (path, init) => shop.fetch(`/sandbox${path}`, init) })
  const add = () => shopper.post(`/items/${item}`)
  await add()

  /** Starts a payment of the cart as it is now. */
  async function start() {
    const page = `${shop.origin}/api/process-payment?checkoutToken=${shopper.token}&locale=fi`
    const reply = await shopper.post('/payment', {
      ...payment,
      paymentMethod: 'card',
      paymentReturnPage: page,
      paymentFailedPage: shop.origin + cancelled,
      address: swede,
    })
    const path = `/sandbox${new URL(String(reply.at('url'))).pathname}`
    const back = `${page}&centraPaymentMethod=card&transaction=${path.split('/').at(-1)}`
    return {
      /** Presses a button of the provider's page; where it leads, without the origin of the shop. */
      async decide(decision: string) {
        const response = await shop.fetch(path, { method: 'POST', body: new URLSearchParams({ decision }) })
        return response.headers.get('location')?.replace(shop.origin, '')
      },
      /** Comes back to the shop; where that leads. */
      async comeBack() {
        const response = await shop.fetch(back.replace(shop.origin, ''))
        return response.headers.get('location')?.replace(shop.origin, '')
      },
      /** The payment state on the provider's page. */
      async state() {
        const text = await (await shop.fetch(path)).text()
        return /This payment is (\w+)\./.exec(text)?.[1] ?? 'open'
      },
    }
  }

  return { add, start, isOrdered: async () => (await shopper.get('/receipt')).status === 200 }
}

test('an approved payment is confirmed whenever the shopper comes back', async () => {
  const { start, isOrdered } = await createPayer()
  const card = await start()
  await card.decide('approve')
  expect(await card.state()).toBe('approved')
  expect([await card.comeBack(), await card.comeBack()]).toEqual([confirmation, confirmation])
  expect([await card.state(), await isOrdered()]).toEqual(['captured', true])
})

test('a declined payment has failed, and an approved one after it is confirmed', async () => {
  const { start, isOrdered } = await createPayer()
  const first = await start()
  await first.decide('decline')
  expect(await first.comeBack()).toBe(`${failed}&reason=declined`)
  expect([await first.state(), await isOrdered()]).toEqual(['failed', false])
  expect(await first.comeBack(), 'the service does not know the payment any more').toBe(unknown)
  const second = await start()
  await second.decide('approve')
  expect(await second.comeBack()).toBe(confirmation)
})

test('a cancelled payment leads to the failed page without a return', async () => {
  const { start, isOrdered } = await createPayer()
  const card = await start()
  expect(await card.decide('cancel')).toBe(cancelled)
  expect([await card.state(), await isOrdered()]).toEqual(['cancelled', false])
})

test('a payment that has expired says so to the shopper', async () => {
  const { start, isOrdered } = await createPayer()
  const card = await start()
  await card.decide('expire')
  expect(await card.comeBack()).toBe(`${failed}&reason=expired`)
  expect([await card.state(), await isOrdered()]).toEqual(['failed', false])
})

test('a payment that is not decided yet has failed, and may still be approved and confirmed', async () => {
  const { start, isOrdered } = await createPayer()
  const card = await start()
  expect(await card.comeBack()).toBe(failed)
  expect([await card.state(), await isOrdered()]).toEqual(['open', false])
  await card.decide('approve')
  expect(await card.comeBack()).toBe(confirmation)
})

test('a payment whose order the provider’s notification has placed is confirmed, however late the shopper returns', async () => {
  const { add, start, isOrdered } = await createPayer()
  const card = await start()
  await card.decide('approve-and-close')
  expect([await card.state(), await isOrdered()]).toEqual(['captured', true])
  expect(await card.comeBack()).toBe(confirmation)
  await add()
  expect(await card.comeBack(), 'with a cart filled again').toBe(confirmation)
})

test('the return of a payment that was placed by notification, after the cart was filled again, is unknown', async () => {
  const { add, start } = await createPayer()
  const card = await start()
  await card.decide('approve-and-close')
  await add()
  expect(await card.comeBack()).toBe(unknown)
})

test('a payment that was refunded because the cart has changed has failed', async () => {
  const { add, start, isOrdered } = await createPayer()
  const card = await start()
  await add()
  await card.decide('approve')
  expect(await card.comeBack()).toBe(failed)
  expect([await card.state(), await isOrdered()]).toEqual(['refunded', false])
})

test('the second of two payments for one cart is refunded, and leads to the order of the first', async () => {
  const { start } = await createPayer()
  const [first, second] = [await start(), await start()]
  await first.decide('approve-and-close')
  await second.decide('approve-and-close')
  expect([await first.state(), await second.state()]).toEqual(['captured', 'refunded'])
  expect(await second.comeBack()).toBe(confirmation)
})

test('the outcome of a payment that returns after its session has expired is unknown', async () => {
  const { start } = await createPayer()
  const card = await start()
  await changeSwitches({ clockAheadHours: 31 * 24 })
  await card.decide('approve')
  expect(await card.comeBack()).toBe(unknown)
})
