import type { Getter } from 'jotai'
import { visitAtom } from '#src/visit.ts'
import type { Outcome } from '../outcome.ts'
import { changeEvents } from '../reported-goods.ts'

export function reportChange(get: Getter, { before, after }: Outcome): void {
  if (!before || !after) return
  for (const event of changeEvents(before, after)) get(visitAtom)?.events.send(event)
}
