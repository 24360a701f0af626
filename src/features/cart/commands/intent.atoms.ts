import { atom, type Getter, type Setter } from 'jotai'
import { visitAtom } from '#src/visit.ts'
import type { CartProblem } from '../cart-problem.ts'
import type { Intent, IntentDraft, Sent } from '../intents.ts'
import { quantityAfter, quantityProblem } from '../operations/change-quantity.ts'
import type { Outcome } from '../outcome.ts'
import { knownStockAtom } from '../state/known-stock.atoms.ts'
import { wholeCart } from '../state/messages.atoms.ts'
import { withdrawUndoAtom } from '../state/removal.atoms.ts'
import { cartQueueAtom, cartStatusAtom } from '../state/selection.atoms.ts'
import { announceAtom, clearErrorAtom, showErrorAtom } from '../state/show-message.atoms.ts'
import { fetchCart } from './change-cart.ts'
import { reportChange } from './report-change.ts'

/** Additions whose outcome is unknown, by item: the next press looks for them first. */
const unclearAdditionsAtom = atom<ReadonlyMap<string, Sent>>(new Map())

/**
 * Adds an intent to the queue. False if it was not carried out; `reportOutcomeAtom` shows the reason. If an earlier
 * addition of the same item was not answered, the queue reads the cart first and adds nothing if the item is there.
 */
export async function submitIntent(get: Getter, set: Setter, wanted: IntentDraft): Promise<boolean> {
  const queue = get(cartQueueAtom)
  if (!queue) return false
  set(clearErrorAtom, wanted.slot)
  const earlier = wanted.subject.kind === 'item' ? get(unclearAdditionsAtom).get(wanted.subject.item) : null
  const { kind } = await queue.submit(wanted, earlier ? asOfNow(get, earlier) : null)
  return kind === 'done'
}

export const reportOutcomeAtom = atom(null, (get, set, intent: Intent, outcome: Outcome) => {
  const { slot, name, subject, sent } = intent
  /** Reads the cart first, since the last attempt may have succeeded, unless it was refused. */
  const again = () => {
    set(clearErrorAtom, slot)
    const earlier = sent && outcome.after ? asOfNow(get, sent) : sent
    void get(cartQueueAtom)?.submit(intent, outcome.kind === 'refused' ? null : earlier)
  }
  const problem = quantityProblem(intent, sent, outcome)
  if (problem) {
    const made = outcome.kind === 'done'
    const isAtLine = subject.kind === 'line' && outcome.after?.lines.some(({ line }) => line === subject.line)
    set(
      showErrorAtom,
      made && !isAtLine ? wholeCart : slot,
      problem,
      mayTryAgain(intent, problem) ? again : null,
    )
    if (outcome.kind === 'unknown' && !outcome.after) set(cartStatusAtom, 'unreachable')
    if (problem.kind === 'lineGone') void fetchCart(get, set, (checkout) => checkout.selection())
    if (!made && intent.removes) set(withdrawUndoAtom, slot)
  }
  if (subject.kind === 'item') {
    const isOpen = problem?.kind === 'unclearAddition' || (problem?.kind === 'unfinished' && sent !== null)
    set(unclearAdditionsAtom, (known) => withAddition(known, subject.item, isOpen ? sent : null))
  }
  if (outcome.kind !== 'done' || outcome.after === outcome.before) return
  reportChange(get, outcome)
  const quantity = quantityAfter(subject, sent, outcome.after)
  const kind = subject.kind === 'item' ? 'added' : quantity > 0 ? 'changed' : 'removed'
  set(announceAtom, { kind, name, quantity }, outcome.after)
  const available = get(knownStockAtom).get(subject.item)
  if (problem || available === undefined || intent.by <= 0 || quantity <= available) return
  set(showErrorAtom, subject.kind === 'item' ? wholeCart : slot, {
    kind: 'overStock',
    name,
    quantity,
    available: Math.max(0, available),
  })
})

const tryable: ReadonlySet<CartProblem['kind']> = new Set([
  'unfinished',
  'unclear',
  'unreachable',
  'expired',
  'busy',
])

/** An addition is retried with its own button. */
function mayTryAgain({ subject }: Intent, { kind }: CartProblem): boolean {
  if (subject.kind === 'item') return false
  return tryable.has(kind)
}

function asOfNow(get: Getter, sent: Sent): Sent {
  return { ...sent, mark: get(visitAtom)?.tabs.version() ?? null }
}

function withAddition(known: ReadonlyMap<string, Sent>, item: string, sent: Sent | null) {
  const next = new Map(known)
  if (sent) next.set(item, sent)
  else next.delete(item)
  return next
}
