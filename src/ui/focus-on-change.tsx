import { type ReactNode, useEffect, useRef } from 'react'

interface FocusOnChangeProps {
  /** When this changes, the heading inside is focused: a new screen begins there. */
  on: string
  children: ReactNode
}

/** Moves focus to the new screen where the router has changed it without a new document. */
export function FocusOnChange({ on, children }: FocusOnChangeProps) {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(on)

  useEffect(() => {
    if (before.current === on) return
    before.current = on
    const heading = container.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [on])

  return (
    <div className="focus-on-change" ref={container}>
      {children}
    </div>
  )
}
