import { atom } from 'jotai'
import {
  type AddedPieces,
  addedPieces,
  additionsTo,
  type ItemPieces,
  isEmptyChange,
  isOutdated,
} from '../operations/add-items.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { rememberCar } from './add.atoms.ts'
import { fetchCart, sendChange } from './change-cart.ts'
import { reportChange } from './report-change.ts'

/** If the cart was changed elsewhere meanwhile, it is read and the change is made again. */
const maxAttempts = 2

/**
 * Adds as many of the items as are available in one call; their deposits follow. Null if the outcome is unknown. The
 * panel stays closed, since the caller shows the outcome of each item.
 */
export const addItemsAtom = atom(
  null,
  async (get, set, pieces: readonly ItemPieces[]): Promise<AddedPieces | null> => {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      if (!get(selectionAtom) || attempt > 1) await fetchCart(get, set, (checkout) => checkout.selection())
      const outcome = await sendChange(get, set, async (checkout) => {
        const changes = additionsTo(get(selectionAtom) ?? { lines: [] }, pieces)
        return isEmptyChange(changes) ? checkout.selection() : checkout.changeItems(changes)
      })
      if (!outcome?.before || !outcome.after) return null
      if (outcome.kind === 'refused' && isOutdated(outcome.refusal) && attempt < maxAttempts) continue
      for (const { item } of pieces) rememberCar(get, item)
      reportChange(get, outcome)
      return addedPieces(outcome.before, outcome.after, pieces)
    }
    return null
  },
)
