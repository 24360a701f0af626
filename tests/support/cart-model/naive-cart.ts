import { UpstreamError } from '#src/commerce/reply.ts'
import type { Intent, IntentDraft } from '#src/features/cart/intents.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import type { CartQueue } from '#src/features/cart/queue/cart-queue.ts'
import type { CartQueuePorts } from '#src/features/cart/queue/cart-queue-ports.ts'

/** A cart without a queue: each press is sent at once, what fails is sent again, and the last reply wins. */
export function createNaiveCart(ports: CartQueuePorts): CartQueue {
  const { read, replace, fetch: ask, send, ended, now } = ports
  const state = { count: 0 }

  async function call(work: () => ReturnType<typeof ask>): Promise<Outcome> {
    const before = read()
    for (let attempts = 2; attempts > 0; attempts -= 1) {
      try {
        const reply = await work()
        if (!reply.ok) return { kind: 'refused', before, refusal: reply, after: before }
        replace(reply.value)
        return { kind: 'done', before, after: reply.value }
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
      }
    }
    return { kind: 'unknown', before, after: null }
  }

  async function submit(draft: IntentDraft): Promise<Outcome> {
    const sent = { before: 0, by: draft.by, at: now(), mark: null }
    const intent: Intent = { ...draft, id: `${state.count++}`, at: now(), sent }
    const selection = read()
    if (!selection) throw new Error('the model begins with a cart')
    const outcome = await call(async () => (await send(intent, draft.by, selection)).reply)
    ended(intent, outcome)
    return outcome
  }

  return {
    submit,
    restore() {},
    change: call,
    read: (work) => work(),
    refresh: call,
    adopt() {},
    checkDeposits() {},
    keepDeposits: async () => true,
    catchUp: async () => (await call(ask)).kind === 'done',
    runExclusive: (work) => work(true),
  }
}
