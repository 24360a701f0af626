import { atom } from 'jotai'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

export interface Addition {
  item: string
  quantity: number
  /** For the announcement. */
  name: string
  /** One chosen item per section of a flexible set. */
  choices?: BundleChoice[]
  /** The deposit item charged with each piece. */
  deposit?: string | undefined
  /** How many there are; null where that is not known. */
  inStock?: number | null
}

/** Starts the cart where that has not been done, and adds. False when nothing was added; rejects without a connection. */
export const addToCartAtom = atom(null, async (get, set, addition: Addition): Promise<boolean> => {
  const [{ addItemAtom }] = await Promise.all([
    import('../commands/add.atoms.ts'),
    get(cartStarterAtom).start(),
  ])
  return set(addItemAtom, addition)
})
