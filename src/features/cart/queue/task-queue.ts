import type { Suspendable, SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'

export interface Task {
  /** True if it changes nothing: no other tab is notified, and no button waits. */
  quiet: boolean
  ignores?: SuspendIgnore
  blocked(): boolean
  /** Resolves with a callback for after the task has left the queue; null if it stays. Must not reject. */
  run(): Promise<(() => void) | null>
}

interface TaskQueuePorts {
  tabs: Tabs
  widget: Suspendable
  busy(busy: boolean): void
  changed(): void
  drained(): void
}

export interface TaskQueue<T extends Task> {
  readonly waiting: readonly T[]
  enqueue(task: T): void
  remove(task: T): boolean
  /** Continues if the first task is no longer blocked. */
  proceed(): void
}

/**
 * One queue across all tabs: first come, first served, one at a time. Widgets are suspended from the first task until
 * the queue is empty, except those that every task ignores.
 */
export function createTaskQueue<T extends Task>({
  tabs,
  widget,
  busy,
  changed,
  drained,
}: TaskQueuePorts): TaskQueue<T> {
  const waiting: T[] = []
  /** `ignored`: the widgets that stay active while the others are suspended; null if none is suspended. */
  const state: { running: boolean; ignored: SuspendIgnore | null } = { running: false, ignored: null }

  function publish() {
    changed()
    busy(waiting.some(({ quiet }) => !quiet))
    putToSleep()
  }

  function putToSleep() {
    const before = state.ignored
    const after = waiting.reduce(ignoredByBoth, before)
    if (waiting.length > 0 && before && isSame(before, after)) return
    // Resumed before the next suspension, as the service may count its calls or not.
    if (before) widget.resume(before)
    state.ignored = waiting.length > 0 ? after : null
    if (state.ignored) widget.suspend(state.ignored)
  }

  function due(): T | undefined {
    const [first] = waiting
    return first?.blocked() ? undefined : first
  }

  async function drain() {
    state.running = true
    const made = { changes: false }
    try {
      await tabs.runExclusive(async () => {
        for (let task = due(); task; task = due()) {
          made.changes ||= !task.quiet
          const over = await task.run()
          if (!over) break
          waiting.shift()
          if (waiting.length === 0) drained()
          publish()
          over()
        }
      })
    } finally {
      state.running = false
      if (made.changes) tabs.broadcast('after')
      proceed()
    }
  }

  function proceed() {
    if (!state.running && due()) void drain()
  }

  return {
    waiting,
    enqueue(task) {
      waiting.push(task)
      publish()
      proceed()
    },
    remove(task) {
      const at = waiting.indexOf(task)
      if (at < 0 || (at === 0 && state.running)) return false
      waiting.splice(at, 1)
      publish()
      proceed()
      return true
    },
    proceed,
  }
}

/** The widgets ignored by all tasks so far and by another one. */
function ignoredByBoth(ignored: SuspendIgnore | null, { ignores = {} }: Task): SuspendIgnore {
  const wanted = ignored ?? ignores
  return Object.fromEntries(
    Object.entries(wanted).filter(([plugin]) => wanted[plugin] === true && ignores[plugin] === true),
  )
}

/** The set of ignored widgets only ever shrinks, so its size is compared. */
function isSame(before: SuspendIgnore, after: SuspendIgnore | null): boolean {
  return after !== null && Object.keys(before).length === Object.keys(after).length
}
