/** Where a reader of a long list is. It outlives changes above it, which a number of pixels from the top does not. */
export interface ScrollAnchor {
  /** The id of the first item in view. */
  item: string
  /** How far its top is below that of the window; negative where it is cut off. Pixels. */
  top: number
}

/** Items of lists: nothing else in `main` that is a list item or a row has an id. */
const items = 'main li[id], main tr[id]'

/** The place in view; null where no item of a list is. */
export function anchorInView(): ScrollAnchor | null {
  for (const item of document.querySelectorAll(items)) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > 0) return top < innerHeight ? { item: item.id, top } : null
  }
  return null
}

/** Scrolls to a place at once, if the document holds its item. */
export function scrollToAnchor({ item, top }: Partial<ScrollAnchor>): void {
  const element = item === undefined ? null : document.getElementById(item)
  if (!element || top === undefined) return
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Focuses the first link of the item at a place, and leaves the window where it is. */
export function focusAnchor({ item }: ScrollAnchor): void {
  document.getElementById(item)?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
}

/** Runs a change of the document and leaves what is in view where it is: not every engine anchors its scrolling. */
export function holdInView(change: () => void): void {
  const place = anchorInView()
  change()
  if (place) scrollToAnchor(place)
}
