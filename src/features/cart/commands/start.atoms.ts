import { atom } from 'jotai'
import { type Visit, visitAtom } from '#src/visit.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

/** Starts the cart if necessary. Null if its code or the service cannot be loaded. */
export const startCartAtom = atom(null, async (get): Promise<Visit | null> => {
  const { start } = get(cartStarterAtom)
  return start().then(
    () => get(visitAtom),
    () => null,
  )
})
