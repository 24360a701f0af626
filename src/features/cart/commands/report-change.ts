import type { Getter } from 'jotai'
import { visitAtom } from '#src/visit.ts'
import { changeEvents } from '../goods.ts'
import type { Outcome } from '../outcome.ts'

export function reportChange(get: Getter, { before, after }: Outcome): void {
  if (!before || !after) return
  for (const event of changeEvents(before, after)) get(visitAtom)?.events.send(event)
}
