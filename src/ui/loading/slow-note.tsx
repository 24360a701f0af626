import { type ReactNode, useEffect, useState } from 'react'

interface SlowNoteProps {
  /** Milliseconds. */
  after: number
  children: ReactNode
}

/**
 * A sentence about something that takes long: render it while that is under way. Its element is there from the start, so
 * that the sentence is announced.
 */
export function SlowNote({ after, children }: SlowNoteProps) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return (
    <p className="slow-note" role="status">
      {isSlow ? children : null}
    </p>
  )
}
