import { atom } from 'jotai'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import type { AddedPieces, ItemPieces } from '../verbs/add-items.ts'

/**
 * Starts the cart where that has not been done, and adds many items. Null when it is not known what became of them;
 * rejects without a connection.
 */
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
