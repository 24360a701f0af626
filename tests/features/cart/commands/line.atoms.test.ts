import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { maxQuantity } from '#src/config.ts'
import {
  decreaseLineAtom,
  increaseLineAtom,
  removeLineAtom,
  setLineAtom,
} from '#src/features/cart/commands/line.atoms.ts'
import { adoptReply, createCart } from '#src/features/cart/start/open-cart.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { selectionOf, wireSelection } from '#tests/support/examples/selections.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

/** A cart with a part that is sold in steps of four from six on, at a service that makes every change. */
function createCartInFours(quantity: number) {
  const { ports } = createCartWorld()
  const store = createStore()
  const sent: number[] = []
  const product = { itemQuantityMultipleOf: 4, itemQuantityMinimum: 6 }
  const state = { quantity }
  const change = (by: number) => {
    sent.push(by)
    state.quantity += by
    return { ok: true as const, value: selectionOf([{ item: '1-1', quantity: state.quantity, product }]) }
  }
  const checkout = {
    ...ports.checkout,
    increaseLine: async (_: string, by: number) => change(by),
    decreaseLine: async (_: string, by: number) => change(-by),
  }
  createCart(store, { ...ports, checkout })
  adoptReply(store, wireSelection([{ item: '1-1', quantity, product }]))
  const line = store.get(selectionAtom)!.lines[0]!
  return { store, sent, line, left: () => store.get(selectionAtom)?.lines[0]?.quantity }
}

test('a press changes a line by a whole step, and stops at the minimum quantity', async () => {
  const { store, sent, line } = createCartInFours(12)
  await store.set(increaseLineAtom, line)
  await store.set(decreaseLineAtom, line)
  await store.set(decreaseLineAtom, line)
  await store.set(decreaseLineAtom, line)
  expect(sent).toEqual([4, -4, -4])
})

test('a quantity is set with one call for the difference', async () => {
  const { store, line, left, sent } = createCartInFours(20)
  await store.set(setLineAtom, line, 12)
  expect([left(), sent]).toEqual([12, [-8]])
})

test('no line exceeds the maximum quantity, in whole steps', async () => {
  const max = Math.floor(maxQuantity / 4) * 4
  const { store, line, left, sent } = createCartInFours(8)
  await store.set(setLineAtom, line, 9_999)
  expect(left()).toBe(max)
  await store.set(increaseLineAtom, line)
  expect([left(), sent.length]).toEqual([max, 1])
})

test('typing the present quantity is not a change', async () => {
  const { store, sent, line } = createCartInFours(8)
  expect(await store.set(setLineAtom, line, 8)).toBe(true)
  expect(sent).toEqual([])
})

test('a line is taken out with the pieces it has by now, not those it was drawn with', async () => {
  const { store, sent, line } = createCartInFours(8)
  await store.set(increaseLineAtom, line)
  await store.set(removeLineAtom, line)
  expect(sent).toEqual([4, -12])
})
