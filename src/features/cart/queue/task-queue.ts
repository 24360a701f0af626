import type { CheckoutWidget } from '#src/effects/browser/checkout-widget.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'

/** Something that waits in the queue of changes. */
export interface Task {
  /** Changes nothing: no other tab hears of it, and no button waits for it. */
  quiet: boolean
  /** Whether it has to wait for a network before it may run. */
  blocked(): boolean
  /** Resolves with a callback for after the task has left the queue; null when it stays in it. Must not reject. */
  run(): Promise<(() => void) | null>
}

interface TaskQueuePorts {
  tabs: Tabs
  widget: CheckoutWidget
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

/** One queue across all tabs: first come, first served, one at a time. Widgets sleep while anything is in it. */
export function createTaskQueue<T extends Task>({
  tabs,
  widget,
  busy,
  changed,
  drained,
}: TaskQueuePorts): TaskQueue<T> {
  const waiting: T[] = []
  const state = { running: false, asleep: false }

  function tell() {
    changed()
    busy(waiting.some(({ quiet }) => !quiet))
    const asleep = waiting.length > 0
    if (asleep === state.asleep) return
    state.asleep = asleep
    if (asleep) widget.suspend()
    else widget.resume()
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
