import { useEffect, useEffectEvent } from 'react'

export function OnMount({ run }: { run: () => void }) {
  const start = useEffectEvent(run)
  useEffect(() => start(), [])
  return null
}
