import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { eventPortAtom, type ShopEvent } from './event-port.ts'

interface ReportProps {
  subject: string | number
  event: () => ShopEvent
}

export function Report({ subject, event }: ReportProps) {
  const store = useStore()
  const report = useEffectEvent(() => store.get(eventPortAtom).send(event()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another event
  useEffect(() => report(), [subject])
  return null
}
