import { type ReactNode, useEffect, useRef } from 'react'

interface FocusOnChangeProps {
  /** When this becomes another, the heading inside takes the focus: a new screen begins there. */
  on: string
  children: ReactNode
}

/** Tells keyboards and screen readers that the screen changed without a new document. */
export function FocusOnChange({ on, children }: FocusOnChangeProps) {
  const room = useRef<HTMLDivElement>(null)
  const before = useRef(on)

  useEffect(() => {
    if (before.current === on) return
    before.current = on
    const heading = room.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [on])

  return (
    <div className="focus-on-change" ref={room}>
      {children}
    </div>
  )
}
