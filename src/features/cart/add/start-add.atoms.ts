import { atom } from 'jotai'
import type { Addition } from '../commands/add.atoms.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

export const addToCartAtom = atom(null, async (get, set, addition: Addition): Promise<boolean> => {
  const [{ addItemAtom }] = await Promise.all([
    import('../commands/add.atoms.ts'),
    get(cartStarterAtom).start(),
  ])
  return set(addItemAtom, addition)
})
