import { useEffect } from 'react'

/** Focuses the control of that name, or the element with that id, whenever another target is given. */
export function FocusOnTarget({ target }: { target: { name: string } | null }) {
  useEffect(() => {
    if (!target) return
    const name = CSS.escape(target.name)
    document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
  }, [target])
  return null
}
