import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface FleetingProps {
  /** Milliseconds. */
  lifetime: number
  onEnd: () => void
  children: ReactNode
}

/** An offer in a list that ends by itself; its time stands still while the pointer or the keyboard is at it. */
export function Fleeting({ lifetime, onEnd, children }: FleetingProps) {
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (held) return
    const clock = setTimeout(() => end(), lifetime)
    return () => clearTimeout(clock)
  }, [held, lifetime])

  return (
    <li
      className="fleeting"
      onFocus={({ target }) => target.matches(':focus-visible') && setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {children}
    </li>
  )
}
