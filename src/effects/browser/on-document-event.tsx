import { useEffect, useEffectEvent } from 'react'

interface OnDocumentEventProps {
  name: string
  run(detail: unknown): void
}

export function OnDocumentEvent({ name, run }: OnDocumentEventProps) {
  const handle = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: Event) => handle(event instanceof CustomEvent ? event.detail : null)
    document.addEventListener(name, listen)
    return () => document.removeEventListener(name, listen)
  }, [name])
  return null
}
