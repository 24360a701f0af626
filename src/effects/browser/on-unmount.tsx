import { useEffect, useEffectEvent } from 'react'

export function OnUnmount({ run }: { run: () => void }) {
  const end = useEffectEvent(run)
  useEffect(() => () => end(), [])
  return null
}
