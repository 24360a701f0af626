const mark = 'leaving'

/** Marks the element by which one leaves a page; style sheets give it the counterpart it becomes on the next one. */
export function leaveBy(element: Element | null): void {
  document.querySelector(`.${mark}`)?.classList.remove(mark)
  element?.classList.add(mark)
}

/**
 * Lets the router have view transitions only from pages that one leaves by a marked element. It repeats those of the way
 * forward on the way back, without an option against that, where nothing has a counterpart and a long list would be held
 * back for a mere fade. As the mark is there until the next page is, what was begun is not taken from the router.
 */
export function limitViewTransitions(): void {
  const { startViewTransition } = document
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    get: () => (document.querySelector(`.${mark}`) ? startViewTransition : undefined),
  })
}
