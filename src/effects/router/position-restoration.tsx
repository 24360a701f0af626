import { use, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollPositionsKey } from '#src/config.ts'
import { NonceContext } from '../browser/nonce.ts'
import { scrollToAnchor } from './scroll-anchor.ts'
import { scrollPositions } from './scroll-positions.ts'

/** Where the router's `ScrollRestoration` keeps how far its pages were scrolled; to be handed to it. */
export const scrollKey = 'rc_scroll'

/**
 * Returns to the item of a list at which a history entry was left, where the router counts pixels: a document of a late
 * page lacks the first ones, and a window may have been turned. Belongs after `ScrollRestoration`.
 */
export function PositionRestoration() {
  const { key } = useLocation()
  const hydrated = useRef(false)
  useLayoutEffect(() => {
    // A document has returned there by the script below, and its reader may have gone on since.
    if (hydrated.current) scrollToAnchor(scrollPositions.read(key))
    hydrated.current = true
  }, [key])
  return null
}

/** The same before anything is hydrated. Belongs before `ScrollRestoration`. */
export function PositionScript() {
  const nonce = use(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR
        ? `(${returnBeforeHydration})(${JSON.stringify(scrollPositionsKey)},${JSON.stringify(scrollKey)})`
        : ''}
    </script>
  )
}

/**
 * Runs in the document on its own: nothing of this module is within its reach. Where the item is yet to come, the list
 * begins at the top of the window. Either way the router has no pixels left to scroll by.
 */
function returnBeforeHydration(places: string, scroll: string) {
  try {
    const entry = history.state?.key
    const place = new Map(JSON.parse(sessionStorage.getItem(places) ?? '[]')).get(entry)
    if (typeof place !== 'object' || place === null || !('item' in place) || !('top' in place)) return
    // The browser would scroll by pixels once more when everything is loaded.
    history.scrollRestoration = 'manual'
    const item = document.getElementById(String(place.item))
    if (item) scrollBy({ top: item.getBoundingClientRect().top - Number(place.top), behavior: 'instant' })
    else document.querySelector('main li[id], main tr[id]')?.scrollIntoView()
    const pixels = JSON.parse(sessionStorage.getItem(scroll) ?? '{}')
    delete pixels[entry]
    sessionStorage.setItem(scroll, JSON.stringify(pixels))
  } catch {
    // Without storage nothing was kept.
  }
}
