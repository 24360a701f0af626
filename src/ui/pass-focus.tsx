import { useLayoutEffect, useRef } from 'react'

/**
 * Passes the keyboard on when what is around this goes while it stands there: to a neighbour that stays, else to what
 * `to` selects. Nobody is thrown back to the top of the page.
 */
export function PassFocus({ to }: { to: string }) {
  const mark = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const room = mark.current?.parentElement
    return () => {
      if (!room?.contains(document.activeElement)) return
      const neighbours = [room.nextElementSibling, room.previousElementSibling]
      // Only afterwards is it known which of them went as well.
      queueMicrotask(() => {
        const near = neighbours.find((each) => each?.isConnected && each.localName === room.localName)
        const heir = near?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>(to)
        if (!heir) return
        if (heir.tabIndex < 0) heir.tabIndex = -1
        heir.focus()
      })
    }
  }, [to])

  return <span ref={mark} hidden />
}
