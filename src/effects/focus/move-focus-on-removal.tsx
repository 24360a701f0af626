import { useLayoutEffect, useRef } from 'react'

/**
 * Moves focus when the parent element is removed with focus inside: to a remaining neighbour, otherwise to the element
 * that `to` selects. Otherwise focus would return to the top of the page.
 */
export function MoveFocusOnRemoval({ to }: { to: string }) {
  const marker = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const parent = marker.current?.parentElement
    return () => {
      if (!parent?.contains(document.activeElement)) return
      const neighbours = [parent.nextElementSibling, parent.previousElementSibling]
      // It is only known afterwards whether neighbours are removed too.
      queueMicrotask(() => {
        const near = neighbours.find((entry) => entry?.isConnected && entry.localName === parent.localName)
        const target =
          near?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>(to)
        if (!target) return
        if (target.tabIndex < 0) target.tabIndex = -1
        target.focus()
      })
    }
  }, [to])

  return <span ref={marker} hidden />
}
