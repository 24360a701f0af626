import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Refused, UpstreamError } from '#src/commerce/reply.ts'
import { type Intent, neededDelta, type Sent, subjectQuantity, verdict } from '../intents.ts'
import { type QuantityReply, quantityOutcome } from '../operations/change-quantity.ts'
import type { Outcome } from '../outcome.ts'
import { applyReply, refetch, type SelectionPort } from './selection-port.ts'

export interface ExecutePorts extends SelectionPort {
  /** Makes the call of an intent, for `by` pieces. Throws if the service does not answer. */
  send(intent: Intent, by: number, selection: Selection): Promise<QuantityReply>
  /** Called before an intent is sent. */
  note(sent: Sent): void
  mark(): string | null
  announceChange(): string | null
  now(): number
  wait(milliseconds: number): Promise<void>
  online(): boolean
}

/** Milliseconds for which a request of a closed page may still reach the server. */
const maxTransit = 4_000

/** Milliseconds for which a sent request may still arrive; 0 if the clock has been put back since. */
export function inFlightFor(sentAt: number, now: number): number {
  const passed = now - sentAt
  return passed < 0 ? 0 : Math.max(0, maxTransit - passed)
}

/** Milliseconds between two checks of such a request. */
const pollInterval = 500

/** An intent without a usable reply: the server's cart shows whether it took effect. */
interface Checking {
  kind: 'checking'
  sent: Sent
  /**
   * `inherited`: sent by a closed page. `overtaken`: the same, and another tab has changed the cart since, so that
   * quantities prove nothing. `failed`: the connection broke. `timeout`: no reply in time, so it may be slow rather
   * than lost. `outdated`: refused because the cart has changed, perhaps by this very call: a browser may send a
   * request twice, and the refusal then answers the second one.
   */
  cause: 'inherited' | 'overtaken' | 'failed' | 'timeout' | 'outdated'
  refusal: Refused | null
  mayRetry: boolean
}

/** README.md in this folder has the diagram. */
type State =
  | { kind: 'sending'; isRetry: boolean }
  | Checking
  /** An inherited call is not in the cart but may still arrive: it is checked again after an interval. */
  | { kind: 'waiting'; next: Checking }
  | { kind: 'ended'; outcome: Outcome | 'paused' }

interface Execution {
  intent: Intent
  ports: ExecutePorts
  before: Selection | null
}

/** Sends an intent; a second time only if the first had no effect. `paused` if the network was lost before. */
export async function executeIntent(intent: Intent, ports: ExecutePorts): Promise<Outcome | 'paused'> {
  const execution = { intent, ports, before: ports.read() }
  let state = start(execution)
  while (state.kind !== 'ended') state = await advance(state, execution)
  return state.outcome
}

function start({ intent: { sent }, ports }: Execution): State {
  if (!sent) return { kind: 'sending', isRetry: false }
  const cause = sent.mark === ports.mark() ? 'inherited' : 'overtaken'
  return { kind: 'checking', sent, cause, refusal: null, mayRetry: true }
}

async function advance(state: Exclude<State, { kind: 'ended' }>, execution: Execution): Promise<State> {
  switch (state.kind) {
    case 'sending':
      return send(state.isRetry, execution)
    case 'checking':
      return check(state, execution)
    case 'waiting':
      await execution.ports.wait(pollInterval)
      return state.next
  }
}

async function send(isRetry: boolean, { intent, ports, before }: Execution): Promise<State> {
  const { subject } = intent
  const selection = ports.read()
  const pieces = subjectQuantity(selection, subject)
  const by = neededDelta(intent, pieces)
  if (by === 0 || !selection) {
    return ended(before ? { kind: 'done', before, after: before } : { kind: 'unknown', before, after: null })
  }
  const sent = { before: pieces, by, at: ports.now(), mark: ports.announceChange() }
  ports.note(sent)
  const answer = await attempt(() => ports.send(intent, by, selection))
  const unanswered = { kind: 'checking', sent, refusal: null, mayRetry: !isRetry } as const
  if (answer === 'failed') return { ...unanswered, cause: 'failed' }
  if (answer === 'timeout') return { ...unanswered, cause: 'timeout', mayRetry: false }
  const { reply, outdated } = answer
  if (reply.ok || !outdated) return ended(quantityOutcome(applyReply(ports, before, reply), subject, sent))
  return { ...unanswered, cause: 'outdated', refusal: reply }
}

async function check(state: Checking, { intent, ports, before }: Execution): Promise<State> {
  const { sent, cause, refusal, mayRetry } = state
  const asked = ports.now()
  const after = await refetch(ports)
  if (!after && !ports.online()) return ended('paused')
  /** Other tabs may have read the cart before the call took effect, so they read it again. */
  const announced = (outcome: Outcome): State => {
    ports.note({ ...sent, mark: ports.announceChange() })
    return ended(outcome)
  }
  const found = after && cause !== 'overtaken' ? verdict(intent.subject, sent, after) : 'unclear'
  if (after && found === 'applied') return announced({ kind: 'done', before, after })
  if (refusal && (found === 'unclear' || !mayRetry))
    return announced({ kind: 'refused', refusal, before, after })
  if (found === 'unclear') return announced({ kind: 'unknown', before, after })
  if (cause === 'inherited' && inFlightFor(sent.at, asked) > 0) return { kind: 'waiting', next: state }
  if (!mayRetry) return announced({ kind: 'unknown', before, after })
  return { kind: 'sending', isRetry: true }
}

function ended(outcome: Outcome | 'paused'): State {
  return { kind: 'ended', outcome }
}

async function attempt<T>(call: () => Promise<T>): Promise<T | 'failed' | 'timeout'> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof UpstreamError) return error.breakage === 'timeout' ? 'timeout' : 'failed'
    throw error
  }
}
