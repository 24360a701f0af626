import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import {
  itemCountAtom,
  pendingQuantityAtom,
  selectionAtom,
  selectionSummaryAtom,
} from '#src/features/cart/state/selection.atoms.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

test('the item count is the page’s first count, then that of cart and pending presses, and never negative', () => {
  const store = createStore()
  expect(store.get(itemCountAtom)).toBeNull()
  store.set(selectionSummaryAtom, { body: null, lines: 1, pieces: 3, country: 'SE', customer: null })
  expect(store.get(itemCountAtom)).toBe(3)
  store.set(selectionAtom, selectionOf([{ item: '1-1', quantity: 2 }]))
  store.set(pendingQuantityAtom, 2)
  expect(store.get(itemCountAtom)).toBe(4)
  store.set(pendingQuantityAtom, -5)
  expect(store.get(itemCountAtom)).toBe(0)
})
