import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface TimedItemProps {
  /** Milliseconds. */
  lifetime: number
  onEnd: () => void
  children: ReactNode
}

/** An offer in a list that ends by itself; its time stands still while the pointer or the keyboard is at it. */
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
