import { expect, test } from 'vitest'
import { cartCalls } from '#tests/support/cart-calls.ts'
import { startShop, temporaryState } from '#tests/support/workerd.ts'

test('a cart filled before the server goes down in order is there when it comes up again', async () => {
  using state = temporaryState()
  let token: string | null
  {
    await using shop = await startShop(state.path)
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 2)
    token = cart.held.token
  }
  await using shop = await startShop(state.path)
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2])
}, 90_000)

test('and when it was killed', async () => {
  using state = temporaryState()
  let token: string | null
  {
    await using shop = await startShop(state.path)
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 3)
    token = cart.held.token
    shop.kill()
  }
  await using shop = await startShop(state.path)
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([3])
}, 90_000)
