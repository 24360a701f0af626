import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Refused, type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import type { Outcome } from '../outcome.ts'
import type { CartQueuePorts } from './cart-queue-ports.ts'
import { createDepositKeeper } from './deposit-keeper.ts'
import { createIntentQueue, type IntentQueue, type IntentTask } from './intent-queue.ts'
import { applyReply, refetch } from './selection-port.ts'
import { createTabSync } from './tab-sync.ts'
import { createTaskQueue, type Task } from './task-queue.ts'

/** Everything that changes the cart goes through here, one at a time. */
export interface CartQueue extends Pick<IntentQueue, 'submit' | 'restore'> {
  /** Changes the cart once everything before is done. Never repeats a call. `ignores`: widgets that may stay awake. */
  change(call: () => Promise<Result<Selection>>, ignores?: SuspendIgnore): Promise<Outcome>
  /**
   * Makes a call that changes nothing, once everything before is done, and resolves with its result: the cart stays as
   * it is shown, no other tab is signalled, and no button waits. Rejects as the call does.
   */
  read<T>(call: () => Promise<T>): Promise<T>
  /** Makes a call that changes no goods, as `read` does, and shows the cart it replies with. */
  refresh(call: () => Promise<Result<Selection>>): Promise<Outcome>
  /**
   * Shows the corrected cart that a refusal carries; without one the cart stays as it is. For use within
   * `runExclusive`, so that no newer cart is overwritten and other tabs are signalled.
   */
  adopt(refusal: Refused): void
  /** Asks what the server holds: where another tab says that it has changed it, or may have since it was last asked. */
  catchUp(changed: boolean): Promise<boolean>
  /** Repairs deposits that are out of step with their parts, where there are any; done by itself after every call. */
  checkDeposits(): void
  /**
   * Repairs deposits once everything before is done, even where that has failed before. False when it fails again; true
   * as well where the service does not sell a deposit.
   */
  keepDeposits(): Promise<boolean>
  /** Holds the queue for work that no change may overlap. `current`: this tab shows the cart the server has. */
  runExclusive<T>(work: (current: boolean) => Promise<T>): Promise<T>
}

/** One queue for everything that changes the cart: first come, first served, one call in flight in all tabs. */
export function createCartQueue(ports: CartQueuePorts): CartQueue {
  const { tabs, connection } = ports
  const tabSync = createTabSync(ports)
  const { selectionPort } = tabSync
  const tasks = createTaskQueue<Task | IntentTask>({
    ...ports,
    changed: () => intents.publish(),
    drained: checkDeposits,
  })
  const deposits = createDepositKeeper({ ...ports, ...selectionPort, ...tabSync, settle: tabs.endChange })
  const intents = createIntentQueue(tasks, { ...ports, ...selectionPort, ...tabSync })

  function enqueue<T>(quiet: boolean, work: () => Promise<T>, ignores: SuspendIgnore = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      tasks.enqueue({
        quiet,
        ignores,
        blocked: () => false,
        run: () =>
          work().then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error),
          ),
      })
    })
  }

  function checkDeposits() {
    if (connection.online() && deposits.due() !== null) void enqueue(false, deposits.repair)
  }

  async function settle(call: () => Promise<Result<Selection>>): Promise<Outcome> {
    const before = selectionPort.read()
    const reply = await resultOrNull(call)
    if (reply) return applyReply(selectionPort, before, reply)
    return { kind: 'unknown', before, after: await refetch(selectionPort) }
  }

  async function refresh(call: () => Promise<Result<Selection>>): Promise<Outcome> {
    const version = tabSync.readableVersion()
    const outcome = await settle(call)
    if (outcome.kind === 'done') tabSync.setSeenVersion(version)
    deposits.startAnew()
    return outcome
  }

  async function changing<T>(work: (current: boolean) => Promise<T>): Promise<T> {
    const current = await tabSync.beforeChange()
    tabSync.announceChange()
    return work(current).finally(tabs.endChange)
  }

  connection.onChange((online) => {
    intents.networkChanged(online)
    tasks.proceed()
  })
  return {
    submit: intents.submit,
    restore: intents.restore,
    change: (call, ignores) => enqueue(false, () => changing(() => settle(call)), ignores),
    read: (call) => enqueue(true, call),
    refresh: (call) => enqueue(true, () => refresh(call)),
    adopt: (refusal) => void applyReply(selectionPort, selectionPort.read(), refusal),
    checkDeposits,
    async keepDeposits() {
      deposits.startAnew()
      return enqueue(false, async () => {
        await deposits.repair()
        return deposits.outOfStep() === null
      })
    },
    catchUp: (changed) => enqueue(true, () => tabSync.catchUp(changed)),
    runExclusive: (work) => enqueue(false, () => changing(work)),
  }
}
