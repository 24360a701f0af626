import { atom } from 'jotai'
import { type CartRow, cartRows } from '../cart.ts'
import { expectedQuantity } from '../intents.ts'
import { type Removal, removalsAtom } from './removal.atoms.ts'
import { pendingAtom, selectionAtom, setPartsAtom } from './selection.atoms.ts'

export interface ShownRow extends CartRow {
  changing: boolean
}

export const cartRowsAtom = atom((get): ShownRow[] => {
  const selection = get(selectionAtom)
  const pending = get(pendingAtom)
  return cartRows(selection?.lines ?? [], get(setPartsAtom))
    .map(({ line, deposits }) => {
      const quantity = expectedQuantity(line, pending, selection)
      return { line: { ...line, quantity }, deposits, changing: quantity !== line.quantity }
    })
    .filter(({ line }) => line.quantity > 0)
})

export type Shown = { kind: 'line'; row: ShownRow } | { kind: 'removed'; removal: Removal }

export const shownLinesAtom = atom((get): Shown[] => {
  const shown = get(cartRowsAtom).map((row): Shown => ({ kind: 'line', row }))
  for (const removal of get(removalsAtom)) shown.splice(removal.index, 0, { kind: 'removed', removal })
  return shown
})
