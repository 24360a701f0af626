import { expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Fills a cart and pays by invoice; the address decides what the identity check will say. Returns the path it ends at. */
async function pay(fetch: Fetch, name: 'identify' | 'identify-fail', token?: string) {
  const cart = cartCalls(fetch, token ?? null)
  await cart.add(await cart.anItem(), 1)
  const shopper = createShopper({ fetch: (path, init) => fetch(`/sandbox${path}`, init) })
  shopper.token = cart.session.token
  const reply = await shopper.post('/payment', {
    ...payment,
    address: { ...swede, email: `${name}@shopper.test` },
    paymentReturnPage: `https://shop.test/api/process-payment?checkoutToken=${shopper.token}&locale=fi`,
  })
  expect(reply.at('action')).toBe('redirect')
  const { pathname, search } = new URL(String(reply.at('url')))
  return { path: pathname + search, shopper, token: String(shopper.token) }
}

const pathOf = (response: Response) => {
  const { pathname, search } = new URL(String(response.headers.get('location')))
  return pathname + search
}

const confirmation = '/fi/checkout/confirmation?centraPaymentMethod=invoice'

/** Takes a shopper with an order of each kind through a shop; returns the return of the order that was placed. */
async function walk(fetch: Fetch) {
  const declined = await pay(fetch, 'identify-fail')
  expect(pathOf(await fetch(declined.path))).toBe('/fi/checkout/?failed=1&reason=declined')
  const approved = await pay(fetch, 'identify', declined.token)
  const returns = Array.from({ length: 5 }, () => fetch(approved.path, { method: 'POST' }))
  expect((await Promise.all(returns)).map(pathOf)).toEqual(Array.from({ length: 5 }, () => confirmation))
  expect((await approved.shopper.get('/receipt')).status).toBe(200)
  return approved
}

test('on workerd, returns lead to their pages, and a success is known after a restart', async () => {
  using state = createTemporaryFolder()
  let approved: Awaited<ReturnType<typeof walk>>
  {
    await using shop = await startShop({ state: state.path })
    approved = await walk(shop.fetch)
  }
  await using shop = await startShop({ state: state.path })
  const cart = cartCalls(shop.fetch, approved.token)
  await cart.add(await cart.anItem(), 1)
  expect(pathOf(await shop.fetch(approved.path))).toBe(confirmation)
  expect(pathOf(await shop.fetch(`${approved.path}&cancel=1`))).toBe('/fi/checkout/?failed=1&unknown=1')
}, 120_000)

test('under Node, returns lead to their pages', async () => {
  using state = createTemporaryFolder()
  await using shop = await startShop({ runtime: 'node', state: state.path })
  await walk(shop.fetch)
}, 90_000)
