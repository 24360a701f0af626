import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { increaseLineAtom, removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { itemCountAtom } from '#src/features/cart/state/item-count.atoms.ts'
import { announcementAtom, cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { shownLinesAtom } from '#src/features/cart/state/rows.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { removalsAtom } from '#src/features/cart/undo/removal.atoms.ts'
import { restoreLineAtom, undoRemovalAtom } from '#src/features/cart/undo/restore.atoms.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

const Sections = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ section: v.number(), required: v.boolean(), products: v.array(v.number()) })),
)

type Visit = ReturnType<typeof createTestVisit>

const lineOf = ({ store }: Visit, item: string): Line =>
  store.get(selectionAtom)!.lines.find((line) => line.item === item)!
const shown = ({ store }: Visit) =>
  store
    .get(shownLinesAtom)
    .map((entry) =>
      entry.kind === 'line'
        ? `${entry.row.line.quantity} of ${entry.row.line.item}`
        : `removed ${entry.removal.line.item}`,
    )

async function createBuyer() {
  const visit = createTestVisit()
  for (const item of ['1-1', '2-1', '4-1'])
    await visit.store.set(addItemAtom, { item, quantity: 2, name: item })
  return visit
}

test('a removed line leaves at once, and its place says how to have it back', async () => {
  const visit = await createBuyer()
  const removing = visit.store.set(removeLineAtom, lineOf(visit, '2-1'))
  expect(shown(visit)).toEqual(['2 of 1-1', 'removed 2-1', '2 of 4-1'])
  expect(visit.store.get(itemCountAtom)).toBe(4)
  expect(await removing).toBe(true)
  expect(shown(visit)).toEqual(['2 of 1-1', 'removed 2-1', '2 of 4-1'])
})

test('an undone removal brings the pieces back that were shown, those on their way included', async () => {
  const visit = await createBuyer()
  const line = lineOf(visit, '2-1')
  const presses = [
    visit.store.set(increaseLineAtom, line),
    visit.store.set(increaseLineAtom, line),
    visit.store.set(removeLineAtom, line),
  ]
  await Promise.all(presses)
  await visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  expect(shown(visit)).toEqual(['2 of 1-1', '2 of 4-1', '4 of 2-1'])
  expect(visit.store.get(announcementAtom)).toBe('Part 2 in sv, 1 l added. 8 items in your cart.')
})

test('a line removed a second time is offered once', async () => {
  const visit = await createBuyer()
  const line = lineOf(visit, '2-1')
  await visit.store.set(removeLineAtom, line)
  await visit.store.set(removeLineAtom, line)
  expect(visit.store.get(removalsAtom)).toHaveLength(1)
})

test('the offer of a line stays until the line is restored', async () => {
  const visit = await createBuyer()
  await visit.store.set(removeLineAtom, lineOf(visit, '2-1'))
  const restored = visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  expect(visit.store.get(removalsAtom)).toMatchObject([{ restoring: true }])
  await restored
  expect(visit.store.get(removalsAtom)).toEqual([])
})

test('of several removed lines only the one that was asked for is being restored', async () => {
  const visit = await createBuyer()
  for (const item of ['1-1', '2-1']) await visit.store.set(removeLineAtom, lineOf(visit, item))
  const restored = visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[1]!)
  expect(visit.store.get(removalsAtom)).toMatchObject([{ restoring: false }, { restoring: true }])
  await restored
})

test('a line that could not be taken out is back where it was, and says why', async () => {
  const visit = await createBuyer()
  const line = lineOf(visit, '2-1')
  visit.network.loses = (call) => (call.startsWith('DELETE') ? 'before' : null)
  expect(await visit.store.set(removeLineAtom, line)).toBe(false)
  expect(shown(visit)).toEqual(['2 of 1-1', '2 of 2-1', '2 of 4-1'])
  expect(visit.store.get(cartErrorsAtom).get(line.line)?.problem).toEqual({ kind: 'unfinished' })
})

test('restoring a line that could not be restored can be tried again', async () => {
  const visit = await createBuyer()
  const line = lineOf(visit, '2-1')
  await visit.store.set(removeLineAtom, line)
  visit.network.loses = (call) => (call.startsWith('POST') ? 'before' : null)
  await visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  expect(visit.store.get(removalsAtom)).toMatchObject([{ restoring: false }])
  visit.network.loses = () => null
  await visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  expect(lineOf(visit, '2-1').quantity).toBe(2)
})

/** Someone with two of a set in the cart, filled with what nobody gets without choosing. */
async function createSetBuyer() {
  const visit = createTestVisit({ seeded: true })
  await visit.store.set(loadSelectionAtom, 'en')
  const [set] = visit.sandbox.sql.all("select product, sections from bundle where kind = 'flexible'")
  const sections = v.parse(Sections, set?.sections)
  const choices = sections
    .filter(({ required }) => required)
    .map(({ section, products }) => ({ section: String(section), item: `${products.at(-1)}-1` }))
  const wanted = { item: `${set?.product}-1`, quantity: 2, name: 'Set', choices }
  expect(await visit.store.set(addItemAtom, wanted)).toBe(true)
  return { visit, item: wanted.item, before: lineOf(visit, wanted.item) }
}

test('a set comes back with what was chosen for it', async () => {
  const { visit, item, before } = await createSetBuyer()
  await visit.store.set(removeLineAtom, before)
  expect(visit.store.get(selectionAtom)?.lines).toEqual([])

  visit.network.loses = (call) => (call.includes('/bundles/') ? 'before' : null)
  await visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  expect(visit.store.get(cartErrorsAtom).get(before.line)?.problem).toEqual({ kind: 'unreachable' })
  visit.network.loses = () => null
  await visit.store.set(restoreLineAtom, visit.store.get(removalsAtom)[0]!)
  const after = lineOf(visit, item)
  expect([after.quantity, after.contents]).toEqual([2, before.contents])
})

test('a set that is put back elsewhere than by an undo has its choices too', async () => {
  const { visit, item, before } = await createSetBuyer()
  await visit.store.set(removeLineAtom, before)
  expect(await visit.store.set(undoRemovalAtom, before, before.line)).toBe(true)
  const after = lineOf(visit, item)
  expect([after.quantity, after.contents]).toEqual([2, before.contents])
})
