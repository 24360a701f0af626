import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { type Outcome, outcomeOf } from '../outcome.ts'

export interface SelectionPort {
  read(): Selection | null
  replace(selection: Selection): void
  fetch(): Promise<Result<Selection>>
}

/** Shows the selection of a reply: its value, or the corrected one of a refusal. */
export function applyReply(
  { replace }: SelectionPort,
  before: Selection | null,
  reply: Result<Selection>,
): Outcome {
  const outcome = outcomeOf(before, reply)
  if (outcome.after && outcome.after !== before) replace(outcome.after)
  return outcome
}

export async function refetch({ fetch: ask, replace }: SelectionPort): Promise<Selection | null> {
  const reply = await resultOrNull(ask)
  if (!reply?.ok) return null
  replace(reply.value)
  return reply.value
}
