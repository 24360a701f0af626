import { type Selection, Shortage, type Unavailable } from '#src/commerce/contract/selection/selection.ts'
import type { Refused } from '#src/commerce/reply.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import { lineName } from './line-text.ts'
import type { Outcome } from './outcome.ts'

/** Of an item there was less than asked for. */
export interface Cut {
  name: string
  asked: number
  available: number
}

/** Why a change of the cart failed or was made in part; `cartProblemText` turns it into a sentence. */
export type CartProblem =
  | { kind: 'cut'; cuts: Cut[] }
  /** Some of what was asked for is in the cart. */
  | { kind: 'partly'; name: string; added: number; wanted: number; available: number }
  /** More was asked for than one line may hold. */
  | { kind: 'full'; name: string; added: number; wanted: number }
  /** The cart holds another quantity than was asked for: the browser has sent the request twice, or someone else changed it. */
  | { kind: 'otherQuantity'; name: string; quantity: number }
  /** The cart holds more than there are now. The service decides when it is ordered. */
  | { kind: 'overStock'; name: string; quantity: number; available: number }
  | { kind: 'notSold' }
  | { kind: 'lineGone' }
  | { kind: 'notDeliverable' }
  /** The service did not answer, and the cart is as before. */
  | { kind: 'unfinished' }
  /** The service cannot be reached, so nothing was sent. */
  | { kind: 'unreachable' }
  /** A change was sent, and neither it nor a read of the cart was answered. */
  | { kind: 'unclear' }
  /** So too, of something that was to be added: a repetition could add it twice. */
  | { kind: 'unclearAddition'; name: string }
  /** There was no network for too long. */
  | { kind: 'expired' }
  /** The service had too many calls and did nothing. */
  | { kind: 'busy' }
  | { kind: 'refused' }

/** What went wrong with a change; null if nothing. `applied` decides whether an unanswered change was made. */
export function cartProblemOf(
  outcome: Outcome,
  applied: (before: Selection | null, after: Selection) => boolean,
): CartProblem | null {
  const { kind, before, after } = outcome
  if (kind === 'expired') return { kind }
  if (kind === 'refused') return refusalProblem(outcome.refusal, [before, after])
  if (kind === 'unknown') {
    if (!after) return { kind: 'unclear' }
    return applied(before, after) ? null : { kind: 'unfinished' }
  }
  const cuts = cutsOf(outcome.after.unavailable, [before, after])
  return cuts.length > 0 ? { kind: 'cut', cuts } : null
}

/** A refusal in terms a shopper can act on. The service's own keys and texts are not for people. */
export function refusalProblem({ status, errors, body }: Refused, known: (Selection | null)[]): CartProblem {
  if (status === 429) return { kind: 'busy' }
  const shortage = parseTolerantly(Shortage, body)
  if (errors.stock !== undefined && shortage.ok && shortage.value.unavailable.length > 0) {
    return { kind: 'cut', cuts: cutsOf(shortage.value.unavailable, known) }
  }
  if (errors.item !== undefined || errors.stock !== undefined) return { kind: 'notSold' }
  if (errors.line !== undefined) return { kind: 'lineGone' }
  if (errors.country !== undefined || errors.state !== undefined) return { kind: 'notDeliverable' }
  return { kind: 'refused' }
}

function cutsOf(unavailable: Unavailable[], known: (Selection | null)[]): Cut[] {
  const lines = known.flatMap((selection) => selection?.lines ?? [])
  return unavailable.map(({ item, originalQuantity, available }) => {
    const line = lines.find((entry) => entry.item === item)
    return { name: line ? lineName(line) : '', asked: originalQuantity, available }
  })
}
