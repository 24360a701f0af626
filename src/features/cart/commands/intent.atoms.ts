import { atom, type Getter, type Setter } from 'jotai'
import type { CartProblem } from '../cart-problem.ts'
import type { Intent, IntentDraft } from '../queue/intents.ts'
import type { Outcome } from '../queue/outcome.ts'
import { wholeCart } from '../state/messages.atoms.ts'
import { cartQueueAtom, cartStatusAtom } from '../state/selection.atoms.ts'
import { announceAtom, clearErrorAtom, showErrorAtom } from '../state/show-message.atoms.ts'
import { withdrawUndoAtom } from '../undo/removal.atoms.ts'
import { quantityAfter, quantityProblem } from '../verbs/change-quantity.ts'
import { fetchCart } from './change.atoms.ts'
import { reportChange } from './report-change.ts'

/** Puts an intent in the queue. False when it was not carried out; `reportOutcomeAtom` then shows why. */
export async function submitIntent(get: Getter, set: Setter, wanted: IntentDraft): Promise<boolean> {
  const queue = get(cartQueueAtom)
  if (!queue) return false
  set(clearErrorAtom, wanted.slot)
  const { kind } = await queue.submit(wanted)
  return kind === 'done'
}

/** Reports how an intent ended: what is in the cart now, or what went wrong and whether it may be tried again. */
export const reportOutcomeAtom = atom(null, (get, set, intent: Intent, outcome: Outcome) => {
  const { slot, name, subject, sent } = intent
  /** A new attempt where the server’s cart is known; else the server is asked first whether it has the last one. */
  const again = () => {
    set(clearErrorAtom, slot)
    void get(cartQueueAtom)?.submit(intent, outcome.after ? null : sent)
  }
  const problem = quantityProblem(intent, sent, outcome)
  if (problem) {
    const made = outcome.kind === 'done'
    set(showErrorAtom, made ? wholeCart : slot, problem, mayTryAgain(intent, problem) ? again : null)
    if (problem.kind === 'unreachable') set(cartStatusAtom, 'unreachable')
    if (problem.kind === 'lineGone') void fetchCart(get, set, (checkout) => checkout.selection())
    if (!made && intent.removes) set(withdrawUndoAtom, slot)
  }
  if (outcome.kind !== 'done' || outcome.after === outcome.before) return
  reportChange(get, outcome)
  const quantity = quantityAfter(subject, sent, outcome.after)
  const kind = subject.kind === 'item' ? 'added' : quantity > 0 ? 'changed' : 'removed'
  set(announceAtom, { kind, name, quantity }, outcome.after)
})

/** What was to be added has its own button, which is pressed again. */
function mayTryAgain({ subject }: Intent, { kind }: CartProblem): boolean {
  if (subject.kind === 'item') return false
  return kind === 'unfinished' || kind === 'unreachable' || kind === 'expired'
}
