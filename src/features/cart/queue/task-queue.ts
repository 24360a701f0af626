import type { Suspendable, SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'

/** Something that waits in the queue of changes. */
export interface Task {
  /** Changes nothing: no other tab hears of it, and no button waits for it. */
  quiet: boolean
  /** Widgets that may stay awake meanwhile; none by default. */
  ignores?: SuspendIgnore
  /** Whether it has to wait for a network before it may run. */
  blocked(): boolean
  /** Resolves with a callback for after the task has left the queue; null when it stays in it. Must not reject. */
  run(): Promise<(() => void) | null>
}

interface TaskQueuePorts {
  tabs: Tabs
  widget: Suspendable
  busy(busy: boolean): void
  /** Whatever waits has changed. */
  changed(): void
  /** Nothing waits any more; what is put in the queue now is done at once. */
  drained(): void
}

export interface TaskQueue<T extends Task> {
  /** The tasks in the queue, the one that runs included. */
  readonly waiting: readonly T[]
  enqueue(task: T): void
  /** Takes a task out. False when it runs already. */
  remove(task: T): boolean
  /** Goes on, where nothing holds the first task any more. */
  proceed(): void
}

/**
 * One queue across all tabs: first come, first served, one at a time. Widgets sleep from the first task until nothing
 * waits any more, except those that every task in between ignores.
 */
export function createTaskQueue<T extends Task>({
  tabs,
  widget,
  busy,
  changed,
  drained,
}: TaskQueuePorts): TaskQueue<T> {
  const waiting: T[] = []
  /** `ignored`: the widgets that are awake while the others sleep; null while none sleeps. */
  const state: { running: boolean; ignored: SuspendIgnore | null } = { running: false, ignored: null }

  function tell() {
    changed()
    busy(waiting.some(({ quiet }) => !quiet))
    putToSleep()
  }

  function putToSleep() {
    const before = state.ignored
    const after = waiting.reduce(ignoredByBoth, before)
    if (waiting.length > 0 && before && isSame(before, after)) return
    // Resumed before suspended otherwise, as the service may count its calls or not.
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
          tell()
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
      tell()
      proceed()
    },
    remove(task) {
      const at = waiting.indexOf(task)
      if (at < 0 || (at === 0 && state.running)) return false
      waiting.splice(at, 1)
      tell()
      proceed()
      return true
    },
    proceed,
  }
}

/** The widgets that are ignored by all tasks so far, and by another one. */
function ignoredByBoth(ignored: SuspendIgnore | null, { ignores = {} }: Task): SuspendIgnore {
  const wanted = ignored ?? ignores
  return Object.fromEntries(
    Object.entries(wanted).filter(([plugin]) => wanted[plugin] === true && ignores[plugin] === true),
  )
}

/** Whether a set of widgets has stayed the same; it only ever becomes smaller. */
function isSame(before: SuspendIgnore, after: SuspendIgnore | null): boolean {
  return after !== null && Object.keys(before).length === Object.keys(after).length
}
