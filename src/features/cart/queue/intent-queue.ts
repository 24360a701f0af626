import { type Intent, type IntentDraft, merge, type Sent } from '../intents.ts'
import type { Outcome } from '../outcome.ts'
import type { CartQueuePorts } from './cart-queue-ports.ts'
import { type ExecutePorts, executeIntent } from './execute-intent.ts'
import type { TabSync } from './tab-sync.ts'
import type { Task, TaskQueue } from './task-queue.ts'

export interface IntentTask extends Task {
  intent: Intent
  /** True if it comes from a closed page or another tab: new presses are not merged with it. */
  inherited: boolean
  ended: Promise<Outcome>
  end(outcome: Outcome): void
}

type IntentQueuePorts = CartQueuePorts & Pick<TabSync, 'beforeChange' | 'announceChange'>

export interface IntentQueue {
  /** Adds an intent to the queue, merged with the last waiting one if both have the same subject. */
  submit(draft: IntentDraft, sent?: Sent | null): Promise<Outcome>
  /** Adds the intents of a closed page to the queue again. */
  restore(intents: Intent[]): void
  publish(): void
  networkChanged(online: boolean): void
}

/** Milliseconds for which an intent is kept without a network. */
const lifetime = 60_000

/** The presses of shoppers: merged while they wait, kept without a network, and never lost without a message. */
export function createIntentQueue(tasks: TaskQueue<Task | IntentTask>, ports: IntentQueuePorts): IntentQueue {
  const { connection, timer, tabs, now } = ports
  const count = { given: 0 }

  const queued = () => tasks.waiting.filter((task): task is IntentTask => 'intent' in task)
  const publish = () => ports.pending(queued().map(({ intent }) => intent))

  function submit(draft: IntentDraft, sent: Sent | null = null): Promise<Outcome> {
    const intent: Intent = { ...draft, id: `${tabs.id}-${count.given++}`, at: now(), sent }
    const last = tasks.waiting.at(-1)
    const merged = last && 'intent' in last && !last.inherited ? merge(last.intent, intent) : null
    if (!last || !merged || !('intent' in last)) return enqueue(intent)
    last.intent = merged
    publish()
    keep()
    return last.ended
  }

  function enqueue(intent: Intent, inherited = false): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const task: IntentTask = {
      intent,
      inherited,
      quiet: false,
      blocked: () => !connection.online(),
      run: () => run(task).catch((error: unknown) => () => reject(error)),
      ended: promise,
      end(outcome) {
        ports.ended(task.intent, outcome)
        resolve(outcome)
      },
    }
    tasks.enqueue(task)
    keep()
    return promise
  }

  async function run(task: IntentTask): Promise<(() => void) | null> {
    const outcome = await outcomeOf(task)
    if (outcome === 'paused') return null
    tabs.setStage(task.intent.id, 'over')
    return () => task.end(outcome)
  }

  async function outcomeOf(task: IntentTask): Promise<Outcome | 'paused'> {
    const elsewhere = isMadeElsewhere(task.intent)
    const upToDate = await ports.beforeChange(elsewhere ? null : task.intent.sent)
    const before = ports.read()
    if (!upToDate) return { kind: 'unknown', before, after: null }
    if (elsewhere && before) return { kind: 'done', before, after: before }
    return executeIntent(task.intent, portsOf(task)).finally(tabs.endChange)
  }

  /** A duplicated tab starts with the intents of the original; the first of the two to run one carries it out. */
  function isMadeElsewhere({ id, sent }: Intent): boolean {
    const stage = tabs.stageOf(id)
    return stage === 'over' || (stage === 'sent' && !sent)
  }

  function portsOf(task: IntentTask): ExecutePorts {
    return {
      ...ports,
      note(sent) {
        task.intent = { ...task.intent, sent }
        publish()
        tabs.setStage(task.intent.id, 'sent')
      },
      wait: (milliseconds) => new Promise((resolve) => timer.after(milliseconds, () => resolve())),
      online: connection.online,
      mark: tabs.version,
    }
  }

  /** Schedules the expiry of intents that wait for a network. */
  function keep() {
    if (!connection.online()) timer.after(lifetime, expire)
  }

  function expire() {
    if (!connection.online()) expireAll()
  }

  function expireAll() {
    for (const task of queued().filter(({ intent }) => now() - intent.at >= lifetime)) {
      const kind = task.intent.sent ? 'unknown' : 'expired'
      if (tasks.remove(task)) task.end({ kind, before: ports.read(), after: null })
    }
  }

  return {
    submit,
    restore(intents) {
      for (const intent of intents) if (now() - intent.at < lifetime) void enqueue(intent, true)
    },
    publish,
    networkChanged(online) {
      // A device that slept runs its timers after it has found a network.
      if (online) expireAll()
      else keep()
    },
  }
}
