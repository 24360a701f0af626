import { useAtomValue } from 'jotai'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import { loadCartPanel } from './load-panel.ts'

/** Has the cart at hand when somebody is about to use it. What fails now is asked for again then. */
export function usePrepareCart(): () => void {
  const starter = useAtomValue(cartStarterAtom)
  return () => void loadCartPanel(starter).catch(() => {})
}
