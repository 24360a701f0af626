import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollToAnchor } from './scroll-anchor.ts'
import { scrollPositions } from './scroll-positions.ts'

export const scrollKey = 'rc_scroll'

/** Restores a list item, since pixels are wrong if first pages are missing. Must follow `ScrollRestoration`. */
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
