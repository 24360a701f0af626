import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Takes the keyboard when it comes into a list in place of what had it, and hands it on to a neighbour when it goes:
 * nobody is thrown back to the top of the page.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = place.current
    const item = element?.closest('li')
    element?.querySelector('button')?.focus()
    return () => {
      if (!element?.contains(document.activeElement)) return
      const next = item?.nextElementSibling ?? item?.previousElementSibling
      const heir =
        next?.querySelector<HTMLElement>('button') ?? element.closest('dialog, main')?.querySelector('button')
      heir?.focus()
    }
  }, [])

  return (
    <div className="restore-focus" ref={place}>
      {children}
    </div>
  )
}
