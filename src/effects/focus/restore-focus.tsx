import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Takes focus when it replaces a list item that had it, and moves it to a neighbour when it is removed. Otherwise focus
 * would return to the top of the page.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = container.current
    const item = element?.closest('li')
    element?.querySelector('button')?.focus()
    return () => {
      if (!element?.contains(document.activeElement)) return
      const next = item?.nextElementSibling ?? item?.previousElementSibling
      const target =
        next?.querySelector<HTMLElement>('button') ?? element.closest('dialog, main')?.querySelector('button')
      target?.focus()
    }
  }, [])

  return (
    <div className="restore-focus" ref={container}>
      {children}
    </div>
  )
}
