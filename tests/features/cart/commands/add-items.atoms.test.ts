import { expect, test } from 'vitest'
import { maxQuantity } from '#src/config.ts'
import { addItemsAtom } from '#src/features/cart/commands/add-items.atoms.ts'
import { addedPieces, additionsTo } from '#src/features/cart/operations/add-items.ts'
import { cartOpenAtom, itemCountAtom } from '#src/features/cart/state/selection.atoms.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { type CartWorld, createCartWorld, createFilledCart } from '#tests/support/worlds/cart-world.ts'

const add = async ({ store }: CartWorld, pieces: Record<string, number>) => {
  const wanted = Object.entries(pieces).map(([item, quantity]) => ({ item, quantity }))
  const added = await store.set(addItemsAtom, wanted)
  return added && Object.fromEntries(added)
}
const bulkChanges = ({ calls }: CartWorld) => calls.filter(({ call }) => call === 'PUT /items')

test('many items are added in one call, to lines there are and to new ones, and the cart stays shut', async () => {
  const world = await createFilledCart({ '1-1': 2 })
  world.store.set(cartOpenAtom, false)
  expect(await add(world, { '1-1': 3, '2-1': 4, '14-1': 1 })).toEqual({ '1-1': 3, '2-1': 4, '14-1': 1 })
  expect([world.lineOf('1-1').quantity, world.lineOf('2-1').quantity]).toEqual([5, 4])
  expect(bulkChanges(world)).toHaveLength(1)
  expect(world.store.get(cartOpenAtom)).toBe(false)
})

test('the first items make the cart', async () => {
  const world = createCartWorld()
  expect(await add(world, { '1-1': 1 })).toEqual({ '1-1': 1 })
  expect(world.store.get(itemCountAtom)).toBe(1)
})

test('short or sold out items are added as far as they are available', async () => {
  const world = createCartWorld()
  await world.switches({ stockMode: 'aggressive' })
  expect(await add(world, { '8-1': 1 })).toEqual({ '8-1': 0 })
  expect(await add(world, { '1-1': 12, '8-1': 1, '2-1': 1 })).toEqual({ '1-1': 10, '8-1': 0, '2-1': 1 })
})

test('deposits follow their parts', async () => {
  const world = createCartWorld()
  expect(await add(world, { '5-1': 2, '15-1': 1 })).toEqual({ '5-1': 2, '15-1': 1 })
  await expect.poll(() => world.lineOf('9-1').quantity).toBe(3)
})

test('a cart that was changed elsewhere meanwhile is asked for, and the items go into that', async () => {
  const world = await createFilledCart({ '1-1': 1 })
  await world.ports.checkout.addItem('2-1', 1)
  expect(await add(world, { '2-1': 2 })).toEqual({ '2-1': 2 })
  expect(world.lineOf('2-1').quantity).toBe(3)
  expect(bulkChanges(world)).toHaveLength(2)
})

test('a call without an answer is not repeated: the cart shows its result, or it stays unknown', async () => {
  const lost = await createFilledCart({ '1-1': 1 })
  lost.network.loses = (call) => (call === 'PUT /items' ? 'after' : null)
  expect(await add(lost, { '2-1': 2 })).toEqual({ '2-1': 2 })
  expect(bulkChanges(lost)).toHaveLength(1)

  const away = await createFilledCart({ '1-1': 1 })
  away.network.loses = () => 'before'
  expect(await add(away, { '2-1': 2 })).toBeNull()
})

test('an item of two rows is added once, and a full line gets no more', () => {
  const { lines } = selectionOf([
    { item: '1-1', quantity: maxQuantity - 1 },
    { item: '2-1', quantity: maxQuantity },
  ])
  const pieces = [
    { item: '1-1', quantity: 2 },
    { item: '2-1', quantity: 1 },
    { item: '3-1', quantity: 1 },
    { item: '3-1', quantity: 5 },
  ]
  expect(additionsTo({ lines }, pieces)).toEqual({
    lines: [{ line: lines[0]?.line, quantity: maxQuantity }],
    items: [{ item: '3-1', quantity: 6 }],
  })
})

test('while a line is unreadable the added pieces are unknown', () => {
  const before = selectionOf([])
  const after = { ...selectionOf([{ item: '1-1', quantity: 1 }]), unreadableLines: 1 }
  expect(addedPieces(before, after, [{ item: '2-1', quantity: 1 }])).toBeNull()
})
