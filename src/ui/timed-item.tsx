import { type ReactNode, useEffect, useRef } from 'react'

interface TimedItemProps {
  /** Milliseconds until `onEnd`. */
  lifetime: number
  /** Stops the timer, for example while the offered action runs; it restarts afterwards. */
  paused?: boolean
  /** The item's subject; a new value or object restarts the timer. */
  subject?: unknown
  onEnd: () => void
  children: ReactNode
}

interface Timer {
  id: ReturnType<typeof setTimeout> | undefined
  attended: boolean
  /** The latest `onEnd`. */
  end: () => void
}

/**
 * A list item with a time limit, such as an offer to undo a removal. The timer stops while pointer or keyboard focus is
 * in the item and restarts when they leave.
 */
export function TimedItem({ lifetime, paused = false, subject, onEnd, children }: TimedItemProps) {
  // In a ref: pointer and focus have to stop the timer at once, not when a later render would.
  const timer = useRef<Timer>({ id: undefined, attended: false, end: onEnd })

  const start = () => {
    const { current } = timer
    clearTimeout(current.id)
    if (!current.attended && !paused) current.id = setTimeout(() => current.end(), lifetime)
  }
  const attend = (attended: boolean) => {
    timer.current.attended = attended
    start()
  }

  useEffect(() => {
    timer.current.end = onEnd
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject restarts the time
  useEffect(() => {
    const { current } = timer
    start()
    return () => clearTimeout(current.id)
  }, [paused, subject, lifetime])

  return (
    <li
      className="timed-item"
      onFocus={({ target }) => target.matches(':focus-visible') && attend(true)}
      onBlur={() => attend(false)}
      onPointerEnter={() => attend(true)}
      onPointerLeave={() => attend(false)}
    >
      {children}
    </li>
  )
}
