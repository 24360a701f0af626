import { type ReactNode, useEffect, useState } from 'react'

interface SlowNoteProps {
  after: number
  children: ReactNode
}

/**
 * A sentence about a slow action: render it while the action is pending. Its element is mounted from the start, so that
 * the sentence is announced.
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
