import { atom, type Getter, type Setter } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type CartProblem, cartProblemOf } from '../cart-problem.ts'
import { type Intent, type IntentDraft, subjectQuantity } from '../queue/intents.ts'
import type { Outcome } from '../queue/outcome.ts'
import { wholeCart } from '../state/messages.atoms.ts'
import { cartQueueAtom, cartStatusAtom } from '../state/selection.atoms.ts'
import { announceAtom, clearErrorAtom, showErrorAtom } from '../state/show-message.atoms.ts'
import { withdrawUndoAtom } from '../undo/removal.atoms.ts'
import { fetchCart } from './change.atoms.ts'

/** Puts an intent in the queue. False when nothing came of it; what then is said is said by `reportOutcomeAtom`. */
export async function submitIntent(get: Getter, set: Setter, wanted: IntentDraft): Promise<boolean> {
  const queue = get(cartQueueAtom)
  if (!queue) return false
  set(clearErrorAtom, wanted.place)
  const { kind } = await queue.submit(wanted)
  return kind === 'done'
}

/** Tells how an intent ended: what is in the cart now, or what went wrong and whether it may be tried again. */
export const reportOutcomeAtom = atom(null, (get, set, intent: Intent, outcome: Outcome) => {
  const { place, name, subject, sent } = intent
  /** Where the server has told what it holds, it starts anew; else that is found out first. */
  const again = () => {
    set(clearErrorAtom, place)
    void get(cartQueueAtom)?.submit(intent, outcome.after ? null : sent)
  }
  const problem = problemOfIntent(intent, outcome)
  if (problem) {
    const made = outcome.kind === 'done'
    set(showErrorAtom, made ? wholeCart : place, problem, mayTryAgain(intent, problem) ? again : null)
    if (problem.kind === 'unreachable') set(cartStatusAtom, 'unreachable')
    if (problem.kind === 'lineGone') void fetchCart(get, set, (checkout) => checkout.selection())
    if (!made && intent.removes) set(withdrawUndoAtom, place)
  }
  if (outcome.kind !== 'done' || outcome.after === outcome.before) return
  const quantity = piecesAfter(intent, outcome.after)
  const kind = subject.kind === 'item' ? 'added' : quantity > 0 ? 'changed' : 'removed'
  set(announceAtom, { kind, name, quantity }, outcome.after)
})

/** Pieces of the subject in a selection that has the intent in it: where a line cannot be read, those it was sent for. */
function piecesAfter({ subject, sent }: Pick<Intent, 'subject' | 'sent'>, after: Selection): number {
  return sent && after.unreadableLines > 0 ? sent.before + sent.by : subjectQuantity(after, subject)
}

function problemOfIntent({ subject, name, by, sent }: Intent, outcome: Outcome): CartProblem | null {
  const problem = cartProblemOf(outcome, () => false)
  const room = sent?.by ?? 0
  if (!problem && subject.kind === 'item' && by > room) return { kind: 'full', name, added: room, wanted: by }
  if (!problem && sent && outcome.kind === 'done' && outcome.after !== outcome.before) {
    // A browser sends a request again by itself when a used connection closes before the reply: pieces are then added
    // twice. They are not taken out again, since another device of the same customer may have added them.
    const quantity = piecesAfter({ subject, sent }, outcome.after)
    return quantity === sent.before + sent.by ? null : { kind: 'otherQuantity', name, quantity }
  }
  if (problem?.kind !== 'cut' || outcome.kind !== 'done') return problem
  const [cut] = problem.cuts
  const wanted = sent?.by ?? 0
  const added = subjectQuantity(outcome.after, subject) - subjectQuantity(outcome.before, subject)
  if (!cut || added <= 0 || added >= wanted) return problem
  return { kind: 'partly', name, added, wanted, available: cut.available }
}

/** What was to be added has its own button, which is pressed again. */
function mayTryAgain({ subject }: Intent, { kind }: CartProblem): boolean {
  if (subject.kind === 'item') return false
  return kind === 'unfinished' || kind === 'unreachable' || kind === 'expired'
}
