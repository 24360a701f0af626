import { useEffect } from 'react'

/**
 * Focuses the control with this name, or the element with this id, whenever `target` is a new object. A heading comes
 * into view with its section, and a control with the list of problems above it, if there is room for both.
 */
export function FocusOnTarget({ target }: { target: { name: string } | null }) {
  useEffect(() => {
    if (!target) return
    const name = CSS.escape(target.name)
    const element = document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)
    const section = element instanceof HTMLHeadingElement ? element.closest('section') : null
    element?.focus({ preventScroll: section !== null })
    if (section) showSection(section)
    else if (element) showWithList(element)
  }, [target])
  return null
}

/**
 * Scrolls to the top of the page if the section fits in there, otherwise to the section before it, if both fit, or to
 * the section itself: nothing above it is cut, even where the page ends.
 */
function showSection(section: HTMLElement) {
  const { bottom } = section.getBoundingClientRect()
  const before = section.previousElementSibling
  if (bottom + window.scrollY <= window.innerHeight) window.scrollTo(0, 0)
  else if (before?.matches('section') && fits(before, section)) before.scrollIntoView({ block: 'start' })
  else section.scrollIntoView({ block: 'start' })
}

function showWithList(control: HTMLElement) {
  const list = control.closest('section')?.querySelector('[role="alert"]:has(.problem-list)')
  if (list && fits(list, control)) list.scrollIntoView({ block: 'start' })
}

/** True if the window has room from the start of one element to the end of another. */
function fits(first: Element, last: Element): boolean {
  const cover = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  return height + cover <= window.innerHeight
}
