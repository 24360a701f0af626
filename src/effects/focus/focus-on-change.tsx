import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollPositions } from '../router/scroll/scroll-positions.ts'
import { focusHeading } from './focus-heading.ts'

interface FocusOnChangeProps {
  screen: string
  children: ReactNode
}

/** Focuses the link by which this history entry was left, also after a reload; otherwise the new screen's heading. */
export function FocusOnChange({ screen, children }: FocusOnChangeProps) {
  const { key: entry } = useLocation()
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<{ screen: string; entry: string } | null>(null)
  const used = useRef<Element | null>(null)

  useEffect(() => {
    // Safari does not focus clicked links.
    const rememberLink = ({ target }: Event) => {
      used.current = linkAround(container.current, target)
    }
    const keep = () => {
      if (shown.current) scrollPositions.update(shown.current.entry, { link: addressOf(used.current) })
    }
    document.addEventListener('focusin', rememberLink)
    document.addEventListener('click', rememberLink, true)
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('focusin', rememberLink)
      document.removeEventListener('click', rememberLink, true)
      removeEventListener('pagehide', keep)
    }
  }, [])

  useEffect(() => {
    const before = shown.current
    const { link } = scrollPositions.read(entry)
    shown.current = { screen, entry }
    if (!before) {
      if (document.activeElement === document.body) focusLink(container.current, link)
      return
    }
    if (before.entry !== entry) scrollPositions.update(before.entry, { link: addressOf(used.current) })
    if (before.screen === screen) return
    if (!focusLink(container.current, link)) focusHeading(container.current)
  }, [screen, entry])

  return (
    <div className="focus-on-change" ref={container}>
      {children}
    </div>
  )
}

export function focusLink(container: Element | null, link: string | undefined): boolean {
  // Before hydration, a link may have a fragment.
  const [address = ''] = link?.split('#') ?? []
  const name = CSS.escape(address)
  const element = address && container?.querySelector<HTMLElement>(`a[href="${name}"], a[href^="${name}#"]`)
  if (!element) return false
  element.focus({ preventScroll: true })
  return true
}

function linkAround(container: Element | null, target: EventTarget | null): Element | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link && container?.contains(link) ? link : null
}

/** The `href` is read when the page is left, because it may change before. */
function addressOf(link: Element | null): string | undefined {
  return link?.getAttribute('href') ?? undefined
}
