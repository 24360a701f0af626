import { atom } from 'jotai'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/visit.ts'

const endedAtom = atom<{ snippet: string; isLoaded: boolean } | null>(null)

export const shippingStateAtom = atom((get): 'none' | 'loading' | 'shown' | 'failed' => {
  const widget = get(selectionAtom)?.shippingWidget
  const ended = get(endedAtom)
  if (!widget) return 'none'
  if (ended?.snippet !== widget.snippet) return 'loading'
  return ended.isLoaded ? 'shown' : 'failed'
})

/** After the widget has failed, one of the plain methods, since the widget's own choice is not shown. */
export const shippingChosenAtom = atom((get) => {
  const selection = get(selectionAtom)
  if (!selection?.shippingMethod) return false
  if (get(shippingStateAtom) !== 'failed') return true
  return selection.shippingMethods.some(({ shippingMethod }) => shippingMethod === selection.shippingMethod)
})

export const endShippingLoadAtom = atom(null, (get, set, isLoaded: boolean) => {
  const widget = get(selectionAtom)?.shippingWidget
  if (!widget) return
  set(endedAtom, { snippet: widget.snippet, isLoaded })
  // Its plugin may have looked for the widget before it was on the page.
  if (isLoaded) get(visitAtom)?.widget.reInitiate(widget.plugin)
})

export const resetShippingAtom = atom(null, (_get, set) => set(endedAtom, null))
