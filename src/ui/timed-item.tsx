import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface TimedItemProps {
  /** Milliseconds. */
  lifetime: number
  onEnd: () => void
  children: ReactNode
}

/** A list item that ends by itself; its time starts anew when pointer or keyboard focus leaves it. */
export function TimedItem({ lifetime, onEnd, children }: TimedItemProps) {
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (held) return
    const clock = setTimeout(() => end(), lifetime)
    return () => clearTimeout(clock)
  }, [held, lifetime])

  return (
    <li
      className="timed-item"
      onFocus={({ target }) => target.matches(':focus-visible') && setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {children}
    </li>
  )
}
