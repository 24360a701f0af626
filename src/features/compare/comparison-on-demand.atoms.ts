import { atom } from 'jotai'

/*
 * The code that changes the choice is loaded on demand, since most visits never compare. What keeps what it loads rejects
 * where that fails.
 */
const loadChanges = () => import('./change-comparison.atoms.ts')

/** Reads this tab's choice into `comparedAtom`. */
export const loadComparedAtom = atom(null, (_get, set) => {
  loadChanges().then(
    (change) => set(change.readComparedAtom),
    () => {},
  )
})

/** Adds a product to the choice, or removes it when it is there. */
export const toggleComparedAtom = atom(null, async (_get, set, product: string) => {
  const change = await loadChanges()
  set(change.toggleProductAtom, product)
})
