import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { type Outcome, outcomeOf } from '../outcome.ts'

/** How the queue reads and replaces the selection that is shown. */
export interface SelectionPort {
  /** The last selection received from the server. */
  read(): Selection | null
  /** Replaces the selection as a whole; called in the order of the changes. */
  replace(selection: Selection): void
  /** Asks the server what it holds. Throws when it cannot be reached. */
  fetch(): Promise<Result<Selection>>
}

/** Shows the selection a reply brings: its value, or the corrected one that a refusal may carry. */
export function applyReply(
  { replace }: SelectionPort,
  before: Selection | null,
  reply: Result<Selection>,
): Outcome {
  const outcome = outcomeOf(before, reply)
  if (outcome.after && outcome.after !== before) replace(outcome.after)
  return outcome
}

/** What the server holds; null when it does not say. */
export async function refetch({ fetch: ask, replace }: SelectionPort): Promise<Selection | null> {
  const reply = await resultOrNull(ask)
  if (!reply?.ok) return null
  replace(reply.value)
  return reply.value
}
