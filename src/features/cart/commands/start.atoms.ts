import { atom } from 'jotai'
import { type Visit, visitAtom } from '#src/visit.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

export const startCartAtom = atom(null, async (get): Promise<Visit | null> => {
  const { start } = get(cartStarterAtom)
  return start().then(
    () => get(visitAtom),
    () => null,
  )
})
