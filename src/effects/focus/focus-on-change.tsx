import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollPositions } from '../router/scroll-positions.ts'

interface FocusOnChangeProps {
  /** When this changes, another screen is shown. */
  on: string
  children: ReactNode
}

/**
 * Moves focus to the new screen where the router has changed it without a new document: to the link by which this
 * history entry was left, else to the heading, where a screen begins. After a reload the link is focused again, too.
 */
export function FocusOnChange({ on, children }: FocusOnChangeProps) {
  const { key: entry } = useLocation()
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<{ on: string; entry: string } | null>(null)
  const used = useRef<Element | null>(null)

  useEffect(() => {
    // Not every browser focuses a link that is clicked.
    const note = ({ target }: Event) => {
      used.current = linkAround(container.current, target)
    }
    const keep = () => {
      if (shown.current) scrollPositions.update(shown.current.entry, { link: addressOf(used.current) })
    }
    document.addEventListener('focusin', note)
    document.addEventListener('click', note, true)
    addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('click', note, true)
      removeEventListener('pagehide', keep)
    }
  }, [])

  useEffect(() => {
    const before = shown.current
    const { link } = scrollPositions.read(entry)
    shown.current = { on, entry }
    if (!before) {
      if (document.activeElement === document.body) focusLink(container.current, link)
      return
    }
    if (before.entry !== entry) scrollPositions.update(before.entry, { link: addressOf(used.current) })
    if (before.on === on) return
    if (focusLink(container.current, link)) return
    const heading = container.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [on, entry])

  return (
    <div className="focus-on-change" ref={container}>
      {children}
    </div>
  )
}

/** Focuses the first link with this address, and leaves the window where it is; false where there is none. */
export function focusLink(container: Element | null, link: string | undefined): boolean {
  // Before hydration, a link may also lead to a part of its page.
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

/** Read when it is left: a link may lead elsewhere by then. */
function addressOf(link: Element | null): string | undefined {
  return link?.getAttribute('href') ?? undefined
}
