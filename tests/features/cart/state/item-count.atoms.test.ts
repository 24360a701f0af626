import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { pieceCountAtom } from '#src/features/cart/state/item-count.atoms.ts'
import {
  pendingPiecesAtom,
  selectionAtom,
  selectionSummaryAtom,
} from '#src/features/cart/state/selection.atoms.ts'
import { selectionOf } from '#tests/support/selections.ts'

test('pieces are those the page began with, then those of the cart and on their way, and never less than none', () => {
  const store = createStore()
  expect(store.get(pieceCountAtom)).toBeNull()
  store.set(selectionSummaryAtom, { body: null, pieces: 3, country: 'SE' })
  expect(store.get(pieceCountAtom)).toBe(3)
  store.set(selectionAtom, selectionOf([{ item: '1-1', quantity: 2 }]))
  store.set(pendingPiecesAtom, 2)
  expect(store.get(pieceCountAtom)).toBe(4)
  store.set(pendingPiecesAtom, -5)
  expect(store.get(pieceCountAtom)).toBe(0)
})
