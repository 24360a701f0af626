import { atom } from 'jotai'
import { readCartAtom } from './change.atoms.ts'
import { type Intent, type IntentDraft, piecesOf } from './intents.ts'
import { wholeCart } from './messages.atoms.ts'
import type { Outcome } from './outcome.ts'
import { withdrawRemovalAtom } from './removal.atoms.ts'
import { cartQueueAtom, cartReachAtom } from './selection.atoms.ts'
import { announceAtom, complainAtom, forgiveAtom } from './tell.atoms.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Puts an intent in the queue. False when nothing came of it; what then is said is said by `reportOutcomeAtom`. */
export const submitIntentAtom = atom(null, async (get, set, wanted: IntentDraft): Promise<boolean> => {
  const queue = get(cartQueueAtom)
  if (!queue) return false
  set(forgiveAtom, wanted.place)
  const { kind } = await queue.submit(wanted)
  return kind === 'done'
})

/** Tells how an intent ended: what is in the cart now, or what went wrong and whether it may be tried again. */
export const reportOutcomeAtom = atom(null, (get, set, intent: Intent, outcome: Outcome) => {
  const { place, name, subject, sent } = intent
  /** Where the server has told what it holds, it starts anew; else that is found out first. */
  const again = () => {
    set(forgiveAtom, place)
    void get(cartQueueAtom)?.submit(intent, outcome.after ? null : sent)
  }
  const trouble = troubleOfIntent(intent, outcome)
  if (trouble) {
    const made = outcome.kind === 'done'
    set(complainAtom, made ? wholeCart : place, trouble, mayTryAgain(intent, trouble) ? again : null)
    if (trouble.kind === 'unreachable') set(cartReachAtom, 'unreachable')
    if (trouble.kind === 'lineGone') void set(readCartAtom, (checkout) => checkout.selection())
    if (!made && intent.removes) set(withdrawRemovalAtom, place)
  }
  if (outcome.kind !== 'done' || outcome.after === outcome.before) return
  const quantity = piecesOf(outcome.after, subject)
  const kind = subject.kind === 'item' ? 'added' : quantity > 0 ? 'changed' : 'removed'
  set(announceAtom, { kind, name, quantity }, outcome.after)
})

function troubleOfIntent({ subject, name, sent }: Intent, outcome: Outcome): Trouble | null {
  const trouble = troubleOf(outcome, () => false)
  if (trouble?.kind !== 'cut' || outcome.kind !== 'done') return trouble
  const [cut] = trouble.cuts
  const wanted = sent?.by ?? 0
  const added = piecesOf(outcome.after, subject) - piecesOf(outcome.before, subject)
  if (!cut || added <= 0 || added >= wanted) return trouble
  return { kind: 'partly', name, added, wanted, available: cut.available }
}

/** What was to be added has its own button, which is pressed again. */
function mayTryAgain({ subject }: Intent, { kind }: Trouble): boolean {
  if (subject.kind === 'item') return false
  return kind === 'unfinished' || kind === 'unreachable' || kind === 'expired'
}
