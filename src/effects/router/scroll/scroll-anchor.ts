/** A position in a long list that, unlike pixels, does not change when content above it does. */
export interface ScrollAnchor {
  item: string
  top: number
}

/** List items: no other list item or row in `main` has an id. */
const items = 'main li[id], main tr[id]'

export function anchorInView(): ScrollAnchor | null {
  for (const item of document.querySelectorAll(items)) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > 0) return top < innerHeight ? { item: item.id, top } : null
  }
  return null
}

export function scrollToAnchor({ item, top }: Partial<ScrollAnchor>): void {
  const element = item === undefined ? null : document.getElementById(item)
  if (!element || top === undefined) return
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

export function focusAnchor({ item }: ScrollAnchor): void {
  document.getElementById(item)?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
}

/** Changes the document without moving visible content: not all browsers have scroll anchoring. */
export function holdInView(change: () => void): void {
  const anchor = anchorInView()
  change()
  if (anchor) scrollToAnchor(anchor)
}
