import { expect, test } from 'vitest'
import { pendingKey } from '#src/config.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { increaseLineAtom, removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { adoptReply } from '#src/features/cart/start/open-cart.ts'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { cartRowsAtom } from '#src/features/cart/state/rows.atoms.ts'
import {
  cartOpenAtom,
  itemCountAtom,
  onlineAtom,
  selectionAtom,
} from '#src/features/cart/state/selection.atoms.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createCartWorld, createFilledCart } from '#tests/support/worlds/cart-world.ts'
import { alwaysOnline } from '#tests/support/worlds/test-device.ts'

/** A cart with two pieces of one part. */
async function createOneLineCart() {
  const world = await createFilledCart({ '1-1': 2 })
  return { ...world, line: world.lineOf('1-1') }
}

test('a press changes the line and the count of the header at once', async () => {
  const { store, line } = await createOneLineCart()
  const presses = [store.set(increaseLineAtom, line), store.set(increaseLineAtom, line)]
  expect(store.get(cartRowsAtom)).toMatchObject([{ line: { quantity: 4 }, changing: true }])
  expect(store.get(itemCountAtom)).toBe(4)
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(2)
  await Promise.all(presses)
  expect(store.get(cartRowsAtom)).toMatchObject([{ line: { quantity: 4 }, changing: false }])
  expect(store.get(itemCountAtom)).toBe(4)
})

test('two quick presses are one call', async () => {
  const { store, line, calls } = await createOneLineCart()
  await Promise.all([store.set(increaseLineAtom, line), store.set(increaseLineAtom, line)])
  expect(calls.filter(({ call }) => call.startsWith('POST /lines')).map(({ body }) => body)).toEqual([
    { quantity: 2 },
  ])
})

test('a press of a closed page is sent by the next one, and then removed from storage', async () => {
  const { store, line, connection, textStore, nextDocument, ports } = await createOneLineCart()
  connection.setOnline(false)
  void store.set(increaseLineAtom, line)
  expect(textStore.kept.has(pendingKey)).toBe(true)

  // The first page makes no more calls: its network stays away, as far as it knows.
  const later = { ...ports, connection: alwaysOnline }
  const next = nextDocument(later)
  await next.set(loadSelectionAtom, 'en')
  expect(next.get(selectionAtom)?.lines[0]?.quantity).toBe(3)
  expect(textStore.kept.has(pendingKey)).toBe(false)
})

test('a press is stored as sent before its request leaves', async () => {
  const { store, line, network, textStore } = await createOneLineCart()
  const kept: (string | undefined)[] = []
  network.loses = () => {
    kept.push(textStore.kept.get(pendingKey))
    return null
  }
  await store.set(increaseLineAtom, line)
  expect(JSON.parse(kept[0] ?? '')).toMatchObject([{ by: 1, sent: { before: 2, by: 1 } }])
})

test('offline the cart opens, keeps an added part as pending, and gives it up after a minute', async () => {
  const { store, connection, timer } = await createOneLineCart()
  store.set(cartOpenAtom, false)
  connection.setOnline(false)
  expect(store.get(onlineAtom)).toBe(false)
  const adding = store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Oil' })
  expect(store.get(cartOpenAtom)).toBe(true)
  expect(store.get(itemCountAtom)).toBe(3)
  timer.advance(60_000)
  expect(await adding).toBe(false)
  expect(store.get(cartErrorsAtom).get('2-1')?.text).toBe(
    'You were offline for too long, so this change was not made.',
  )
  expect(store.get(itemCountAtom)).toBe(2)
})

test('a page opened offline is shown as offline', async () => {
  const { connection, nextDocument } = await createOneLineCart()
  connection.setOnline(false)
  expect(nextDocument().get(onlineAtom)).toBe(false)
})

test('a line being removed is not shown, nor is its deposit', async () => {
  const { store } = createCartWorld()
  adoptReply(store, wireSelection([{ item: '5-1', product: { deposit_item: '9-1' } }, { item: '9-1' }]))
  const [row] = store.get(cartRowsAtom)
  expect(row?.deposits).toHaveLength(1)
  void store.set(removeLineAtom, row!.line)
  expect(store.get(cartRowsAtom)).toEqual([])
})
