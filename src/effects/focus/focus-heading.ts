/** Focuses the main heading in an element, without scrolling; does nothing without one. */
export function focusHeading(container: ParentNode | null): void {
  const heading = container?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
