import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface TimedItemProps {
  /** Milliseconds until it ends. */
  lifetime: number
  /** Stops the time, such as while what the item offers is being done; it starts anew afterwards. */
  paused?: boolean
  /** What the item is about: when this is another value or object, the time starts anew. */
  subject?: unknown
  onEnd: () => void
  children: ReactNode
}

/**
 * A list item that ends by itself, such as an offer to undo a removal. It does not end while the pointer or keyboard
 * focus is in it; its whole time starts anew when they leave.
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
