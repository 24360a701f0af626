/** A position in a long list that, unlike pixels, does not change when content above it does. */
export interface ScrollAnchor {
  /** The id of the first item in view. */
  item: string
  /** Pixels between the top of the window and that of the item; negative when it is cut off. */
  top: number
}

/** List items: nothing else in `main` that is a list item or a row has an id. */
const items = 'main li[id], main tr[id]'

/** The current position; null when no list item is in view. */
export function anchorInView(): ScrollAnchor | null {
  for (const item of document.querySelectorAll(items)) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > 0) return top < innerHeight ? { item: item.id, top } : null
  }
  return null
}

/** Scrolls to a position without animation, if its item exists. */
export function scrollToAnchor({ item, top }: Partial<ScrollAnchor>): void {
  const element = item === undefined ? null : document.getElementById(item)
  if (!element || top === undefined) return
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Focuses the first link of a position's item without scrolling. */
export function focusAnchor({ item }: ScrollAnchor): void {
  document.getElementById(item)?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
}

/** Changes the document without moving what is in view: not all browsers have scroll anchoring. */
export function holdInView(change: () => void): void {
  const anchor = anchorInView()
  change()
  if (anchor) scrollToAnchor(anchor)
}
