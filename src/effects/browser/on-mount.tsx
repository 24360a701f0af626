import { useEffect, useEffectEvent } from 'react'

/** Runs a function on mount: render it under the condition the function waits for. */
export function OnMount({ run }: { run: () => void }) {
  const start = useEffectEvent(run)
  useEffect(() => start(), [])
  return null
}
