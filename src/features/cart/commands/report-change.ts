import type { Getter } from 'jotai'
import { visitAtom } from '#src/visit.ts'
import { changeEvents } from '../goods.ts'
import type { Outcome } from '../outcome.ts'

/** Reports what a change that the service has confirmed put into the cart, or took out. */
export function reportChange(get: Getter, { before, after }: Outcome): void {
  if (!before || !after) return
  for (const event of changeEvents(before, after)) get(visitAtom)?.events.send(event)
}
