import type { Selection } from '#src/commerce/contract/selection.ts'
import { type Refused, UpstreamError } from '#src/commerce/reply.ts'
import { type Intent, neededDelta, type Sent, type Subject, subjectQuantity, verdict } from './intents.ts'
import type { Outcome } from './outcome.ts'
import { applyReply, refetch, type SelectionPort } from './selection-port.ts'
import type { Sending } from './send-intent.ts'

export interface ExecutePorts extends SelectionPort {
  /** Makes the call of an intent, for so many pieces. Throws when nobody answers. */
  send(intent: Intent, by: number, selection: Selection): Promise<Sending>
  /** Notes that an intent is on its way, before it is. */
  note(sent: Sent): void
  /** The mark of the last change any tab has made. */
  mark(): string | null
  /** Makes the next one, and warns the other tabs. */
  announceChange(): string | null
  now(): number
  wait(milliseconds: number): Promise<void>
  online(): boolean
}

/** What was sent by a page that is gone may still arrive for so long. */
const stillArriving = 4_000

/** Milliseconds for which something sent at a moment may still arrive; none where the clock has been put back since. */
export function inFlightFor(sentAt: number, now: number): number {
  const passed = now - sentAt
  return passed < 0 ? 0 : Math.max(0, stillArriving - passed)
}

const pollInterval = 500

/**
 * Executes an intent: sent once, and once more only when the server, asked what it holds, has nothing of it. `paused`
 * when the network went away before that could be found out.
 */
export async function executeIntent(intent: Intent, ports: ExecutePorts): Promise<Outcome | 'paused'> {
  const before = ports.read()
  const { subject } = intent
  let { sent } = intent
  /** What other tabs have read in the meantime may be older than what is known now. */
  const told = (outcome: Outcome) => {
    const mark = ports.announceChange()
    if (sent) ports.note({ ...sent, mark })
    return outcome
  }
  let mayStillArrive = sent !== null
  // Where another tab has changed the cart since, quantities tell nothing of this intent.
  const disturbed = sent !== null && sent.mark !== ports.mark()
  let repeats = 1
  let refusal: Refused | null = null
  for (;;) {
    if (!sent) {
      const selection = ports.read()
      const pieces = subjectQuantity(selection, subject)
      const by = neededDelta(intent, pieces)
      if (by === 0 || !selection)
        return before ? { kind: 'done', before, after: before } : { kind: 'unknown', before, after: null }
      sent = { before: pieces, by, at: ports.now(), mark: ports.announceChange() }
      ports.note(sent)
      const answer = await attempt(() => ports.send(intent, by, selection))
      if (answer !== 'failed' && answer !== 'timeout') {
        const { reply, outdated } = answer
        if (reply.ok || !outdated) return judged(applyReply(ports, before, reply), subject, sent)
        // A browser may send a request twice by itself: then the first of the two was carried out.
        refusal = reply
      }
      // A call given up may be slow rather than lost: it is not repeated.
      if (answer === 'timeout') repeats = 0
    }
    const asked = ports.now()
    const after = await refetch(ports)
    if (!after && !ports.online()) return 'paused'
    const found = !after || disturbed ? 'unclear' : verdict(subject, sent, after)
    if (after && found === 'applied') return told({ kind: 'done', before, after })
    if (refusal && (found === 'unclear' || repeats === 0))
      return told({ kind: 'refused', refusal, before, after })
    if (found === 'unclear') return told({ kind: 'unknown', before, after })
    if (mayStillArrive && inFlightFor(sent.at, asked) > 0) {
      await ports.wait(pollInterval)
      continue
    }
    if (repeats === 0) return told({ kind: 'unknown', before, after })
    repeats -= 1
    mayStillArrive = false
    refusal = null
    sent = null
  }
}

/** A call that was answered with the cart may still have failed: of a bulk change the service makes what it can. */
function judged(outcome: Outcome, subject: Subject, { before, by }: Sent): Outcome {
  if (outcome.kind !== 'done' || by === 0 || subjectQuantity(outcome.after, subject) !== before)
    return outcome
  const { unavailable, unreadableLines } = outcome.after
  if (unreadableLines > 0) return outcome
  const errors: Record<string, string> =
    unavailable.length > 0
      ? { stock: 'unavailable items' }
      : subject.kind === 'item'
        ? { item: 'not added' }
        : {}
  const refusal: Refused = { ok: false, status: 412, errors, messages: [], body: { unavailable } }
  return { ...outcome, kind: 'refused', refusal }
}

async function attempt<T>(call: () => Promise<T>): Promise<T | 'failed' | 'timeout'> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof UpstreamError) return error.breakage === 'timeout' ? 'timeout' : 'failed'
    throw error
  }
}
