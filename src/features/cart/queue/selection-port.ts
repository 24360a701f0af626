import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import type { Outcome } from './outcome.ts'

/** How the queue reads and replaces the selection that is shown. */
export interface SelectionPort {
  /** The last selection the server told of. */
  read(): Selection | null
  /** Replaces the selection as a whole; called in the order of the changes. */
  replace(selection: Selection): void
  /** Asks the server what it holds. Throws when it cannot be reached. */
  fetch(): Promise<Result<Selection>>
}

/** Takes a reply over: its selection, or the corrected one a refusal may carry. */
export function applyReply(
  { replace }: SelectionPort,
  before: Selection | null,
  reply: Result<Selection>,
): Outcome {
  if (reply.ok) {
    replace(reply.value)
    return { kind: 'done', before, after: reply.value }
  }
  const corrected = parseTolerantly(Selection, reply.body)
  if (!corrected.ok) return { kind: 'refused', refusal: reply, before, after: before }
  replace(corrected.value)
  return { kind: 'refused', refusal: reply, before, after: corrected.value }
}

/** What the server holds; null when it does not say. */
export async function refetch({ fetch: ask, replace }: SelectionPort): Promise<Selection | null> {
  const reply = await resultOrNull(ask)
  if (!reply?.ok) return null
  replace(reply.value)
  return reply.value
}
