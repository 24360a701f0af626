import { cpSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const filled = createTemporaryFolder()

beforeAll(async () => {
  await using _shop = await startShop({ state: filled.path })
}, 90_000)

afterAll(() => filled[Symbol.dispose]())

/** The state of a server that had filled its catalogue, which takes seconds: a copy for each test. */
function stateWithCatalogue() {
  const state = createTemporaryFolder()
  cpSync(filled.path, state.path, { recursive: true })
  return state
}

test('a cart survives an orderly restart of the server', async () => {
  using state = stateWithCatalogue()
  let token: string | null
  {
    await using shop = await startShop({ state: state.path })
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 2)
    token = cart.session.token
  }
  await using shop = await startShop({ state: state.path })
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2])
}, 90_000)

test('a cart survives a server that was killed', async () => {
  using state = stateWithCatalogue()
  let token: string | null
  {
    await using shop = await startShop({ state: state.path })
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 3)
    token = cart.session.token
    shop.kill()
  }
  await using shop = await startShop({ state: state.path })
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([3])
}, 90_000)

test('a server killed during a call keeps all answered changes, and at most that one more', async () => {
  using state = stateWithCatalogue()
  let token: string | null
  let answered = 0
  {
    await using shop = await startShop({ state: state.path })
    const cart = cartCalls(shop.fetch)
    const item = await cart.anItem()
    while (answered < 5) {
      await cart.add(item, 1)
      answered++
    }
    token = cart.session.token
    const cutOff = cart.add(item, 1).catch(() => null)
    shop.kill()
    if (await cutOff) answered++
  }
  await using shop = await startShop({ state: state.path })
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect([answered, answered + 1]).toContain(lines[0]?.quantity)
}, 90_000)

test('a server killed during a payment has either the order or the cart', async () => {
  using state = stateWithCatalogue()
  const headers = new Headers({ 'content-type': 'application/json' })
  {
    await using shop = await startShop({ state: state.path })
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 1)
    headers.set('api-token', cart.session.token ?? '')
    const body = JSON.stringify(payment)
    const cutOff = shop
      .fetch('/sandbox/api/checkout/payment', { method: 'POST', headers, body })
      .catch(() => null)
    shop.kill()
    await cutOff
  }
  await using shop = await startShop({ state: state.path })
  const { lines } = await cartCalls(shop.fetch, headers.get('api-token')).selection()
  const receipt = await shop.fetch('/sandbox/api/checkout/receipt', { headers })
  expect([receipt.status, lines.length]).toEqual(receipt.status === 200 ? [200, 0] : [404, 1])
}, 90_000)
