import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Refused, Result } from '#src/commerce/reply.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'

export type Outcome = { before: Selection | null } & (
  | { kind: 'done'; after: Selection }
  | { kind: 'refused'; refusal: Refused; after: Selection | null }
  /** No answer: the change may have been made. `after` is the server's cart now, null if unknown. */
  | { kind: 'unknown'; after: Selection | null }
  /** The network did not return in time. The change was not sent. */
  | { kind: 'expired'; after: null }
)

/** A call that changes the cart. It rejects if the service does not answer. */
export type CartCall = (checkout: CheckoutApi) => Promise<Result<Selection>>

/** Makes such a call in the browser's queue, or directly for a form; null if the cart cannot be started. */
export type SendCall = (call: CartCall) => Promise<Outcome | null>

/** A refusal may carry the corrected selection; otherwise, and without a reply, the selection is unchanged. */
export function outcomeOf(before: Selection | null, reply: Result<Selection> | null): Outcome {
  if (!reply) return { kind: 'unknown', before, after: null }
  if (reply.ok) return { kind: 'done', before, after: reply.value }
  const corrected = parseTolerantly(Selection, reply.body)
  return { kind: 'refused', refusal: reply, before, after: corrected.ok ? corrected.value : before }
}

export function replyOf(outcome: Outcome | null): Result<Selection> | null {
  if (outcome?.kind === 'refused') return outcome.refusal
  return outcome?.after ? { ok: true, value: outcome.after } : null
}
