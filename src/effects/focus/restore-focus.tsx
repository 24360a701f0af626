import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Keeps focus when a list item is replaced or removed. Otherwise it would return to the top of the page. */
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
