import { useEffect } from 'react'

/** Puts the keyboard on a named control, or on the element with that id, once it is on the page. */
export function FocusOnTarget({ target }: { target: { name: string } | null }) {
  useEffect(() => {
    if (!target) return
    const name = CSS.escape(target.name)
    document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
  }, [target])
  return null
}
