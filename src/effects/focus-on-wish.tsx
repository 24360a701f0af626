import { useEffect } from 'react'

/** Puts the keyboard on a named control, or on the element with that id, once it is on the page. */
export function FocusOnWish({ wish }: { wish: { name: string } | null }) {
  useEffect(() => {
    if (!wish) return
    const name = CSS.escape(wish.name)
    document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)?.focus()
  }, [wish])
  return null
}
