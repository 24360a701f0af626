import type { CheckoutWidget } from '#src/effects/checkout-widget.ts'
import type { Tabs } from '#src/effects/tabs.ts'

/** Something that waits in the line of changes. */
export interface Turn {
  /** Changes nothing: no other tab hears of it, and no button waits for it. */
  quiet: boolean
  /** Whether it has to wait for a network before it may run. */
  held(): boolean
  /** Answers what is to be told once it is out of the line; null when it keeps its place. Must not reject. */
  run(): Promise<(() => void) | null>
}

interface TurnsPorts {
  tabs: Tabs
  widget: CheckoutWidget
  busy(busy: boolean): void
  /** Whoever is in line has changed. */
  moved(): void
}

export interface Turns<T extends Turn> {
  /** Those in line, the one that runs included. */
  readonly waiting: readonly T[]
  enter(turn: T): void
  /** Takes a turn out. False when it runs already. */
  leave(turn: T): boolean
  /** Goes on, where nothing holds the first in line any more. */
  proceed(): void
}

/** One line across all tabs: first come, first served, one at a time. Widgets sleep while anybody is in it. */
export function createTurns<T extends Turn>({ tabs, widget, busy, moved }: TurnsPorts): Turns<T> {
  const waiting: T[] = []
  const state = { running: false, asleep: false }

  function tell() {
    moved()
    busy(waiting.some(({ quiet }) => !quiet))
    const asleep = waiting.length > 0
    if (asleep === state.asleep) return
    state.asleep = asleep
    if (asleep) widget.suspend()
    else widget.resume()
  }

  function due(): T | undefined {
    const [first] = waiting
    return first?.held() ? undefined : first
  }

  async function drain() {
    state.running = true
    const made = { changes: false }
    try {
      await tabs.alone(async () => {
        for (let turn = due(); turn; turn = due()) {
          made.changes ||= !turn.quiet
          const over = await turn.run()
          if (!over) break
          waiting.shift()
          tell()
          over()
        }
      })
    } finally {
      state.running = false
      if (made.changes) tabs.tell('after')
      proceed()
    }
  }

  function proceed() {
    if (!state.running && due()) void drain()
  }

  return {
    waiting,
    enter(turn) {
      waiting.push(turn)
      tell()
      proceed()
    },
    leave(turn) {
      const at = waiting.indexOf(turn)
      if (at < 0 || (at === 0 && state.running)) return false
      waiting.splice(at, 1)
      tell()
      proceed()
      return true
    },
    proceed,
  }
}
