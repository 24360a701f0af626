import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Refused, type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import type { Outcome } from '../outcome.ts'
import type { CartQueuePorts } from './cart-queue-ports.ts'
import { createDepositRepair } from './deposit-repair.ts'
import { createIntentQueue, type IntentQueue, type IntentTask } from './intent-queue.ts'
import { applyReply, refetch } from './selection-port.ts'
import { createTabSync } from './tab-sync.ts'
import { createTaskQueue, type Task } from './task-queue.ts'

export interface CartQueue extends Pick<IntentQueue, 'submit' | 'restore'> {
  /** Changes the cart after everything before. Never repeats a call. `ignores`: widgets that stay active. */
  change(call: () => Promise<Result<Selection>>, ignores?: SuspendIgnore): Promise<Outcome>
  /**
   * Makes a call without changes after everything before, and resolves with its result: the shown cart stays, no other
   * tab is notified, and no button waits. Rejects if the call does.
   */
  read<T>(call: () => Promise<T>): Promise<T>
  /** Makes a call that changes no goods, like `read`, and shows the cart of its reply. */
  refresh(call: () => Promise<Result<Selection>>): Promise<Outcome>
  /** Shows the corrected cart of a refusal. Only within `runExclusive`, so that no newer cart is overwritten. */
  adopt(refusal: Refused): void
  /** Reads the cart again if another tab has announced a change, or may have made one since the last read. */
  catchUp(changed: boolean): Promise<boolean>
  /** Starts a repair of deposits if necessary; also done after every call. */
  checkDeposits(): void
  /** Repairs deposits even if that has failed earlier. True also if the service does not sell a deposit. */
  keepDeposits(): Promise<boolean>
  /** Holds the queue for work that no change may overlap. `current`: this tab shows the server's cart. */
  runExclusive<T>(work: (current: boolean) => Promise<T>): Promise<T>
}

export function createCartQueue(ports: CartQueuePorts): CartQueue {
  const { tabs, connection } = ports
  const tabSync = createTabSync(ports)
  const { selectionPort } = tabSync
  const tasks = createTaskQueue<Task | IntentTask>({
    ...ports,
    changed: () => intents.publish(),
    drained: checkDeposits,
  })
  const deposits = createDepositRepair({ ...ports, ...selectionPort, ...tabSync, settle: tabs.endChange })
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
    deposits.reset()
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
      deposits.reset()
      return enqueue(false, async () => {
        await deposits.repair()
        return deposits.outOfStep() === null
      })
    },
    catchUp: (changed) => enqueue(true, () => tabSync.catchUp(changed)),
    runExclusive: (work) => enqueue(false, () => changing(work)),
  }
}
