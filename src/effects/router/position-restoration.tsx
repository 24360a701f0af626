import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollToAnchor } from './scroll-anchor.ts'
import { scrollPositions } from './scroll-positions.ts'

/** The `storageKey` of the router's `ScrollRestoration`. */
export const scrollKey = 'rc_scroll'

/**
 * Scrolls back to the list item at which a history entry was left. The router restores pixels only, which is wrong when
 * a document lacks the first pages or the window was resized. Must be rendered after `ScrollRestoration`.
 */
export function PositionRestoration() {
  const { key } = useLocation()
  const hydrated = useRef(false)
  useLayoutEffect(() => {
    // `PositionScript` has already scrolled documents, and the reader may have moved since.
    if (hydrated.current) scrollToAnchor(scrollPositions.read(key))
    hydrated.current = true
  }, [key])
  return null
}
