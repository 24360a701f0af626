import { useLayoutEffect, useRef } from 'react'

/** Keeps focus when the parent is removed: on a neighbour, else on `to`, instead of at the top of the page. */
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
