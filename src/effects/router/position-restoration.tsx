import { use, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollPositionsKey } from '#src/config.ts'
import { NonceContext } from './nonce.ts'
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
    // The script below has already scrolled documents, and the reader may have moved since.
    if (hydrated.current) scrollToAnchor(scrollPositions.read(key))
    hydrated.current = true
  }, [key])
  return null
}

/**
 * An inline script that scrolls back to the stored list item before hydration. Must be rendered before
 * `ScrollRestoration`.
 */
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
 * The source of the inline script: it cannot use anything of this module. When the item is not there yet, the list is
 * scrolled to the top of the window. In either case the router finds no pixel position to restore. It is short, because
 * every document contains it.
 */
const returnBeforeHydration = (places: string, scroll: string) => {
  try {
    const entry = history.state?.key
    const { item, top } = Object.fromEntries(JSON.parse(sessionStorage[places]))[entry]
    // An entry that was left with no item in view; the router restores its pixels.
    if (!item) return
    // Otherwise the browser would scroll by pixels again after loading.
    history.scrollRestoration = 'manual'
    const found = document.getElementById(item)
    if (found) scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' })
    else document.querySelector('main li[id], main tr[id]')?.scrollIntoView()
    const pixels = JSON.parse(sessionStorage[scroll])
    delete pixels[entry]
    sessionStorage[scroll] = JSON.stringify(pixels)
  } catch {
    // Nothing is stored for this entry, or storage is forbidden.
  }
}
