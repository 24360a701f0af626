import * as v from 'valibot'
import { Selection } from '#src/commerce/contract/selection.ts'
import { type Refused, type Reply, UpstreamError } from '#src/commerce/reply.ts'
import type { CheckoutWidget } from '#src/effects/checkout-widget.ts'

export interface CartQueuePorts {
  /** The last selection the server told of. */
  read(): Selection | null
  /** Replaces the selection as a whole; called in the order of the changes. */
  replace(selection: Selection): void
  /** Asks the server what it holds. Throws when it cannot be reached. */
  ask(): Promise<Reply<Selection>>
  busy(busy: boolean): void
  widget: CheckoutWidget
}

/** How a change ended, with the selection before and after it. */
export type Outcome = { before: Selection | null } & (
  | { kind: 'done'; after: Selection }
  | { kind: 'refused'; refusal: Refused; after: Selection | null }
  /** Nobody answered: the change may have been made or not. `after` is what the server holds now, if it says. */
  | { kind: 'unknown'; after: Selection | null }
)

export interface CartQueue {
  /** Changes the cart once everything before is done. Never rejects, never repeats a call. */
  change(call: () => Promise<Reply<Selection>>): Promise<Outcome>
  /** Holds the queue for work that no change may overlap. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

/** One line for everything that changes the cart: first come, first served, one call in flight. */
export function createCartQueue({ read, replace, ask, busy, widget }: CartQueuePorts): CartQueue {
  const waiting: (() => Promise<void>)[] = []
  let draining = false

  async function drain() {
    draining = true
    busy(true)
    widget.suspend()
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    } finally {
      draining = false
      widget.resume()
      busy(false)
    }
  }

  function alone<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject))
      if (!draining) void drain()
    })
  }

  async function settle(call: () => Promise<Reply<Selection>>): Promise<Outcome> {
    const before = read()
    try {
      const reply = await call()
      if (reply.ok) return { kind: 'done', before, after: keep(reply.value) }
      const corrected = v.safeParse(Selection, reply.body)
      const after = corrected.success ? keep(corrected.output) : before
      return { kind: 'refused', refusal: reply, before, after }
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      return { kind: 'unknown', before, after: await reread() }
    }
  }

  async function reread(): Promise<Selection | null> {
    try {
      const reply = await ask()
      return reply.ok ? keep(reply.value) : null
    } catch (error) {
      if (error instanceof UpstreamError) return null
      throw error
    }
  }

  function keep(selection: Selection): Selection {
    replace(selection)
    return selection
  }

  return { alone, change: (call) => alone(() => settle(call)) }
}
