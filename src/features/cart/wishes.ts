import type { AmongTabs } from './among-tabs.ts'
import { type CarryOutPorts, carryOut } from './carry-out.ts'
import type { CartQueue, CartQueuePorts } from './cart-queue.ts'
import { type Intent, merge, type Sent, type Wanted } from './intents.ts'
import type { Outcome } from './outcome.ts'
import type { Turn, Turns } from './turns.ts'

/** A wish in line. */
export interface WishTurn extends Turn {
  intent: Intent
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
  const { connection, timer, now } = ports
  const count = { given: 0 }

  const inLine = () => turns.waiting.filter((turn): turn is WishTurn => 'intent' in turn)
  const publish = () => ports.pending(inLine().map(({ intent }) => intent))

  function wish(wanted: Wanted, sent: Sent | null = null): Promise<Outcome> {
    const intent: Intent = { ...wanted, id: `${now()}-${count.given++}`, at: now(), sent }
    const last = turns.waiting.at(-1)
    const merged = last && 'intent' in last ? merge(last.intent, intent) : null
    if (!last || !merged || !('intent' in last)) return enter(intent)
    last.intent = merged
    publish()
    keep()
    return last.ended
  }

  function enter(intent: Intent): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const turn: WishTurn = {
      intent,
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
    const outcome = (await ports.begin(turn.intent.sent))
      ? await carryOut(turn.intent, portsOf(turn)).finally(ports.tabs.settle)
      : ({ kind: 'unknown', before: ports.read(), after: null } as const)
    if (outcome !== 'paused') return () => turn.end(outcome)
    keep()
    return null
  }

  function portsOf(turn: WishTurn): CarryOutPorts {
    return {
      ...ports,
      note(sent) {
        turn.intent = { ...turn.intent, sent }
        publish()
      },
      wait: (milliseconds) => new Promise((resolve) => timer.after(milliseconds, () => resolve())),
      online: connection.online,
      mark: ports.tabs.mark,
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
      for (const intent of intents) if (now() - intent.at < lifetime) void enter(intent)
    },
    publish,
    networkChanged(online) {
      // A device that slept runs its timers after it has found a network.
      if (online) expireAll()
      else keep()
    },
  }
}
