import { atom } from 'jotai'
import type { AddedPieces, ItemPieces } from '../operations/add-items.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

/** Adds many items and starts the cart if necessary. Null if the outcome is unknown; rejects without a connection. */
export const addItemsToCartAtom = atom(
  null,
  async (get, set, pieces: readonly ItemPieces[]): Promise<AddedPieces | null> => {
    const [{ addItemsAtom }] = await Promise.all([
      import('../commands/add-items.atoms.ts'),
      get(cartStarterAtom).start(),
    ])
    return set(addItemsAtom, pieces)
  },
)
