import { type Selection, Shortage, type Unavailable } from '#src/commerce/contract/selection/selection.ts'
import type { Refused } from '#src/commerce/reply.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import { lineName } from './line-text.ts'
import type { Outcome } from './outcome.ts'

export interface Cut {
  name: string
  asked: number
  available: number
}

/** The reason why a change of the cart failed or was made in part. */
export type CartProblem =
  | { kind: 'cut'; cuts: Cut[] }
  | { kind: 'partly'; name: string; added: number; wanted: number; available: number }
  | { kind: 'full'; name: string; added: number; wanted: number }
  /** The browser sent the request twice, or someone else changed the cart. */
  | { kind: 'otherQuantity'; name: string; quantity: number }
  /** The cart has more pieces than the stock. The service decides when it is ordered. */
  | { kind: 'overStock'; name: string; quantity: number; available: number }
  | { kind: 'notSold' }
  | { kind: 'lineGone' }
  | { kind: 'notDeliverable' }
  /** The service did not answer, and the cart is unchanged. */
  | { kind: 'unfinished' }
  | { kind: 'unreachable' }
  /** The reply to a change was lost, and the cart could not be read afterwards. */
  | { kind: 'unclear' }
  | { kind: 'unclearAddition'; name: string }
  | { kind: 'expired' }
  | { kind: 'busy' }
  | { kind: 'refused' }

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

/** Translates a refusal: keys and texts of the service are not meant for shoppers. */
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
