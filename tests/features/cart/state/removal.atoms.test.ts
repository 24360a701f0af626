import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { increaseLineAtom, removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { restoreLineAtom, undoRemovalAtom } from '#src/features/cart/commands/restore.atoms.ts'
import { announcementAtom, cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { removalsAtom } from '#src/features/cart/state/removal.atoms.ts'
import { shownLinesAtom } from '#src/features/cart/state/rows.atoms.ts'
import { itemCountAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { type CartWorld, createCartWorld, createFilledCart } from '#tests/support/worlds/cart-world.ts'

const Sections = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ section: v.number(), required: v.boolean(), products: v.array(v.number()) })),
)

const shown = ({ store }: CartWorld) =>
  store
    .get(shownLinesAtom)
    .map((entry) =>
      entry.kind === 'line'
        ? `${entry.row.line.quantity} of ${entry.row.line.item}`
        : `removed ${entry.removal.line.item}`,
    )

const createThreeLineCart = () => createFilledCart({ '1-1': 2, '2-1': 2, '4-1': 2 })

test('a removed line is hidden at once, and an undo is offered in its position', async () => {
  const world = await createThreeLineCart()
  const removing = world.store.set(removeLineAtom, world.lineOf('2-1'))
  expect(shown(world)).toEqual(['2 of 1-1', 'removed 2-1', '2 of 4-1'])
  expect(world.store.get(itemCountAtom)).toBe(4)
  expect(await removing).toBe(true)
  expect(shown(world)).toEqual(['2 of 1-1', 'removed 2-1', '2 of 4-1'])
})

test('an undone removal brings the pieces back that were shown, those on their way included', async () => {
  const world = await createThreeLineCart()
  const line = world.lineOf('2-1')
  const presses = [
    world.store.set(increaseLineAtom, line),
    world.store.set(increaseLineAtom, line),
    world.store.set(removeLineAtom, line),
  ]
  await Promise.all(presses)
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(shown(world)).toEqual(['2 of 1-1', '2 of 4-1', '4 of 2-1'])
  expect(world.store.get(announcementAtom)).toBe('Part 2 in sv, 1 l added. 8 items in your cart.')
})

test('a line removed a second time is offered once', async () => {
  const world = await createThreeLineCart()
  const line = world.lineOf('2-1')
  await world.store.set(removeLineAtom, line)
  await world.store.set(removeLineAtom, line)
  expect(world.store.get(removalsAtom)).toHaveLength(1)
})

test('the offer of a line stays until the line is restored', async () => {
  const world = await createThreeLineCart()
  await world.store.set(removeLineAtom, world.lineOf('2-1'))
  const restored = world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(world.store.get(removalsAtom)).toMatchObject([{ restoring: true }])
  await restored
  expect(world.store.get(removalsAtom)).toEqual([])
})

test('of several removed lines only the one that was asked for is being restored', async () => {
  const world = await createThreeLineCart()
  for (const item of ['1-1', '2-1']) await world.store.set(removeLineAtom, world.lineOf(item))
  const restored = world.store.set(restoreLineAtom, world.store.get(removalsAtom)[1]!)
  expect(world.store.get(removalsAtom)).toMatchObject([{ restoring: false }, { restoring: true }])
  await restored
})

test('a line that could not be taken out is back where it was, and gives the reason', async () => {
  const world = await createThreeLineCart()
  const line = world.lineOf('2-1')
  world.network.loses = (call) => (call.startsWith('DELETE') ? 'before' : null)
  expect(await world.store.set(removeLineAtom, line)).toBe(false)
  expect(shown(world)).toEqual(['2 of 1-1', '2 of 2-1', '2 of 4-1'])
  expect(world.store.get(cartErrorsAtom).get(line.line)?.problem).toEqual({ kind: 'unfinished' })
})

test('restoring a line that could not be restored can be tried again', async () => {
  const world = await createThreeLineCart()
  const line = world.lineOf('2-1')
  await world.store.set(removeLineAtom, line)
  world.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(world.store.get(removalsAtom)).toMatchObject([{ restoring: false }])
  world.network.loses = () => null
  // The first attempt may arrive within four seconds.
  world.timer.advance(4_000)
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(world.lineOf('2-1').quantity).toBe(2)
})

/** A cart with two of a bundle, filled with products that are not its default choice. */
async function createBundleCart() {
  const world = createCartWorld({ seeded: true })
  await world.store.set(loadSelectionAtom, 'en')
  const [set] = world.sandbox.sql.all("select product, sections from bundle where kind = 'flexible'")
  const sections = v.parse(Sections, set?.sections)
  const choices = sections
    .filter(({ required }) => required)
    .map(({ section, products }) => ({ section: String(section), item: `${products.at(-1)}-1` }))
  const wanted = { item: `${set?.product}-1`, quantity: 2, name: 'Set', choices }
  expect(await world.store.set(addItemAtom, wanted)).toBe(true)
  return { world, item: wanted.item, before: world.lineOf(wanted.item) }
}

test('a removed set comes back with its choices', async () => {
  const { world, item, before } = await createBundleCart()
  await world.store.set(removeLineAtom, before)
  expect(world.store.get(selectionAtom)?.lines).toEqual([])

  world.network.loses = (call) => (call.includes('/bundles/') ? 'before' : null)
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  expect(world.store.get(cartErrorsAtom).get(before.line)?.problem).toEqual({ kind: 'unreachable' })
  world.network.loses = () => null
  await world.store.set(restoreLineAtom, world.store.get(removalsAtom)[0]!)
  const after = world.lineOf(item)
  expect([after.quantity, after.contents]).toEqual([2, before.contents])
})

test('a set that is put back elsewhere than by an undo has its choices too', async () => {
  const { world, item, before } = await createBundleCart()
  await world.store.set(removeLineAtom, before)
  expect(await world.store.set(undoRemovalAtom, before, before.line)).toBe(true)
  const after = world.lineOf(item)
  expect([after.quantity, after.contents]).toEqual([2, before.contents])
})
