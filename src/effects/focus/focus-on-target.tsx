import { useEffect } from 'react'

/**
 * Focuses the control with this name, or the element with this id, whenever `target` is a new object. A heading comes
 * into view with its section.
 */
export function FocusOnTarget({ target }: { target: { name: string } | null }) {
  useEffect(() => {
    if (!target) return
    const name = CSS.escape(target.name)
    const element = document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)
    const section = element instanceof HTMLHeadingElement ? element.closest('section') : null
    element?.focus({ preventScroll: section !== null })
    if (section) showSection(section)
  }, [target])
  return null
}

/** Scrolls to the top of the page if the section fits in there, otherwise to the section: nothing above it is cut. */
function showSection(section: HTMLElement) {
  const end = section.getBoundingClientRect().bottom + window.scrollY
  if (end <= window.innerHeight) window.scrollTo(0, 0)
  else section.scrollIntoView({ block: 'start' })
}
