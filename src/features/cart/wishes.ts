import type { AmongTabs } from './among-tabs.ts'
import { type CarryOutPorts, carryOut } from './carry-out.ts'
import type { CartQueue, CartQueuePorts } from './cart-queue.ts'
import { type Intent, merge, type Sent, type Wanted } from './intents.ts'
import type { Outcome } from './outcome.ts'
import type { Turn, Turns } from './turns.ts'

/** A wish in line. */
export interface WishTurn extends Turn {
  intent: Intent
  /** By a page that is gone, or another tab: what is pressed here is not added to it. */
  left: boolean
  ended: Promise<Outcome>
  end(outcome: Outcome): void
}

type WishPorts = CartQueuePorts & Pick<AmongTabs, 'begin' | 'warn'>

/** Without a network a wish is kept for so long. */
const lifetime = 60_000

/** What shoppers press: merged while it waits, held while there is no network, and never lost without a word. */
export function createWishes(
  turns: Turns<Turn | WishTurn>,
  ports: WishPorts,
): Pick<CartQueue, 'wish' | 'restore'> & { publish(): void; networkChanged(online: boolean): void } {
  const { connection, timer, tabs, now } = ports
  const count = { given: 0 }

  const inLine = () => turns.waiting.filter((turn): turn is WishTurn => 'intent' in turn)
  const publish = () => ports.pending(inLine().map(({ intent }) => intent))

  function wish(wanted: Wanted, sent: Sent | null = null): Promise<Outcome> {
    const intent: Intent = { ...wanted, id: `${tabs.id}-${count.given++}`, at: now(), sent }
    const last = turns.waiting.at(-1)
    const merged = last && 'intent' in last && !last.left ? merge(last.intent, intent) : null
    if (!last || !merged || !('intent' in last)) return enter(intent)
    last.intent = merged
    publish()
    keep()
    return last.ended
  }

  function enter(intent: Intent, left = false): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const turn: WishTurn = {
      intent,
      left,
      quiet: false,
      held: () => !connection.online(),
      run: () => run(turn).catch((error: unknown) => () => reject(error)),
      ended: promise,
      end(outcome) {
        ports.ended(turn.intent, outcome)
        resolve(outcome)
      },
    }
    turns.enter(turn)
    keep()
    return promise
  }

  async function run(turn: WishTurn): Promise<(() => void) | null> {
    const outcome = await outcomeOf(turn)
    if (outcome === 'paused') {
      keep()
      return null
    }
    tabs.reach(turn.intent.id, 'over')
    return () => turn.end(outcome)
  }

  async function outcomeOf(turn: WishTurn): Promise<Outcome | 'paused'> {
    const elsewhere = isMadeElsewhere(turn.intent)
    const begun = await ports.begin(elsewhere ? null : turn.intent.sent)
    const before = ports.read()
    if (!begun) return { kind: 'unknown', before, after: null }
    if (elsewhere && before) return { kind: 'done', before, after: before }
    return carryOut(turn.intent, portsOf(turn)).finally(tabs.settle)
  }

  /** A tab that was duplicated has begun with the wishes of the other; they are for whichever was first. */
  function isMadeElsewhere({ id, sent }: Intent): boolean {
    const stage = tabs.reached(id)
    return stage === 'over' || (stage === 'sent' && !sent)
  }

  function portsOf(turn: WishTurn): CarryOutPorts {
    return {
      ...ports,
      note(sent) {
        turn.intent = { ...turn.intent, sent }
        publish()
        tabs.reach(turn.intent.id, 'sent')
      },
      wait: (milliseconds) => new Promise((resolve) => timer.after(milliseconds, () => resolve())),
      online: connection.online,
      mark: tabs.mark,
    }
  }

  /** Sees to it that a wish without a network ends in time. */
  function keep() {
    if (!connection.online()) timer.after(lifetime, expire)
  }

  function expire() {
    if (!connection.online()) expireAll()
  }

  function expireAll() {
    for (const turn of inLine().filter(({ intent }) => now() - intent.at >= lifetime)) {
      const kind = turn.intent.sent ? 'unknown' : 'expired'
      if (turns.leave(turn)) turn.end({ kind, before: ports.read(), after: null })
    }
  }

  return {
    wish,
    restore(intents) {
      for (const intent of intents) if (now() - intent.at < lifetime) void enter(intent, true)
    },
    publish,
    networkChanged(online) {
      // A device that slept runs its timers after it has found a network.
      if (online) expireAll()
      else keep()
    },
  }
}
