import { useEffect, useEffectEvent } from 'react'

/** Runs a function when it is taken off the page. */
export function OnUnmount({ run }: { run: () => void }) {
  const end = useEffectEvent(run)
  useEffect(() => () => end(), [])
  return null
}
