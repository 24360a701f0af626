import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

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

/**
 * A list item with a time limit, such as an offer to undo a removal. The timer stops while pointer or keyboard focus is
 * in the item and restarts when they leave.
 */
export function TimedItem({ lifetime, paused = false, subject, onEnd, children }: TimedItemProps) {
  const [attended, setAttended] = useState(false)
  const end = useEffectEvent(onEnd)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject restarts the time
  useEffect(() => {
    if (attended || paused) return
    const timeout = setTimeout(() => end(), lifetime)
    return () => clearTimeout(timeout)
  }, [attended, paused, subject, lifetime])

  return (
    <li
      className="timed-item"
      onFocus={({ target }) => target.matches(':focus-visible') && setAttended(true)}
      onBlur={() => setAttended(false)}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
    >
      {children}
    </li>
  )
}
