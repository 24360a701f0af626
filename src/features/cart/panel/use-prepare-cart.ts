import { useAtomValue } from 'jotai'
import { cartStarterAtom } from '../state/selection.atoms.ts'
import { loadCartPanel } from './load-panel.ts'

export function usePrepareCart(): () => void {
  const starter = useAtomValue(cartStarterAtom)
  return () => void loadCartPanel(starter).catch(() => {})
}
