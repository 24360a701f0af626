import type { BundleChoice, CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Refused, Result } from '#src/commerce/reply.ts'
import { maxQuantity } from '#src/config.ts'
import { type CartProblem, cartProblemOf } from '../cart-problem.ts'
import { changesWithDeposits } from '../deposits/deposits.ts'
import { type IntentDraft, type Subject, subjectQuantity } from '../intents.ts'
import type { Outcome } from '../outcome.ts'
import type { SetParts } from '../set-parts.ts'

/** A change of pieces in the cart; adding, changing a quantity and removing are all one of these. */
export type QuantityChange = Pick<IntentDraft, 'subject' | 'by' | 'removes'>

interface Addition {
  item: string
  quantity: number
  /** One chosen item per section of a flexible bundle; empty or null for other items. */
  choices?: BundleChoice[] | null | undefined
  /** The deposit item charged with each piece; empty without one. */
  deposit?: string | undefined
}

export function addition({ item, quantity, choices, deposit }: Addition): QuantityChange {
  const subject = {
    kind: 'item' as const,
    item,
    choices: choices && choices.length > 0 ? choices : null,
    ...(deposit ? { deposit } : {}),
  }
  return { subject, by: quantity, removes: false }
}

export function lineChange(
  { line, item, quantity }: Pick<Line, 'line' | 'item' | 'quantity'>,
  wanted: number,
): QuantityChange {
  return { subject: { kind: 'line', line, item }, by: wanted - quantity, removes: wanted === 0 }
}

export type ItemCalls = Pick<
  CheckoutApi,
  'addItem' | 'addBundle' | 'increaseLine' | 'decreaseLine' | 'changeItems'
>

export interface QuantityReply {
  reply: Result<Selection>
  /** True if refused because the cart has changed: elsewhere, or by this very call. */
  outdated: boolean
}

/** One call, together with the deposits if they and the cart are known. Rejects without an answer. */
export async function changeQuantity(
  checkout: ItemCalls,
  { subject, by }: Pick<QuantityChange, 'subject' | 'by'>,
  selection: Selection | null,
  setParts: SetParts,
): Promise<QuantityReply> {
  const changes = selection && changesWithDeposits(subject, by, selection, setParts)
  const reply = changes ? await checkout.changeItems(changes) : await changeAlone(checkout, subject, by)
  const gone = !reply.ok && reply.status === 404 && (changes !== null || subject.kind === 'line')
  const taken = !reply.ok && reply.status === 406 && changes !== null
  return { reply, outdated: gone || taken }
}

function changeAlone(checkout: ItemCalls, subject: Subject, by: number): Promise<Result<Selection>> {
  if (subject.kind === 'line') {
    return by > 0 ? checkout.increaseLine(subject.line, by) : checkout.decreaseLine(subject.line, -by)
  }
  const { item, choices } = subject
  return choices ? checkout.addBundle(item, choices, by) : checkout.addItem(item, by)
}

export interface SentQuantity {
  /** Pieces of the subject in the cart it was sent for; null if unknown. */
  before: number | null
  by: number
}

/** An unchanged quantity counts as a refusal, because a bulk change is answered with the cart in any case. */
export function quantityOutcome(outcome: Outcome, subject: Subject, { before, by }: SentQuantity): Outcome {
  if (outcome.kind !== 'done' || by === 0) return outcome
  const { unavailable, unreadableLines } = outcome.after
  if (unreadableLines > 0 || subjectQuantity(outcome.after, subject) !== (before ?? 0)) return outcome
  const errors: Record<string, string> =
    unavailable.length > 0
      ? { stock: 'unavailable items' }
      : subject.kind === 'item'
        ? { item: 'not added' }
        : {}
  const refusal: Refused = { ok: false, status: 412, errors, messages: [], body: { unavailable } }
  return { ...outcome, kind: 'refused', refusal }
}

/** Pieces of the subject after the change; if a line cannot be read, the number it was sent for. */
export function quantityAfter(subject: Subject, sent: SentQuantity | null, after: Selection): number {
  const counted = subjectQuantity(after, subject)
  return after.unreadableLines > 0 && sent?.before != null ? sent.before + sent.by : counted
}

/** The message about an unanswered change; it claims only what a later read of the cart shows. */
function unansweredProblem(
  { subject, name }: { subject: Subject; name: string },
  sent: SentQuantity | null,
  after: Selection | null,
): CartProblem {
  if (!after) {
    if (!sent) return { kind: 'unreachable' }
    return subject.kind === 'item' ? { kind: 'unclearAddition', name } : { kind: 'unclear' }
  }
  const quantity = subjectQuantity(after, subject)
  const isAsBefore = !sent || (quantity === sent.before && after.unreadableLines === 0)
  return isAsBefore ? { kind: 'unfinished' } : { kind: 'otherQuantity', name, quantity }
}

/**
 * The problem of a change of quantity; null if the cart is as requested. `by` is the requested delta, `sent` the sent
 * part of it (null: nothing), and `name` the part's name for the message.
 */
export function quantityProblem(
  { subject, by, name }: Pick<QuantityChange, 'subject' | 'by'> & { name: string },
  sent: SentQuantity | null,
  outcome: Outcome,
): CartProblem | null {
  if (outcome.kind === 'unknown') return unansweredProblem({ subject, name }, sent, outcome.after)
  const problem = cartProblemOf(outcome, () => false)
  const room = sent?.by ?? 0
  const isFull = by > room && (sent?.before ?? maxQuantity) + by > maxQuantity
  if (!problem && subject.kind === 'item' && isFull) return { kind: 'full', name, added: room, wanted: by }
  if (outcome.kind !== 'done' || !sent || sent.before === null) return problem
  if (!problem && outcome.after !== outcome.before) {
    // A browser repeats a request by itself when a used connection closes before the reply: pieces are then added
    // twice. They are not removed again, since another device of the same customer may have added them. The same
    // applies if an earlier press, whose reply was lost, is found in the cart.
    const quantity = quantityAfter(subject, sent, outcome.after)
    const wanted = subject.kind === 'item' ? by : sent.by
    return quantity === sent.before + wanted ? null : { kind: 'otherQuantity', name, quantity }
  }
  if (problem?.kind !== 'cut') return problem
  const [cut] = problem.cuts
  const added = subjectQuantity(outcome.after, subject) - subjectQuantity(outcome.before, subject)
  if (!cut || added <= 0 || added >= sent.by) return problem
  // For a line, the shopper names the final quantity, not a difference.
  if (subject.kind === 'line')
    return { kind: 'cut', cuts: [{ ...cut, asked: sent.before + sent.by }, ...problem.cuts.slice(1)] }
  return { kind: 'partly', name, added, wanted: sent.by, available: cut.available }
}
