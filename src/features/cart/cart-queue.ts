import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Reply } from '#src/commerce/reply.ts'
import type { CheckoutWidget } from '#src/effects/checkout-widget.ts'
import type { Connection } from '#src/effects/connection.ts'
import type { Tabs } from '#src/effects/tabs.ts'
import type { Timer } from '#src/effects/timer.ts'
import { createAmongTabs } from './among-tabs.ts'
import type { Intent, Sent, Wanted } from './intents.ts'
import type { Outcome } from './outcome.ts'
import { answered, type Ledger, lookAgain, takeOver } from './settle.ts'
import { createTurns, type Turn } from './turns.ts'
import { createWishes, type WishTurn } from './wishes.ts'

export interface CartQueuePorts extends Ledger {
  /** Makes the call of a wish, for so many pieces. Throws when nobody answers. */
  send(intent: Intent, by: number): Promise<Reply<Selection>>
  /** The wishes the server may not know of yet, oldest first; told at every change. */
  pending(intents: Intent[]): void
  /** How a wish ended; told before whoever waits for it. */
  ended(intent: Intent, outcome: Outcome): void
  busy(busy: boolean): void
  widget: CheckoutWidget
  tabs: Tabs
  connection: Connection
  timer: Timer
  now(): number
}

export interface CartQueue {
  /** Puts a wish in line, as one with the last before it where both are about the same. */
  wish(wanted: Wanted, sent?: Sent | null): Promise<Outcome>
  /** Puts the wishes of a page that is gone in line again. */
  restore(intents: Intent[]): void
  /** Changes the cart once everything before is done. Never repeats a call. */
  change(call: () => Promise<Reply<Selection>>): Promise<Outcome>
  /** The same for what changes no goods: no other tab hears of it, and no button waits for it. */
  read(call: () => Promise<Reply<Selection>>): Promise<Outcome>
  /** Asks what the server holds, where another tab has changed it since it was last asked. */
  catchUp(): Promise<boolean>
  /** Holds the queue for work that no change may overlap. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

/** One line for everything that changes the cart: first come, first served, one call in flight in all tabs. */
export function createCartQueue(ports: CartQueuePorts): CartQueue {
  const { tabs, connection } = ports
  const among = createAmongTabs(ports)
  const { ledger } = among
  const turns = createTurns<Turn | WishTurn>({ ...ports, moved: () => wishes.publish() })
  const wishes = createWishes(turns, { ...ports, ...ledger, ...among })

  function turn<T>(quiet: boolean, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      turns.enter({
        quiet,
        held: () => false,
        run: () =>
          work().then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error),
          ),
      })
    })
  }

  async function settle(call: () => Promise<Reply<Selection>>): Promise<Outcome> {
    const before = ledger.read()
    const reply = await answered(call)
    if (reply) return takeOver(ledger, before, reply)
    return { kind: 'unknown', before, after: await lookAgain(ledger) }
  }

  async function read(call: () => Promise<Reply<Selection>>): Promise<Outcome> {
    const mark = tabs.mark()
    const outcome = await settle(call)
    if (outcome.kind === 'done') among.haveSeen(mark)
    return outcome
  }

  async function changing<T>(work: () => Promise<T>): Promise<T> {
    await among.begin()
    among.warn()
    return work().finally(tabs.settle)
  }

  connection.onChange((online) => {
    wishes.networkChanged(online)
    turns.proceed()
  })
  return {
    wish: wishes.wish,
    restore: wishes.restore,
    change: (call) => turn(false, () => changing(() => settle(call))),
    read: (call) => turn(true, () => read(call)),
    catchUp: () => turn(true, among.catchUp),
    alone: (work) => turn(false, () => changing(work)),
  }
}
