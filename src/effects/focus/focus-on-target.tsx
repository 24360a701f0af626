import { useEffect } from 'react'

/** Focuses the control with this name, or the element with this id, whenever `target` is a new object. */
export function FocusOnTarget({ target }: { target: { name: string } | null }) {
  useEffect(() => {
    if (!target) return
    const name = CSS.escape(target.name)
    document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
  }, [target])
  return null
}
