import { atom } from 'jotai'

/*
 * The code that changes the choice is loaded on demand, since most visits never compare. A loader that caches rejects
 * on failure.
 */
const loadChanges = () => import('./change-comparison.atoms.ts')

export const loadComparedAtom = atom(null, (_get, set) => {
  loadChanges().then(
    (change) => set(change.readComparedAtom),
    () => {},
  )
})

export const toggleComparedAtom = atom(null, async (_get, set, product: string) => {
  const change = await loadChanges()
  set(change.toggleProductAtom, product)
})
